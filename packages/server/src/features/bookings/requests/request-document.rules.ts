import type { ContainerRow, RequestDocument } from '@fairway/contract/bookings/requests/booking-request.schema'
import { normalizeDay } from '@fairway/contract/shared/date-only'
import { plainNumber } from '@fairway/contract/shared/plain-number'

const code = (text: string) => text.normalize('NFKC').trim().toUpperCase()

const normalizeRow = (row: ContainerRow): ContainerRow => ({
  equipment: code(row.equipment),
  quantity: plainNumber(row.quantity),
  packageType: code(row.packageType),
  packages: plainNumber(row.packages),
  temperature: plainNumber(row.temperature),
})

/** A document as it is kept: codes in upper case, numbers in plain digits, days as yyyy-mm-dd, the rest as it was typed. */
export const normalizeDocument = (document: RequestDocument): RequestDocument => ({
  ...document,
  bookingNo: code(document.bookingNo),
  serviceContract: code(document.serviceContract),
  item: code(document.item),
  portOfLoading: code(document.portOfLoading),
  portOfDischarge: code(document.portOfDischarge),
  placeOfReceipt: code(document.placeOfReceipt),
  placeOfDelivery: code(document.placeOfDelivery),
  vvd: code(document.vvd),
  departureFrom: normalizeDay(document.departureFrom),
  departureTo: normalizeDay(document.departureTo),
  grossWeight: plainNumber(document.grossWeight),
  cube: plainNumber(document.cube),
  hazard: {
    ...document.hazard,
    unType: code(document.hazard.unType),
    unNumber: plainNumber(document.hazard.unNumber),
    imoClass: code(document.hazard.imoClass),
    packageGroup: code(document.hazard.packageGroup),
    flashPoint: code(document.hazard.flashPoint),
    flashPointUnit: code(document.hazard.flashPointUnit),
  },
  gauge: {
    length: plainNumber(document.gauge.length),
    width: plainNumber(document.gauge.width),
    height: plainNumber(document.gauge.height),
  },
  temperature: plainNumber(document.temperature),
  temperatureUnit: code(document.temperatureUnit),
  containers: document.containers.map(normalizeRow),
})

/** What a new request takes over from an earlier one: everything but its reference, its booking, its vessel and its days. */
export const copyOf = (document: RequestDocument): RequestDocument => ({
  ...document,
  customerReference: '',
  bookingNo: '',
  vvd: '',
  departureFrom: '',
  departureTo: '',
})
