import type { BookingChoices } from '@fairway/contract/bookings/booking-choices.schema'
import type { BookingColumn } from '@fairway/contract/form-uploads/booking-form.words'
import type { TemplateLists } from './booking-template-lists.rules.ts'

/** What is written in the rows of an example. */
export type ExampleRow = Partial<Record<BookingColumn, string | undefined>>

/** A day for examples where no ship is to come. */
const SOME_DAY = '2026-11-20'

/** When the first of the ships on offer leaves. */
export const exampleDay = ({ vvds }: BookingChoices) => vvds[0]?.departureAt.slice(0, 10) ?? SOME_DAY

/** A booking of two rows, made of what this person can choose from. Its reference says that it is none. */
export function exampleRows(
  choices: BookingChoices,
  lists: TemplateLists,
  reference: string,
): [ExampleRow, ExampleRow] {
  const first = (field: BookingColumn) => lists.get(field)?.[0] ?? ''
  const [own] = choices.organisations
  const head: ExampleRow = {
    customerReference: reference,
    organisation: first('organisation'),
    serviceContract: first('serviceContract') || 'AB1234',
    item: 'A-01',
    poNumber: 'PO-20261',
    freightTerm: first('freightTerm'),
    paymentTerm: first('paymentTerm'),
    portOfLoading: first('portOfLoading'),
    portOfDischarge: first('portOfDischarge'),
    etd: exampleDay(choices),
    vvd: first('vvd'),
    'shipper.name': own?.name ?? 'Shipper Co., Ltd.',
    'shipper.address': own?.address ?? '1 Harbour Rd',
    'consignee.name': 'Harbor Home, Inc.',
    'consignee.address': '200 Shore Dr, Long Beach, CA 90802',
    commodity: 'LED lighting fixtures',
    grossWeight: '18420.5',
    cube: '61.2',
    equipment: first('equipment'),
    quantity: '2',
    packageType: first('packageType'),
    packages: '640',
  }
  const { customerReference, packageType } = head
  const second = lists.get('equipment')?.[1] ?? first('equipment')
  return [head, { customerReference, equipment: second, quantity: '1', packageType, packages: '120' }]
}

const rare: ExampleRow = {
  bookingNo: '3104482',
  'shipper.contact': '+86 574 8688 1234',
  'consignee.contact': 'import@example.com',
  'notifyParty.name': 'Harbor Home, Inc.',
  'notifyParty.address': '200 Shore Dr, Long Beach, CA 90802',
  'notifyParty.contact': 'import@example.com',
  temperature: '-18',
  temperatureUnit: 'C',
  flags: 'HAZ, SOC',
  'hazard.unType': 'UN',
  'hazard.unNumber': '1263',
  'hazard.imoClass': '3',
  'hazard.packageGroup': 'II',
  'hazard.flashPoint': '23',
  'hazard.flashPointUnit': 'C',
  'hazard.emergencyPhone': '+86 574 8688 1234',
  'gauge.length': '1210',
  'gauge.width': '260',
  'gauge.height': '310',
  remarks: 'Please call before pick-up.',
}

/** The same with what an ordinary booking leaves empty, for the guide. */
export const fullExample = (example: ExampleRow, lists: TemplateLists): ExampleRow => ({
  ...rare,
  placeOfReceipt: lists.get('portOfLoading')?.[0],
  placeOfDelivery: lists.get('portOfDischarge')?.[0],
  ...example,
})
