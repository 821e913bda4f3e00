import type { BookingChoices, Sailing } from '@fairway/contract/bookings/choices/booking-choices.schema'
import type { BookingColumn } from '@fairway/contract/form-uploads/booking-form/booking-form.values'
import { codeOf } from '@fairway/contract/form-uploads/form-names.rules'
import { placeTime } from '@fairway/contract/tracking/journey/place-time.rules'
import type { TemplateRow } from '../form-template.ts'
import { entry, type TemplateLists } from './booking-template-lists.rules.ts'

export type ExampleRow = TemplateRow<BookingColumn>

/** A day for examples where no ship is to come. */
const SOME_DAY = '2026-11-20'

/** The ship of the example. */
export type ExampleSailing = Pick<Sailing, 'vvd' | 'vessel' | 'portOfLoading' | 'portOfDischarge' | 'departure'>

/** Whether a booking made now would still get on board: the ship has not left, and no cut-off has passed. */
const isOpen = ({ isExpired, cutOffs, departure }: Sailing, now: number) =>
  !isExpired &&
  [...Object.values(cutOffs), departure.estimated ?? departure.planned].every(
    (at) => at === null || Date.parse(at) > now,
  )

/** The next ship that the form's own lists offer and that can be booked; from a port that the person's contracts name where there is one. */
export function exampleSailing(sailings: readonly Sailing[], choices: BookingChoices, lists: TemplateLists) {
  const offered = (field: BookingColumn) => new Set((lists.get(field) ?? []).map(codeOf))
  const [loading, discharge] = [offered('portOfLoading'), offered('portOfDischarge')]
  const open = sailings.filter(
    (sailing) =>
      isOpen(sailing, Date.parse(choices.clock.now)) &&
      loading.has(sailing.portOfLoading) &&
      discharge.has(sailing.portOfDischarge),
  )
  return open.find(({ portOfLoading }) => choices.portofLoading.includes(portOfLoading)) ?? open[0]
}

/** When the ship of the example leaves, in the time of its port. */
export const exampleDay = (sailing: ExampleSailing | undefined) => {
  if (!sailing) return SOME_DAY
  const { actual, estimated, planned, zone } = sailing.departure
  return placeTime(actual ?? estimated ?? planned, zone).date
}

interface Example {
  reference: string
  sailing: ExampleSailing | undefined
}

/** A booking of two rows, made of what this person can choose from, which can be sent as it is. Its reference says that it is none. */
export function exampleRows(
  choices: BookingChoices,
  lists: TemplateLists,
  { reference, sailing }: Example,
): [ExampleRow, ExampleRow] {
  const first = (field: BookingColumn) => lists.get(field)?.[0] ?? ''
  const coded = (field: BookingColumn, code: string | undefined) =>
    lists.get(field)?.find((text) => codeOf(text) === code) ?? first(field)
  const [contract] = choices.serviceContracts
  const own = choices.organisations.find(({ ref }) => contract?.organisations.includes(ref)) ?? choices.organisations[0]
  const dry = choices.containerTypes.filter(({ group }) => group === 'dry').map(({ code }) => code)
  const head: ExampleRow = {
    customerReference: reference,
    organisation: coded('organisation', own?.ref),
    serviceContract: first('serviceContract') || 'AB1234',
    item: 'A-01',
    poNumber: 'PO-20261',
    freightTerm: first('freightTerm'),
    paymentTerm: first('paymentTerm'),
    portOfLoading: coded('portOfLoading', sailing?.portOfLoading),
    portOfDischarge: coded('portOfDischarge', sailing?.portOfDischarge),
    etd: exampleDay(sailing),
    vvd: sailing ? entry(sailing.vvd, sailing.vessel) : first('vvd'),
    'shipper.name': own?.name ?? 'Shipper Co., Ltd.',
    'shipper.address': own?.address ?? '1 Harbour Rd',
    'consignee.name': 'Harbor Home, Inc.',
    'consignee.address': '200 Shore Dr, Long Beach, CA 90802',
    commodity: 'LED lighting fixtures',
    grossWeight: '18420.5',
    cube: '61.2',
    equipment: coded('equipment', dry[0]),
    quantity: '2',
    packageType: first('packageType'),
    packages: '640',
  }
  const { customerReference, packageType } = head
  const second = coded('equipment', dry[1] ?? dry[0])
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
export const fullExample = (example: ExampleRow): ExampleRow => ({
  ...rare,
  placeOfReceipt: example.portOfLoading,
  placeOfDelivery: example.portOfDischarge,
  ...example,
})
