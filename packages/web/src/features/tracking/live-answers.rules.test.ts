import { container, journey } from '@fairway/contract/tracking/journey/journey.fixture'
import { describe, expect, it } from 'vitest'
import { changedContainers, isAffectedBy, topicOf, topicsOf } from './live-answers.rules.ts'

const shade = { ...container, containerNo: 'FWYU7712044' }
const { places, asOf, liveFrom, carrierSilentSince, watch } = journey()
const list = { containers: [container, shade], missing: [], places, asOf, liveFrom, carrierSilentSince, watch }
const lamp = topicOf(container, watch)

describe('a list watches', () => {
  it('the containers that were searched', () =>
    expect(topicsOf('container', list)).toEqual(['3104482~ticket/FWYU4829130', '3104482~ticket/FWYU7712044']))
  it('whole bookings, and the booking of a bill', () => {
    expect(topicsOf('booking', list)).toEqual(['3104482~ticket'])
    expect(topicsOf('bl', list)).toEqual(['3104482~ticket'])
  })
})

describe('in an answer that was reloaded', () => {
  const loaded = { ...container, stage: 'Hold' as const }
  it.each([
    ['nothing is new when it says the same', [container, shade], [{ ...container }, { ...shade }], []],
    ['the container that changed is new', [container, shade], [loaded, { ...shade }], [loaded]],
    ['the container that was added is new, wherever it is', [container], [shade, { ...container }], [shade]],
    ['nothing is new when a container was removed', [container, shade], [{ ...shade }], []],
    ['nothing is new on another page', [container], [shade], []],
  ])('%s', (_name, before, shown, expected) => expect(changedContainers(before, shown)).toEqual(expected))
})

describe('changes affect', () => {
  const cachedQuery = (call: string, query: object, data?: object) => ({ queryKey: [call, { query }], state: { data } })
  const detail = 'GET /api/cargopub/detail'
  const search = 'GET /api/cargopub/search'
  const lampQuery = { bookingNo: '3104482', containerNo: container.containerNo }
  it.each([
    ['a container', cachedQuery(detail, lampQuery), true],
    ['its route', cachedQuery('GET /api/cargopub/route', lampQuery), true],
    ['its customs history', cachedQuery('GET /api/cargo/customsHistory', lampQuery), true],
    ['its receipts', cachedQuery('GET /api/cargo/eirHistory', lampQuery), true],
    ['a container written apart', cachedQuery(detail, { bookingNo: '3104482', containerNo: 'fwyu 482913 0' }), true],
    ['one without its check digit', cachedQuery(detail, { bookingNo: '3104482', containerNo: 'FWYU482913' }), true],
    ['the container beside', cachedQuery(detail, { bookingNo: '3104482', containerNo: shade.containerNo }), false],
    ['a list that shows it', cachedQuery(search, { type: 'bl', q: 'FWYL310448201' }, list), true],
    ['a list of its booking that found nothing', cachedQuery(search, { type: 'booking', q: '3104482' }), true],
    [
      'a list of others',
      cachedQuery(search, { type: 'container', q: shade.containerNo }, { ...list, containers: [shade] }),
      false,
    ],
    ['the place of the visitor', cachedQuery('GET /api/geo', {}), false],
  ])('%s', (_name, answer, expected) => expect(isAffectedBy(answer, [lamp])).toBe(expected))
})
