import type { ContainerRow, Party, RequestDocument } from '../bookings/booking-request.schema.ts'
import {
  type CargoFlag,
  CONTAINER_ROW_LIMIT,
  cargoFlags,
  type RequestParty,
} from '../bookings/booking-request.values.ts'
import { halvesOf } from '../bookings/route.rules.ts'
import type { BookingColumn } from './booking-form.values.ts'
import { hasContainer, type RowGroup } from './booking-group.rules.ts'
import type { ReadRow } from './booking-row.rules.ts'

type Values = ReadRow['values']

const flagsIn = (text: string): CargoFlag[] => {
  const named = text.split(',')
  return cargoFlags.filter((flag) => named.includes(flag))
}

/** The containers of a row. A temperature equal to the booking's is left to the booking; the rules check any other. */
function containerRow({ values }: ReadRow, temperature: string): ContainerRow {
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
export function documentOf({ rows }: RowGroup): { document: RequestDocument; containerRows: ReadRow[] } {
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
