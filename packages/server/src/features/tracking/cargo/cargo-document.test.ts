import { expect, it } from 'vitest'
import type { NamesOfCodes } from '../../../platform/database/known-names.ts'
import {
  containerFields,
  detailFields,
  detailOf,
  foundByNumber,
  foundFields,
  foundInList,
  listFields,
  standingFields,
} from './cargo-document.ts'

/** Names that say what was asked for. */
const names: NamesOfCodes = {
  equipment: (code) => JSON.stringify(`type ${code}`),
  vessel: (vvd) => (vvd === '' ? 'null' : JSON.stringify(`vessel of ${vvd}`)),
  places: (codes) => JSON.stringify([...codes]),
  list: (_kind, _text, write) => write(),
}
const now = '2026-11-15 08:00:00+00'
const container = {
  ...{ containerNo: 'FWYU4829130', bookingNo: '3104482', equipment: '45G1', vvd: 'FHM042E', stage: 'In-Transit' },
  ...{ shipment: 'LOCAL', portOfLoading: 'CNSHA', portOfDischarge: 'USLAX', location: 'sea' },
  ...{ availability: 'Not Yet Available', availableAt: now, deliveredAt: '2026-11-16 08:00:00.5+00' },
  ...{ eventKind: 'departed', eventLoad: 'full', eventMode: 'vessel', eventAt: now, eventPlace: 'CNSHA' },
}
const standing = { now, liveFrom: '731', names: '9' }
const valuesOf = (fields: readonly string[], values: object) =>
  fields.map((field) => (values as Record<string, string>)[field] ?? '') // of any of the objects here
const rowOf = (values: object) => valuesOf([...containerFields, ...foundFields, ...standingFields], values)
const pageOf = (values: object) => valuesOf([...containerFields, ...detailFields, ...standingFields], values)
const searched = { unknownCode: 'CS0001', oldCode: 'CS0006' }
const parsed = ({ body }: { body: object }) => JSON.parse(String(body))

it('shows the containers of numbers in the order of the numbers, and says of each other one what is wrong', () => {
  const numbers = ['FWYU4829130', 'odd "宁波"', 'FWYU4829146', 'FWYU4829151']
  const rows = [
    rowOf({ ...standing, ...container, nth: '4', isShown: 't', containerNo: numbers[3], bookingNo: '3104483' }),
    rowOf({ ...standing, nth: '2', isShown: 'f' }),
    rowOf({ ...standing, ...container, nth: '1', isShown: 't' }),
    rowOf({ ...standing, ...container, nth: '3', isShown: 'f', containerNo: numbers[2] }),
  ]
  const written = foundByNumber(rows, names, { numbers, ...searched })
  expect(written.found).toEqual({ shown: 2, known: 3, bookings: ['3104482', '3104483'] })
  expect(parsed(written)).toMatchObject({
    containers: [{ containerNo: numbers[0] }, { containerNo: numbers[3] }],
    missing: [
      { number: numbers[1], errorCode: 'CS0001' },
      { number: numbers[2], errorCode: 'CS0006' },
    ],
    places: ['CNSHA', 'USLAX', 'CNSHA', 'CNSHA', 'USLAX', 'CNSHA'],
    carrierSilentSince: null,
    asOf: '2026-11-15T08:00:00+00:00',
    liveFrom: '731',
  })
})

it('shows nothing where no number is known', () => {
  const written = foundByNumber([rowOf({ ...standing, nth: '1', isShown: 'f' })], names, {
    numbers: ['X'],
    ...searched,
  })
  expect(written.found).toEqual({ shown: 0, known: 0, bookings: [] })
  expect(parsed(written)).toMatchObject({ containers: [], missing: [{ number: 'X', errorCode: 'CS0001' }] })
})

it('shows each place and booking of a list once', () => {
  const own = '{"redHolds" : ["customs"]}'
  const records = ['FWYU4829130', 'FWYU4829146'].map((containerNo) =>
    valuesOf(containerFields, { ...container, containerNo, own }).join('\x03'),
  )
  const list = { ...standing, containers: records.join('\x04'), missing: '{"number" : "3104490"}', known: '2' }
  const written = foundInList([valuesOf([...listFields, ...standingFields], list)], names)
  expect(written.found).toEqual({ shown: 2, known: 2, bookings: ['3104482'] })
  expect(parsed(written)).toMatchObject({
    containers: [{ redHolds: ['customs'] }, { containerNo: 'FWYU4829146', redHolds: ['customs'] }],
    missing: [{ number: '3104490' }],
    places: ['CNSHA', 'USLAX', 'CNSHA'],
  })
})

it('shows a page, and behind everything what only some may see', () => {
  const leg = ['FHM042E', 'ocean', 'CNSHA', 'USLAX', now, '', now, '', now, ''].join('\x03')
  const events = ['{"vessel":\x03\x03,"kind" : "gateIn"}', '{"vessel":\x03FHM042E\x03,"kind" : "loaded"}']
  const page = {
    ...{ ...standing, ...container, own: '{"own" : null}', heardAt: now, isSettled: 't', eventPlaces: 'CNSHA,USOAK' },
    ...{ legs: leg, events: events.join(), estimates: `FHM042E\x03USLAX\x03${now}\x03${now}\x03` },
  }
  const written = detailOf([pageOf(page)], names)
  expect(written.found).toEqual({ isSettled: true })
  const moment = '2026-11-15T08:00:00+00:00'
  const shown = parsed(written)
  expect(shown.container).not.toHaveProperty('own')
  expect(shown).toMatchObject({
    container: {
      lastEvent: { vessel: null, kind: 'departed', load: 'full', mode: 'vessel', at: moment, place: 'CNSHA' },
      ...{ equipment: 'type 45G1', vessel: 'vessel of FHM042E', destination: 'USLAX', availabilityBasis: null },
      ...{ arrival: { planned: null, estimated: null, actual: null }, location: 'sea' },
      estimatedAvailability: { at: moment, ruleBased: false },
      estimatedDelivery: '2026-11-16T08:00:00.5+00:00',
    },
    legs: [{ departure: { planned: moment, estimated: null, actual: moment }, arrival: { planned: null } }],
    estimates: [{ vvd: 'FHM042E', place: 'USLAX', statedAt: moment, at: moment, reason: null }],
    events: [
      { kind: 'gateIn', vessel: null },
      { kind: 'loaded', vessel: 'vessel of FHM042E' },
    ],
    places: ['CNSHA', 'USLAX', '', 'CNSHA', 'USLAX', 'CNSHA', 'USOAK'],
    ...{ lastHeardAt: moment, own: null },
  })
})

it('shows no estimates of a container that has left, and where it goes if that is not the port', () => {
  const left = { ...container, availability: '', delivery: 'USCHI', eventKind: '', eventPlace: '' }
  const { container: shown } = parsed(detailOf([pageOf({ ...standing, ...left })], names))
  expect(shown).toMatchObject({ estimatedAvailability: null, estimatedDelivery: null, availability: null })
  expect(shown).toMatchObject({ destination: 'USCHI', lastEvent: null })
})
