import { bookingColumns } from '@fairway/contract/bookings/dashboard/booking-columns.rules'
import type { BookingList } from '@fairway/contract/bookings/dashboard/booking-dashboard.schema'
import { expect, it } from 'vitest'
import { expectSameReadings, someLabels, zoneAt } from '../../../ui/listing/plain-columns.fixture.ts'
import { columnsOf } from './bookings.columns.tsx'
import type { BookingLabels } from './bookings.list.ts'

const bookings = [
  {
    bookingNo: '3104482', ediRef: 'EDI-1', requestId: null, customerReference: 'PO-1', blNumbers: 'FWYL310448201', status: 'Confirmed',
    vvd: 'FHM042E', vessel: 'Fairway Hamburg', portOfLoading: 'CNNGB', portOfDischarge: 'USLGB', origin: 'CNNGB', destination: 'USLGB',
    createdBy: 'mei', bookedAt: '2026-10-20T02:00:00Z', departureAt: '2026-11-17T20:00:00Z', departureBasis: 'estimated', days: 3,
    arrivalAt: '2026-12-01T04:00:00Z', arrivalBasis: 'planned', shipper: 'Lakeshore', consignee: 'Lakeshore Retail', notifyParty: null,
    containers: '2 × 45G1', quantity: 2, equipment: 'Empty Picked Up', siStatus: 'Pending', siDueAt: '2026-11-16T04:00:00Z',
    vgmStatus: 'Pending', vgmDueAt: '2026-11-16T23:00:00Z', vgmNote: null, ams: null, billStatus: null, release: null, hold: null,
    correction: null, serviceContract: 'SC-1', commodity: 'Lamps', freightTerm: 'CY-CY', paymentTerm: 'Prepaid',
  },
  {
    bookingNo: null, ediRef: null, requestId: 12, customerReference: 'PO-2', blNumbers: null, status: 'Requested', vvd: null, vessel: null,
    portOfLoading: 'CNNGB', portOfDischarge: 'USLGB', origin: 'CNNGB', destination: 'USLGB', createdBy: 'mei',
    bookedAt: '2026-11-10T02:00:00Z', departureAt: null, departureBasis: null, days: null, arrivalAt: null, arrivalBasis: null,
    shipper: null, consignee: null, notifyParty: null, containers: null, quantity: 0, equipment: null, siStatus: 'Pending',
    siDueAt: null, vgmStatus: 'Pending', vgmDueAt: null, vgmNote: null, ams: null, billStatus: null, release: null, hold: null,
    correction: null, serviceContract: null, commodity: null, freightTerm: null, paymentTerm: null,
  },
] // biome-ignore format: two rows

const columnsOfRows = Object.fromEntries(
  Object.keys(bookings[0] ?? {}).map((field) => [field, bookings.map((row) => row[field as keyof typeof row])]),
) as BookingList['columns'] // of all fields of a row

it('the server filters a watched view by what the page filters it by', () => {
  const list = { columns: columnsOfRows, rows: 2, asOf: '2026-11-15T00:00:00Z' } as BookingList // the rest is not read
  const labels = someLabels as unknown as BookingLabels // its words
  const plain = bookingColumns(columnsOfRows, zoneAt)
  expectSameReadings(columnsOf(list, labels), plain, 2)
  expect([plain.containers, plain.bookedAt], 'in the words and on the clock of the reader').toEqual([
    undefined,
    undefined,
  ])
})
