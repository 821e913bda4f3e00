import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import * as lines from '../carrier/carrier-lines.fixture.ts'
import { localJourney } from '../tracking/journey.fixture.ts'

let portal: Portal
type Person = Awaited<ReturnType<Portal['person']>>
let people: Record<'shipper' | 'stranger' | 'rep', Person>
const boxes = [1, 2, 3, 4, 5].map((nth) => lines.boxNumber(510_000 + nth))
const [old = '', first = '', second = ''] = boxes

beforeAll(async () => {
  portal = await startPortal({ now: '2026-11-15T00:00:00Z' })
  await portal.carrier('locations', lines.locations)
  await portal.carrier('equipment-types', lines.equipmentTypes)
  await portal.carrier('organisations', lines.organisations)
  await portal.carrier('schedules', lines.schedules)
  const { rows } = await portal.pool.raw.query<{ id: string }>("select id from organisation where ref = 'NBL'")
  people = {
    shipper: await portal.person({ groups: ['TD'], organisationIds: [rows[0]?.id ?? ''] }),
    stranger: await portal.person({ groups: ['TD'] }),
    rep: await portal.person({ groups: ['TD'] }),
  }
  await portal.carrier('bookings', [lines.booking('3104482', { salesRep: people.rep.webId })])
  await portal.carrier(
    'containers',
    boxes.map((box) => lines.container('3104482', box)),
  )
  const untilDischarged = localJourney.slice(0, 6).map(({ stage: _, ...move }) => move)
  await portal.carrier(
    'events',
    boxes.flatMap((box) => untilDischarged.map((move) => lines.event('3104482', box, move))),
  )
})
afterAll(() => portal.stop())

const told = async ({ headers }: Person) =>
  (await portal.get('/api/notices', headers)).json.notices.map(
    ({ kind, tone, args, link }: { kind: string; tone: string; args: object; link: string | null }) => ({
      kind,
      tone,
      args,
      link,
    }),
  )
const available = (box: string, occurredAt: string) =>
  lines.event('3104482', box, { kind: 'available', location: 'USLGB-SSA', occurredAt })
const hold = (box: string, more: object = {}) => ({
  bookingNo: '3104482',
  containerNo: box,
  type: 'customs',
  state: 'red',
  since: '2026-11-14T20:00:00Z',
  ...more,
})

describe('boxes that became ready', () => {
  it('are no news when it happened long ago', async () => {
    await portal.carrier('events', [available(old, '2026-11-09T12:00:00Z')])
    expect(await told(people.shipper)).toEqual([])
  })

  it('are told to the parties and to the sales rep once, several together, and to nobody else', async () => {
    const events = [available(first, '2026-11-14T18:00:00Z'), available(second, '2026-11-14T19:00:00Z')]
    await portal.carrier('events', events)
    await portal.carrier('events', events)
    await portal.carrier('events', [available(first, '2026-11-14T21:00:00Z')]) // said once more
    const notice = {
      kind: 'boxReady',
      tone: 'success',
      args: { count: '2', place: 'USLGB', boxes: [first, second].sort().join(', ') },
      link: null,
    }
    expect(await told(people.shipper)).toEqual([notice])
    expect(await told(people.rep)).toEqual([notice])
    expect(await told(people.stranger)).toEqual([])
  })
})

describe('a hold', () => {
  it('is told when it is set, with what it is and where to go, and not when it was there before', async () => {
    await portal.carrier('holds', [hold(first)])
    await portal.carrier('holds', [hold(first, { type: 'dataHold' })])
    const holds = (await told(people.shipper)).slice(0, -1)
    expect(holds.map(({ args }: { args: { hold: string } }) => args.hold)).toEqual(['dataHold', 'customs'])
    expect(holds.slice(1)).toEqual([
      {
        kind: 'holdSet',
        tone: 'error',
        args: { count: '1', place: 'USLGB', boxes: first, hold: 'customs' },
        link: `/containerDetails/3104482/${first}`,
      },
    ])
  })

  it('is no news when it was set long ago', async () => {
    const before = (await told(people.shipper)).length
    await portal.carrier('holds', [hold(second, { since: '2026-11-02T00:00:00Z' })])
    expect(await told(people.shipper)).toHaveLength(before)
  })
})

describe('a ship that is expected at another time', () => {
  const [sailing] = lines.schedules
  const revised = (revision: number, estimated: string) => ({
    ...sailing,
    revision,
    calls: sailing?.calls.map((call, at) =>
      at === 2 ? { ...call, arrival: { ...call.arrival, estimated, reason: 'weather' } } : call,
    ),
  })
  const moves = async () => (await told(people.shipper)).filter(({ kind }: { kind: string }) => kind === 'arrivalMoved')

  it('is told from six hours on, with by how much and why', async () => {
    await portal.carrier('schedules', [revised(2, '2026-11-21T19:00:00Z')])
    expect(await moves()).toEqual([])
    await portal.carrier('schedules', [revised(3, '2026-11-22T07:00:00Z')])
    expect(await moves()).toEqual([
      {
        kind: 'arrivalMoved',
        tone: 'note',
        args: {
          count: '5',
          place: 'USLGB',
          boxes: boxes.slice(0, 3).join(', '),
          vvd: 'FHM042E',
          minutes: '720',
          at: '2026-11-22T07:00:00Z',
          reason: 'weather',
        },
        link: null,
      },
    ])
    await portal.carrier('schedules', [revised(3, '2026-11-22T07:00:00Z')])
    expect(await moves()).toHaveLength(1)
  })
})
