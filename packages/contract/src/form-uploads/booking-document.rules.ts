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

/** The boxes of a row. A temperature that repeats the booking's is left to the booking; another one is for the rules to judge. */
function containerRow({ values }: ReadRow, temperature: string): ContainerRow {
  const { equipment = '', quantity = '', packageType = '', packages = '', temperature: own = '' } = values
  return { equipment, quantity, packageType, packages, temperature: own === temperature ? '' : own }
}

function party(values: Values, role: RequestParty): Party {
  const said = (field: 'name' | 'address' | 'contact') => values[`${role}.${field}`] ?? ''
  return { name: said('name'), address: said('address'), contact: said('contact') }
}

/** Cargo that is brought to the carrier's yard is received at the port of loading, as the screen fills it in. */
const receiptOf = ({ placeOfReceipt, freightTerm = '', portOfLoading = '' }: Values) =>
  placeOfReceipt ?? (halvesOf(freightTerm).origin === 'CY' ? portOfLoading : '')

/** The rows of a booking as a request: the first says everything, each may say boxes. */
export function documentOf({ rows }: RowGroup): { document: RequestDocument; containerRows: ReadRow[] } {
  const [{ values }] = rows
  const said = (field: BookingColumn) => values[field] ?? ''
  const containerRows = rows.filter(hasContainer).slice(0, CONTAINER_ROW_LIMIT)
  const document: RequestDocument = {
    customerReference: said('customerReference'),
    bookingNo: said('bookingNo'),
    poNumber: said('poNumber'),
    serviceContract: said('serviceContract'),
    item: said('item'),
    portOfLoading: said('portOfLoading'),
    portOfDischarge: said('portOfDischarge'),
    placeOfReceipt: receiptOf(values),
    placeOfDelivery: said('placeOfDelivery'),
    freightTerm: said('freightTerm'),
    paymentTerm: said('paymentTerm'),
    departureFrom: said('etd'),
    departureTo: said('etd'),
    vvd: said('vvd'),
    shipper: party(values, 'shipper'),
    consignee: party(values, 'consignee'),
    notifyParty: party(values, 'notifyParty'),
    commodity: said('commodity'),
    grossWeight: said('grossWeight'),
    cube: said('cube'),
    flags: flagsIn(said('flags')),
    hazard: {
      unType: said('hazard.unType'),
      unNumber: said('hazard.unNumber'),
      imoClass: said('hazard.imoClass'),
      packageGroup: said('hazard.packageGroup'),
      flashPoint: said('hazard.flashPoint'),
      flashPointUnit: said('hazard.flashPointUnit'),
      emergencyPhone: said('hazard.emergencyPhone'),
    },
    gauge: { length: said('gauge.length'), width: said('gauge.width'), height: said('gauge.height') },
    temperature: said('temperature'),
    temperatureUnit: said('temperatureUnit'),
    containers: containerRows.map((row) => containerRow(row, said('temperature'))),
    remarks: said('remarks'),
  }
  return { document, containerRows }
}
