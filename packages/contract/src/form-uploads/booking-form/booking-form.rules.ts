import type { ContainerRow, Party, RequestDocument } from '../../bookings/requests/booking-request.schema.ts'
import {
  type CargoFlag,
  CONTAINER_ROW_LIMIT,
  cargoFlags,
  type RequestParty,
} from '../../bookings/requests/booking-request.values.ts'
import { halvesOf } from '../../bookings/requests/route.rules.ts'
import type { FormNames } from '../form-names.rules.ts'
import { problemIn } from '../form-row.rules.ts'
import { refuse } from '../form-upload.errors.ts'
import type { UploadProblem } from '../form-upload.schema.ts'
import { FORM_LIMIT } from '../form-upload.values.ts'
import type { SheetRow } from '../sheet.schema.ts'
import { cellReader } from './booking-cell.rules.ts'
import type { BookingColumn } from './booking-form.values.ts'
import { groupRows, hasContainer, type RowGroup } from './booking-group.rules.ts'
import { type BookingRow, type BookingTable, readRow } from './booking-row.rules.ts'

type Values = BookingRow['values']

const flagsIn = (text: string): CargoFlag[] => {
  const named = text.split(',')
  return cargoFlags.filter((flag) => named.includes(flag))
}

/** The containers of a row. A temperature equal to the booking's is left to the booking; the rules check any other. */
function containerRow({ values }: BookingRow, temperature: string): ContainerRow {
  const { equipment = '', quantity = '', packageType = '', packages = '', temperature: own = '' } = values
  return { equipment, quantity, packageType, packages, temperature: own === temperature ? '' : own }
}

function party(values: Values, role: RequestParty): Party {
  const cell = (field: 'name' | 'address' | 'contact') => values[`${role}.${field}`] ?? ''
  return { name: cell('name'), address: cell('address'), contact: cell('contact') }
}

/** With CY the cargo is received at the port of loading; the form on the screen fills that in as well. */
const receiptOf = ({ placeOfReceipt, freightTerm = '', portOfLoading = '' }: Values) =>
  placeOfReceipt ?? (halvesOf(freightTerm).origin === 'CY' ? portOfLoading : '')

/** Turns the rows of a booking into a request: the first row has all fields, each row may have containers. */
function documentOf({ rows }: RowGroup): { document: RequestDocument; containerRows: BookingRow[] } {
  const [{ values }] = rows
  const cell = (field: BookingColumn) => values[field] ?? ''
  const containerRows = rows.filter(hasContainer).slice(0, CONTAINER_ROW_LIMIT)
  const document: RequestDocument = {
    customerReference: cell('customerReference'),
    bookingNo: cell('bookingNo'),
    poNumber: cell('poNumber'),
    serviceContract: cell('serviceContract'),
    item: cell('item'),
    portOfLoading: cell('portOfLoading'),
    portOfDischarge: cell('portOfDischarge'),
    placeOfReceipt: receiptOf(values),
    placeOfDelivery: cell('placeOfDelivery'),
    freightTerm: cell('freightTerm'),
    paymentTerm: cell('paymentTerm'),
    departureFrom: cell('etd'),
    departureTo: cell('etd'),
    vvd: cell('vvd'),
    shipper: party(values, 'shipper'),
    consignee: party(values, 'consignee'),
    notifyParty: party(values, 'notifyParty'),
    commodity: cell('commodity'),
    grossWeight: cell('grossWeight'),
    cube: cell('cube'),
    flags: flagsIn(cell('flags')),
    hazard: {
      unType: cell('hazard.unType'),
      unNumber: cell('hazard.unNumber'),
      imoClass: cell('hazard.imoClass'),
      packageGroup: cell('hazard.packageGroup'),
      flashPoint: cell('hazard.flashPoint'),
      flashPointUnit: cell('hazard.flashPointUnit'),
      emergencyPhone: cell('hazard.emergencyPhone'),
    },
    gauge: { length: cell('gauge.length'), width: cell('gauge.width'), height: cell('gauge.height') },
    temperature: cell('temperature'),
    temperatureUnit: cell('temperatureUnit'),
    containers: containerRows.map((row) => containerRow(row, cell('temperature'))),
    remarks: cell('remarks'),
  }
  return { document, containerRows }
}

/** One booking of a file, before it is checked against the carrier's reference data. */
export interface ReadForm {
  row: number
  lastRow: number
  /** The sheet rows of its container rows, in their order. */
  containerRows: number[]
  /** The organisation that it is for, by its `ref`; undefined where none is named. */
  organisation: string | undefined
  document: RequestDocument
  /** Errors that the sheet alone shows. */
  problems: UploadProblem[]
}

/** Fields that a form requires though a request does not; an unreadable cell has its own error. */
function missingCells(table: BookingTable, [head]: RowGroup['rows']): UploadProblem[] {
  const isMissing = (field: 'etd' | 'cube') =>
    head.values[field] === undefined && !head.problems.some((problem) => problem.field === field)
  return [
    ...(isMissing('etd') ? [problemIn(table, head.row, 'etd', { code: 'UP0007', args: [] })] : []),
    ...(isMissing('cube') ? [problemIn(table, head.row, 'cube', { code: 'UP0032', args: [] })] : []),
  ]
}

function surplusRows(table: BookingTable, { rows }: RowGroup): UploadProblem[] {
  const surplus = rows.filter(hasContainer)[CONTAINER_ROW_LIMIT]
  const limit = String(CONTAINER_ROW_LIMIT)
  return surplus ? [problemIn(table, surplus.row, 'equipment', { code: 'UP0024', args: [limit] })] : []
}

/** The bookings of a table: adjacent rows with one reference are one booking. */
export function readForms(table: BookingTable, names: FormNames): ReadForm[] {
  const read = rowReader(table, names)
  return formsOf(table, table.rows.map(read))
}

/** Reads the rows of a table one by one, so that the server can do it in chunks. */
export function rowReader(table: BookingTable, names: FormNames): (row: SheetRow) => BookingRow {
  const read = cellReader(names)
  return (row) => readRow(table, row, read)
}

/** Groups these rows into bookings. */
export function formsOf(table: BookingTable, rows: readonly BookingRow[]): ReadForm[] {
  const groups = groupRows(table, rows)
  if (groups.length > FORM_LIMIT) refuse('UP0036', String(FORM_LIMIT))
  return groups.map((group) => {
    const { rows: together, problems } = group
    const { document, containerRows } = documentOf(group)
    const ofRows = together.flatMap((row) => row.problems)
    return {
      row: together[0].row.row,
      lastRow: together.at(-1)?.row.row ?? together[0].row.row,
      containerRows: containerRows.map(({ row }) => row.row),
      organisation: together[0].values.organisation,
      document,
      problems: [...ofRows, ...missingCells(table, together), ...problems, ...surplusRows(table, group)],
    }
  })
}

/** The identifiers of a booking: its reference, its number, or both. */
export const idsOf = ({ document }: Pick<ReadForm, 'document'>): string[] =>
  [document.customerReference, document.bookingNo].filter((id) => id !== '')
