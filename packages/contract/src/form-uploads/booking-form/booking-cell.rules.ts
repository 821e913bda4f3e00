import { cargoFlags } from '../../bookings/requests/booking-request.values.ts'
import * as cells from '../form-cell.rules.ts'
import type { FormNames } from '../form-names.rules.ts'
import { flagsOf, freightTermOf, paymentTermOf } from '../form-term.rules.ts'
import { inPlainLetters, onOneLine } from '../form-value.rules.ts'
import type { SheetCell } from '../sheet.schema.ts'
import type { BookingColumn } from './booking-form.values.ts'

const flags: cells.ReadCell = (text) => {
  const { flags: found, unknown } = flagsOf(text)
  const reading = { text: found.join(',') }
  if (unknown.length === 0) return reading
  return { ...reading, error: { code: 'UP0037', args: [unknown.map(onOneLine).join(', '), cargoFlags.join(', ')] } }
}

const readers: cells.CellReaders<BookingColumn> = {
  customerReference: cells.line,
  bookingNo: cells.code,
  organisation: cells.coded('organisations'),
  serviceContract: cells.code,
  item: cells.code,
  poNumber: cells.line,
  freightTerm: (text) => ({ text: freightTermOf(text) }),
  paymentTerm: (text) => ({ text: onOneLine(paymentTermOf(text)) }),
  placeOfReceipt: cells.coded('places'),
  portOfLoading: cells.coded('places'),
  portOfDischarge: cells.coded('places'),
  placeOfDelivery: cells.coded('places'),
  etd: cells.day,
  vvd: cells.voyage,
  'shipper.name': cells.line,
  'shipper.address': cells.lines,
  'shipper.contact': cells.line,
  'consignee.name': cells.line,
  'consignee.address': cells.lines,
  'consignee.contact': cells.line,
  'notifyParty.name': cells.line,
  'notifyParty.address': cells.lines,
  'notifyParty.contact': cells.line,
  commodity: cells.lines,
  grossWeight: cells.number,
  cube: cells.number,
  equipment: cells.equipment,
  quantity: cells.number,
  packageType: cells.coded('packageTypes'),
  packages: cells.number,
  temperature: cells.degrees,
  temperatureUnit: cells.unit,
  flags,
  'hazard.unType': cells.code,
  'hazard.unNumber': cells.number,
  'hazard.imoClass': cells.code,
  'hazard.packageGroup': cells.code,
  'hazard.flashPoint': cells.degrees,
  'hazard.flashPointUnit': cells.unit,
  'hazard.emergencyPhone': (text) => ({ text: inPlainLetters(text) }),
  'gauge.length': cells.number,
  'gauge.width': cells.number,
  'gauge.height': cells.number,
  remarks: cells.lines,
}

/** Reads a cell of this column. */
export const readCell = (field: BookingColumn, cell: SheetCell, names: FormNames) =>
  cells.readCellBy(readers[field], cell, names)

export const cellReader = (names: FormNames) => cells.cellReaderBy(readers, names)
