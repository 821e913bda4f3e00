import { type Cell, type PlainColumns, plainColumnMaker } from '../../shared/plain-column.rules.ts'
import type { BookingList } from './booking-dashboard.schema.ts'

type Columns = BookingList['columns']

/** What people call a row: its booking number, or until it has one the reference of its request. */
export const bookingNameOf = (c: Columns, row: number) =>
  c.bookingNo[row] ?? c.ediRef[row] ?? c.customerReference[row] ?? ''

/**
 * The columns of the booking dashboard without the words of a language. When something was booked is on the reader's own
 * clock, and the list of containers in the reader's words: neither is here.
 */
export function bookingColumns(c: Columns, zoneOf: (place: string) => string): PlainColumns {
  const cell: Cell<keyof Columns> = (field, row) => c[field][row] ?? null
  const make = plainColumnMaker(cell, zoneOf)
  return {
    bookingNo: make.text('bookingNo', (row) => bookingNameOf(c, row)),
    status: make.coded('status'),
    origin: make.coded('origin'),
    destination: make.coded('destination'),
    vvd: make.choice('vvd'),
    departureAt: make.moment('departureAt', 'portOfLoading'),
    days: make.number('days'),
    siStatus: make.coded('siStatus'),
    siDueAt: make.moment('siDueAt', 'portOfLoading'),
    vgmStatus: make.coded('vgmStatus'),
    vgmDueAt: make.moment('vgmDueAt', 'portOfLoading'),
    hold: make.coded('hold'),
    ams: make.coded('ams'),
    equipment: make.coded('equipment'),
    release: make.coded('release'),
    blNumbers: make.text('blNumbers'),
    correction: make.coded('correction'),
    customerReference: make.text('customerReference'),
    consignee: make.choice('consignee'),
    vgmNote: make.text('vgmNote'),
    ediRef: make.text('ediRef'),
    vessel: make.choice('vessel'),
    portOfLoading: make.coded('portOfLoading'),
    portOfDischarge: make.coded('portOfDischarge'),
    departureBasis: make.coded('departureBasis'),
    arrivalAt: make.moment('arrivalAt', 'portOfDischarge'),
    arrivalBasis: make.coded('arrivalBasis'),
    billStatus: make.coded('billStatus'),
    quantity: make.number('quantity'),
    shipper: make.choice('shipper'),
    notifyParty: make.choice('notifyParty'),
    createdBy: make.choice('createdBy'),
    serviceContract: make.choice('serviceContract'),
    commodity: make.text('commodity'),
    freightTerm: make.choice('freightTerm'),
    paymentTerm: make.choice('paymentTerm'),
  }
}
