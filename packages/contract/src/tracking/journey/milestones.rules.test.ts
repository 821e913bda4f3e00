import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PublicDetailReply } from '../tracking.schema.ts'
import {
  container,
  event,
  feederLegs,
  hummingbird,
  journey,
  moment,
  oceanLeg,
  railLeg,
  sparrow,
  terminalLeg,
} from './journey.fixture.ts'
import { milestones } from './milestones.rules.ts'

const pickedUp = event('gateOut empty truck', '2026-11-07T06:20:00Z', 'CNNGB')
const gatedIn = event('gateIn full truck', '2026-11-09T01:05:00Z', 'CNNGB-BLC')
const loaded = event('loaded full vessel', '2026-11-10T14:41:00Z', 'CNNGB-BLC', hummingbird)
const departed = event('departed full vessel', '2026-11-10T22:00:00Z', 'CNNGB-BLC', hummingbird)
const arrived = event('arrived full vessel', '2026-11-14T14:00:00Z', 'USLGB-SSA', hummingbird)
const discharged = event('discharged full vessel', '2026-11-14T20:00:00Z', 'USLGB-SSA', hummingbird)
const available = event('available full', '2026-11-15T00:00:00Z', 'USLGB-SSA')
const out = event('gateOut full truck', '2026-11-15T02:00:00Z', 'USLGB-SSA')
const returned = event('gateIn empty truck', '2026-11-15T06:00:00Z', 'USLGB')
const wholeVoyage = [pickedUp, gatedIn, loaded, departed, arrived, discharged, available, out, returned]

const toChicago = {
  ...container,
  shipment: 'IPI',
  destination: 'USCHI',
  estimatedDelivery: '2026-11-27T15:00:00Z',
} as const
const byRail: Partial<PublicDetailReply> = {
  container: toChicago,
  legs: [terminalLeg, oceanLeg, railLeg],
}

const shown = (change: Partial<PublicDetailReply>) =>
  milestones(journey(change)).map(
    ({ kind, state, current, isOverdue }) => `${kind} ${state}${current ? ' now' : ''}${isOverdue ? ' no word' : ''}`,
  )

describe('the milestones', () => {
  it('of a booked container are plans only, with a passed plan marked as unreported', () =>
    expect(shown({ events: [] })).toEqual([
      'emptyPickedUp planned',
      'gateIn planned no word',
      'departed planned no word',
      'arrived estimated',
      'available estimated',
      'gateOut planned',
      'emptyReturned planned',
    ]))

  it('of a container at sea go from facts over the current one to estimates', () =>
    expect(shown({ events: [pickedUp, gatedIn, loaded, departed] })).toEqual([
      'emptyPickedUp actual',
      'gateIn actual',
      'loaded actual',
      'departed actual now',
      'arrived estimated',
      'available estimated',
      'gateOut planned',
      'emptyReturned planned',
    ]))

  it('of a container on hold have no date for its pickup once the estimate has passed', () => {
    const estimatedAvailability = { at: '2026-11-14T23:00:00Z', ruleBased: false }
    const pickupOf = (stage: 'Hold' | 'At Destination', at = estimatedAvailability.at) =>
      milestones(
        journey({
          container: { ...container, stage, estimatedAvailability: { ...estimatedAvailability, at } },
          events: [pickedUp, gatedIn, loaded, departed, arrived, discharged],
        }),
      ).find(({ kind }) => kind === 'available')
    expect(pickupOf('Hold')).toMatchObject({ at: null, isOverdue: false })
    expect(pickupOf('At Destination')).toMatchObject({ at: '2026-11-14T23:00:00Z', isOverdue: true })
    expect(pickupOf('Hold', '2026-11-30T23:00:00Z')).toMatchObject({ at: '2026-11-30T23:00:00Z', isOverdue: false })
  })

  it('show the plan where a newer time differs', () => {
    const [, , , sailing, arrival] = milestones(journey({ events: [pickedUp, gatedIn, loaded, departed] }))
    expect(sailing).toMatchObject({ at: '2026-11-10T22:00:00Z', plannedAt: '2026-11-11T00:00:00Z' })
    expect(arrival).toMatchObject({ at: '2026-11-21T14:00:00Z', plannedAt: '2026-11-23T14:00:00Z', place: 'USLGB' })
  })

  it('of a finished journey are facts only', () =>
    expect(milestones(journey({ events: wholeVoyage })).map(({ state }) => state)).toEqual(
      wholeVoyage.map(() => 'actual'),
    ))

  it('continue by rail to the ramp', () =>
    expect(
      shown({
        ...byRail,
        events: [loaded, departed, arrived, discharged, event('departed full rail', '2026-11-15T03:00:00Z', 'USLGB')],
      }),
    ).toEqual([
      'emptyPickedUp unreported',
      'gateIn unreported',
      'loaded actual',
      'departed actual',
      'arrived actual',
      'discharged actual',
      'railDeparted actual now',
      'railArrived estimated',
      'available estimated',
      'gateOut planned',
      'emptyReturned planned',
    ]))

  it('do not mistake the move from terminal to train for the pickup', () => {
    const line = shown({ ...byRail, events: [loaded, arrived, discharged, out] })
    expect(line).toContain('outToRail actual now')
    expect(line).toContain('railArrived estimated')
    expect(line).toContain('gateOut planned')
  })

  it('do not skip the train because the port terminal has released the container to it', () =>
    expect(shown({ ...byRail, events: [loaded, arrived, discharged, available] })).toContain('railArrived estimated'))

  it('give no date for a train that the late ship will miss, and still show its old plan', () => {
    const late = { ...oceanLeg, arrival: moment('2026-11-23T14:00:00Z', '2026-11-26T14:00:00Z') }
    const line = milestones(journey({ ...byRail, legs: [terminalLeg, late, railLeg], events: [loaded, departed] }))
    expect(line.find(({ kind }) => kind === 'railDeparted')).toMatchObject({
      at: null,
      plannedAt: '2026-11-24T20:00:00Z',
      isOverdue: false,
    })
  })

  it('change ships at Shanghai for a container from Hai Phong', () => {
    const feeder = [
      event('loaded full vessel', '2026-11-03T10:00:00Z', 'VNHPH', sparrow),
      event('departed full vessel', '2026-11-04T10:00:00Z', 'VNHPH', sparrow),
      event('arrived full vessel', '2026-11-08T02:00:00Z', 'CNSHA', sparrow),
      event('discharged full vessel', '2026-11-08T09:00:00Z', 'CNSHA', sparrow),
      event('loaded full vessel', '2026-11-10T09:00:00Z', 'CNSHA', hummingbird),
    ]
    const line = shown({ container: { ...container, portOfLoading: 'VNHPH' }, legs: feederLegs, events: feeder })
    expect(line.slice(5)).toEqual([
      'transshipped actual',
      'loaded actual now',
      'departed planned no word',
      'arrived estimated',
      'available estimated',
      'gateOut planned',
      'emptyReturned planned',
    ])
  })

  it('use the ship’s own report for a container aboard, and not for one that missed the ship', () => {
    const sailed = { ...oceanLeg, departure: moment('2026-11-11T00:00:00Z', null, '2026-11-10T22:00:00Z') }
    expect(shown({ legs: [terminalLeg, sailed], events: [gatedIn, loaded] })).toContain('departed actual now')
    expect(shown({ legs: [terminalLeg, sailed], events: [gatedIn] })).toContain('departed planned no word')
  })

  it('show a call on the way as a call, not as the arrival', () => {
    const call = event('arrived full vessel', '2026-11-12T04:00:00Z', 'CNSHA', hummingbird)
    expect(shown({ events: [pickedUp, gatedIn, loaded, departed, call] }).slice(4, 6)).toEqual([
      'arrived actual now',
      'arrived estimated',
    ])
  })

  it.each([
    [
      'a container that was taken out again must come in again',
      [pickedUp, gatedIn, event('gateOut full truck', '2026-11-09T09:00:00Z', 'CNNGB-BLC')],
      'emptyPickedUp actual now',
      'gateIn planned no word',
    ],
    [
      'a container that was shut out waits for loading again',
      [pickedUp, gatedIn, loaded, event('discharged full vessel', '2026-11-10T20:00:00Z', 'CNNGB-BLC', hummingbird)],
      'gateIn actual now',
      'departed planned no word',
    ],
    [
      'an empty returned unused starts over',
      [pickedUp, event('gateIn empty truck', '2026-11-08T09:00:00Z', 'CNNGB')],
      'emptyPickedUp planned',
      'gateIn planned no word',
    ],
  ])('%s', (_case, events, ...expected) => expect(shown({ events })).toEqual(expect.arrayContaining(expected)))

  it('follow when the terminal withdraws its report', () => {
    const line = shown({
      events: [
        loaded,
        arrived,
        discharged,
        available,
        { ...available, kind: 'notAvailable', at: '2026-11-15T05:00:00Z' },
      ],
    })
    expect(line).toContain('notAvailable actual now')
    expect(line).not.toContain('available actual')
  })

  it('show a step that nobody reported as a gap, neither dropped nor planned', () => {
    const line = milestones(journey({ events: [pickedUp, gatedIn, loaded, departed, discharged, out] }))
    expect(line.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      'emptyPickedUp actual',
      'gateIn actual',
      'loaded actual',
      'departed actual',
      'arrived unreported',
      'discharged actual',
      'gateOut actual',
      'emptyReturned planned',
    ])
    expect(line[4]).toMatchObject({ at: null, plannedAt: '2026-11-23T14:00:00Z', place: 'USLGB', isOverdue: false })
  })

  it('are overdue for every kind of step when its time passes without a report, and not before', () => {
    const passed = moment('2026-11-01T00:00:00Z')
    const legs = [terminalLeg, oceanLeg, railLeg].map((leg) => ({ ...leg, departure: passed, arrival: passed }))
    const late = { ...toChicago, estimatedAvailability: null, estimatedDelivery: null }
    expect(shown({ container: late, legs, events: [] })).toEqual([
      'emptyPickedUp planned',
      'gateIn planned no word',
      'departed planned no word',
      'arrived planned no word',
      'railDeparted planned no word',
      'railArrived planned no word',
      'available planned',
      'gateOut planned',
      'emptyReturned planned',
    ])
    expect(shown({ legs: [terminalLeg, oceanLeg], events: [], asOf: '2026-11-01T00:00:00Z' }).join()).not.toContain(
      'no word',
    )
  })

  it('never show a plan before a fact, a fact twice, or two current points', () => {
    const ahead = fc.subarray(wholeVoyage)
    fc.assert(
      fc.property(ahead, fc.subarray(wholeVoyage), fc.boolean(), (events, again, rail) => {
        const all = [...events, ...again].sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
        const line = milestones(journey({ ...(rail ? byRail : {}), events: all }))
        const isPast = ({ state }: (typeof line)[number]) => state === 'actual' || state === 'unreported'
        const firstPlan = line.findIndex((one) => !isPast(one))
        expect(line.slice(firstPlan < 0 ? line.length : firstPlan).some(isPast)).toBe(false)
        expect(new Set(line.map(({ kind, place, at }) => `${kind} ${place} ${at}`)).size).toBe(line.length)
        expect(line.filter(({ current }) => current).length).toBe(line.some(({ state }) => state === 'actual') ? 1 : 0)
        const estimates = line
          .filter(({ state, at }) => state === 'estimated' && at)
          .map(({ at }) => Date.parse(String(at)))
        expect(estimates).toEqual([...estimates].sort((one, other) => one - other))
        const facts = line.filter(({ state }) => state === 'actual').map(({ at }) => Date.parse(String(at)))
        expect(facts).toEqual([...facts].sort((one, other) => one - other))
      }),
    )
  })
})
