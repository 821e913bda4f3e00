import type { RequestSection } from '@fairway/contract/bookings/requests/request-field.values'
import type { BookingColumn } from '@fairway/contract/form-uploads/booking-form/booking-form.values'
import type { TemplateColumn } from '../form-template.ts'

const widths: Partial<Record<BookingColumn, number>> = {
  customerReference: 22,
  organisation: 30,
  serviceContract: 34,
  placeOfReceipt: 24,
  portOfLoading: 24,
  portOfDischarge: 24,
  placeOfDelivery: 24,
  vvd: 28,
  'shipper.name': 30,
  'shipper.address': 38,
  'shipper.contact': 24,
  'consignee.name': 30,
  'consignee.address': 38,
  'consignee.contact': 24,
  'notifyParty.name': 30,
  'notifyParty.address': 38,
  'notifyParty.contact': 24,
  commodity: 34,
  equipment: 28,
  packageType: 22,
  flags: 20,
  remarks: 40,
}
const numbers: ReadonlySet<string> = new Set<BookingColumn>([
  'grossWeight', 'cube', 'quantity', 'packages', 'temperature', 'gauge.length', 'gauge.width', 'gauge.height',
]) // biome-ignore format: a list

export const templateColumn = (field: BookingColumn): TemplateColumn => ({
  kind: field === 'etd' ? 'day' : numbers.has(field) ? 'number' : 'text',
  width: widths[field] ?? 17,
})

/** Where the columns of a part of the form begin. What is special about cargo comes last, because few bookings need it. */
export const bandStarts: Partial<Record<BookingColumn, RequestSection | 'special'>> = {
  customerReference: 'references',
  freightTerm: 'route',
  'shipper.name': 'parties',
  commodity: 'cargo',
  equipment: 'containers',
  temperature: 'special',
}
