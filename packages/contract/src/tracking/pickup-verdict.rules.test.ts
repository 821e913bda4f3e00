import { describe, expect, it } from 'vitest'
import { container, event, journey, moment, oceanLeg, railLeg, terminalLeg } from './journey/journey.fixture.ts'
import { milestones } from './journey/milestones.rules.ts'
import { type PickupVerdict, pickupVerdict } from './pickup-verdict.rules.ts'
import type { CargoHold, OwnDetail, PublicContainer, PublicDetailReply } from './tracking.schema.ts'
import { type HoldType, holdTypes, stages } from './tracking.values.ts'

type FreeTime = Pick<OwnDetail['box'], 'lastFreeOn' | 'lastFreeBasis'>
interface Case extends Partial<PublicContainer> {
  red?: HoldType[]
  notRequired?: HoldType[]
  asOf?: string
  box?: FreeTime
}

const holdsWith = (red: HoldType[], notRequired: HoldType[]): CargoHold[] =>
  holdTypes.map((type) => ({
    type,
    state: red.includes(type) ? 'red' : 'green',
    isRequired: !notRequired.includes(type),
    since: null,
    remark: null,
  }))

function verdictOf({ red = [], notRequired = [], asOf, box, ...change }: Case): PickupVerdict {
  const { places, asOf: now } = journey()
  return pickupVerdict({
    container: { ...container, ...change },
    places,
    asOf: asOf ?? now,
    holds: holdsWith(red, notRequired),
    box: box ?? { lastFreeOn: null, lastFreeBasis: null },
  })
}

const discharged = event('discharged full vessel', '2026-11-22T03:00:00Z', 'USLGB-SSA')
const out = event('gateOut full truck', '2026-11-25T18:00:00Z', 'USLGB-SSA')
const back = event('gateIn empty truck', '2026-12-01T18:00:00Z', 'USLGB')
const expected = { at: '2026-11-22T21:00:00Z', isOverdue: false }
const atLongBeach = { stage: 'At Destination', lastEvent: discharged, availabilityBasis: null } as const
const bySay = { ...atLongBeach, availability: 'Available For Pickup', availabilityBasis: 'terminal' } as const

const verdicts: [string, Case, PickupVerdict][] = [
  ['is booked', { stage: 'Booked' }, { answer: 'notShipped', place: 'USLGB', redHolds: [], ready: expected }],
  ['waits at origin', { stage: 'At Origin' }, { answer: 'notShipped', place: 'USLGB', redHolds: [], ready: expected }],
  [
    'is at sea with a bill to surrender',
    { red: ['originalBl'] },
    { answer: 'underWay', place: 'USLGB', redHolds: ['originalBl'], ready: expected },
  ],
  [
    'is on the train, and fetched at the ramp',
    { shipment: 'IPI', destination: 'USCHI', estimatedDelivery: '2026-11-28T15:00:00Z' },
    { answer: 'underWay', place: 'USCHI', redHolds: [], ready: { at: '2026-11-28T15:00:00Z', isOverdue: false } },
  ],
  [
    'is at sea, nobody knows when it comes',
    { arrival: moment(null), estimatedAvailability: null },
    { answer: 'underWay', place: 'USLGB', redHolds: [] },
  ],
  [
    'is held',
    {
      ...bySay,
      stage: 'Hold',
      availability: 'Not Yet Available',
      availabilityBasis: null,
      red: ['customs', 'dataHold'],
    },
    { answer: 'onHold', place: 'USLGB-SSA', redHolds: ['customs', 'dataHold'], ready: expected },
  ],
  [
    'has a red light that does not apply to it',
    { ...bySay, red: ['originalBl'], notRequired: ['originalBl'] },
    { answer: 'ready', place: 'USLGB-SSA', redHolds: [] },
  ],
  ['is available by the terminal’s word', bySay, { answer: 'ready', place: 'USLGB-SSA', redHolds: [] }],
  [
    'is available by estimate alone',
    { ...bySay, availabilityBasis: 'estimate', asOf: '2026-11-23T08:00:00Z' },
    {
      answer: 'readyByEstimate',
      place: 'USLGB-SSA',
      redHolds: [],
      ready: { at: '2026-11-22T21:00:00Z', isOverdue: true },
    },
  ],
  [
    'is refused by the terminal, whatever was estimated',
    { ...atLongBeach, availabilityBasis: 'terminal' },
    { answer: 'denied', place: 'USLGB-SSA', redHolds: [] },
  ],
  ['is discharged and awaited', atLongBeach, { answer: 'awaited', place: 'USLGB-SSA', redHolds: [], ready: expected }],
  [
    'has left, whatever its lights say',
    { stage: 'Out-gated', lastEvent: out, availability: null, red: ['customs'] },
    { answer: 'collected', place: 'USLGB-SSA', redHolds: [], since: '2026-11-25T18:00:00Z' },
  ],
  [
    'is returned',
    {
      stage: 'Empty Returned',
      lastEvent: back,
      availability: null,
      box: { lastFreeOn: '2026-12-03', lastFreeBasis: 'return' },
    },
    { answer: 'returned', place: 'USLGB', redHolds: [], since: '2026-12-01T18:00:00Z' },
  ],
]

describe('can I pick it up?', () => {
  it.each(verdicts)('a container that %s', (_case, input, verdict) => expect(verdictOf(input)).toEqual(verdict))

  it('has an answer for every stage even without any report', () => {
    for (const stage of stages) expect(verdictOf({ stage, lastEvent: null }).place).toBeTruthy()
  })
})

describe('the last free day', () => {
  const until = (lastFreeOn: string): Case => ({ ...bySay, box: { lastFreeOn, lastFreeBasis: 'terminal' } })

  it.each([
    ['2026-11-24', 'ahead', 2],
    ['2026-11-23', 'tomorrow', 1],
    ['2026-11-22', 'today', 0],
    ['2026-11-21', 'passed', 1],
    ['2026-10-31', 'passed', 22],
  ])('%s is %s on the evening of the 22nd in Long Beach, which is the 23rd in UTC', (on, urgency, days) =>
    expect(verdictOf({ ...until(on), asOf: '2026-11-23T06:00:00Z' }).freeDay).toEqual({
      on,
      basis: 'terminal',
      urgency,
      days,
    }),
  )

  it('counts for a container on hold too, because the terminal charges all the same', () =>
    expect(verdictOf({ ...until('2026-11-14'), stage: 'Hold', red: ['customs'] }).freeDay?.urgency).toBe('passed'))

  it('is the day to return the empty once the container has left', () =>
    expect(
      verdictOf({ stage: 'Out-gated', lastEvent: out, box: { lastFreeOn: '2026-11-15', lastFreeBasis: 'return' } })
        .freeDay,
    ).toMatchObject({ basis: 'return', urgency: 'today' }))

  it.each(['Booked', 'In-Transit', 'Empty Returned'] as const)('does not matter while the container is %s', (stage) =>
    expect(verdictOf({ ...until('2026-11-14'), stage }).freeDay).toBeUndefined(),
  )
})

describe('the milestone ‘Available for pickup’ shows the estimate that the verdict names', () => {
  const toChicago = { shipment: 'IPI', destination: 'USCHI', estimatedDelivery: '2026-11-28T15:00:00Z' } as const
  it.each<[string, Case, Partial<PublicDetailReply>]>([
    ['of a container that ends at the port', {}, {}],
    ['of a container that continues by rail', toChicago, { legs: [terminalLeg, oceanLeg, railLeg] }],
    ['of an inland container without a rail leg', toChicago, {}],
    ['of a container that waits at the terminal', atLongBeach, {}],
    ['of nothing after the terminal’s ‘not yet’', { ...atLongBeach, availabilityBasis: 'terminal' }, {}],
  ])('%s', (_case, { red: _red, notRequired: _not, asOf: _asOf, box: _box, ...change }, reply) => {
    const shown = journey({ ...reply, container: { ...container, ...change } })
    const milestone = milestones(shown).find(({ kind }) => kind === 'available')
    const verdict = pickupVerdict({
      ...shown,
      holds: holdsWith([], []),
      box: { lastFreeOn: null, lastFreeBasis: null },
    })
    expect(milestone?.at ?? null).toBe(verdict.ready?.at ?? null)
  })
})
