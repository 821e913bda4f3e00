import { describe, expect, it } from 'vitest'
import type { PublicContainer, PublicDetailReply } from '../tracking.schema.ts'
import { stages } from '../tracking.values.ts'
import { type Headline, headline } from './headline.rules.ts'
import { container, event, journey, moment } from './journey.fixture.ts'

const say = (change: Partial<PublicContainer>, reply: Partial<PublicDetailReply> = {}) =>
  headline({ ...container, ...change }, journey(reply))

const arrived = moment('2026-11-23T14:00:00Z', null, '2026-11-21T14:00:00Z')
const discharged = event('discharged full vessel', '2026-11-22T03:00:00Z', 'USLGB-SSA')
const early = { tone: 'early', days: 2, hours: 0, minutes: 0 } as const
const dueAtLongBeach = { place: 'USLGB', at: '2026-11-21T14:00:00Z', state: 'estimated', punctuality: early } as const
const out = event('gateOut full truck', '2026-11-25T18:00:00Z', 'USLGB-SSA')

const sentences: [string, Partial<PublicContainer>, Headline][] = [
  ['booked', { stage: 'Booked' }, { key: 'booked', place: 'CNNGB', due: dueAtLongBeach }],
  [
    'fetched empty',
    { stage: 'Empty Pickup', lastEvent: event('gateOut empty truck', '2026-11-07T06:20:00Z', 'CNNGB') },
    { key: 'emptyPickup', place: 'CNNGB', due: dueAtLongBeach },
  ],
  [
    'waiting at the terminal of loading',
    { stage: 'At Origin', lastEvent: event('gateIn full truck', '2026-11-09T01:05:00Z', 'CNNGB-BLC') },
    { key: 'atOrigin', place: 'CNNGB-BLC', due: dueAtLongBeach },
  ],
  [
    'at sea, two days early',
    { lastEvent: event('departed full vessel', '2026-11-11T00:00:00Z', 'CNNGB-BLC'), location: 'sea' },
    { key: 'atSea', place: 'CNNGB-BLC', due: dueAtLongBeach },
  ],
  [
    'at sea, the estimate has passed without a report',
    { arrival: moment('2026-11-14T14:00:00Z') },
    { key: 'inTransit', place: 'USLGB', due: { place: 'USLGB', at: '2026-11-14T14:00:00Z', state: 'overdue' } },
  ],
  [
    'at sea, nothing but the plan',
    { arrival: moment('2026-11-23T14:00:00Z') },
    { key: 'inTransit', place: 'USLGB', due: { place: 'USLGB', at: '2026-11-23T14:00:00Z', state: 'planned' } },
  ],
  ['at sea, nobody knows when', { arrival: moment(null) }, { key: 'inTransit', place: 'USLGB' }],
  ['berthed, still on board', { arrival: arrived }, { key: 'arrived', place: 'USLGB', since: '2026-11-21T14:00:00Z' }],
  [
    'waiting for the train to Chicago',
    { arrival: arrived, shipment: 'IPI', destination: 'USCHI', lastEvent: discharged },
    {
      key: 'railToCome',
      place: 'USLGB',
      since: '2026-11-21T14:00:00Z',
      due: { place: 'USCHI', at: '2026-11-22T21:00:00Z', state: 'estimated' },
    },
  ],
  [
    'on the train',
    {
      arrival: arrived,
      shipment: 'IPI',
      destination: 'USCHI',
      lastEvent: { ...discharged, kind: 'departed', mode: 'rail' },
    },
    { key: 'onRail', place: 'USCHI', due: { place: 'USCHI', at: '2026-11-22T21:00:00Z', state: 'estimated' } },
  ],
  ['on hold, without a reason', { stage: 'Hold', lastEvent: discharged }, { key: 'hold', place: 'USLGB-SSA' }],
  [
    'available by the terminal’s report',
    {
      stage: 'At Destination',
      lastEvent: discharged,
      availability: 'Available For Pickup',
      availabilityBasis: 'terminal',
    },
    { key: 'available', place: 'USLGB-SSA' },
  ],
  [
    'available by estimate alone',
    {
      stage: 'At Destination',
      lastEvent: discharged,
      availability: 'Available For Pickup',
      availabilityBasis: 'estimate',
    },
    { key: 'availableEstimated', place: 'USLGB-SSA' },
  ],
  [
    'discharged, not yet available',
    { stage: 'At Destination', lastEvent: discharged },
    {
      key: 'notYetAvailable',
      place: 'USLGB-SSA',
      due: { place: 'USLGB-SSA', at: '2026-11-22T21:00:00Z', state: 'estimated' },
    },
  ],
  [
    'picked up',
    { stage: 'Out-gated', lastEvent: out },
    { key: 'outGated', place: 'USLGB-SSA', since: '2026-11-25T18:00:00Z' },
  ],
  [
    'returned empty',
    { stage: 'Empty Returned', lastEvent: { ...out, kind: 'gateIn', load: 'empty' } },
    { key: 'emptyReturned', place: 'USLGB-SSA', since: '2026-11-25T18:00:00Z' },
  ],
]

describe('the sentence that answers the question', () => {
  it.each(sentences)('%s', (_case, change, expected) => expect(say(change)).toEqual(expected))

  it('has an answer for every stage even without any report', () => {
    for (const stage of stages) expect(say({ stage, lastEvent: null, arrival: moment(null) }).place).toBeTruthy()
  })

  it('names no arrival for a container that missed its ship', () =>
    expect(say({ stage: 'At Origin', lastEvent: null, arrival: arrived })).toEqual({ key: 'atOrigin', place: 'CNNGB' }))

  it("prefers the terminal's report to any earlier estimate", () =>
    expect(say({ stage: 'At Destination', lastEvent: discharged, availabilityBasis: 'terminal' })).toEqual({
      key: 'notAvailable',
      place: 'USLGB-SSA',
    }))

  it('promises no availability without an estimate', () =>
    expect(say({ stage: 'At Destination', lastEvent: discharged, estimatedAvailability: null })).toEqual({
      key: 'notYetAvailable',
      place: 'USLGB-SSA',
    }))
})
