import type { ContainerRow, Party, RequestDocument } from '@fairway/contract/bookings/requests/booking-request.schema'

const nobody = (): Party => ({ name: '', address: '', contact: '' })

/** A new row: one container of a type that is still to be chosen. */
export const emptyRow = (): ContainerRow => ({
  equipment: '',
  quantity: '1',
  packageType: '',
  packages: '',
  temperature: '',
})

/** An empty request. */
export const emptyRequest = (): RequestDocument => ({
  customerReference: '',
  bookingNo: '',
  poNumber: '',
  serviceContract: '',
  item: '',
  portOfLoading: '',
  portOfDischarge: '',
  placeOfReceipt: '',
  placeOfDelivery: '',
  freightTerm: '',
  paymentTerm: '',
  departureFrom: '',
  departureTo: '',
  vvd: '',
  shipper: nobody(),
  consignee: nobody(),
  notifyParty: nobody(),
  commodity: '',
  grossWeight: '',
  cube: '',
  flags: [],
  hazard: {
    unType: '',
    unNumber: '',
    imoClass: '',
    packageGroup: '',
    flashPoint: '',
    flashPointUnit: 'C',
    emergencyPhone: '',
  },
  gauge: { length: '', width: '', height: '' },
  temperature: '',
  temperatureUnit: 'C',
  containers: [],
  remarks: '',
})
