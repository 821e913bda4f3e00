import { goodRequest } from '@fairway/contract/bookings/requests/booking-request.fixture'
import { describe, expect, it } from 'vitest'
import { type BookingFacts, bookingDocument, withOwnOf, withoutOwn } from './booking-document.rules.ts'

const container = {
  equipment: '45G1',
  weightKg: '18420.500',
  temperature: null,
  temperatureUnit: null,
  hazardous: false,
}
const booking: BookingFacts = {
  shipmentNo: '1234567',
  serviceContract: 'SC1042',
  portOfLoading: 'CNNGB',
  portOfDischarge: 'USLGB',
  placeOfReceipt: null,
  placeOfDelivery: 'USCHI',
  originTerm: 'CY',
  destinationTerm: 'RAMP',
  paymentTerm: 'Prepaid',
  vvd: 'FHM042E',
  commodity: 'Lamps',
  parties: [
    { role: 'shipper', name: 'Ningbo Lighting', address: '88 Beilun Rd' },
    { role: 'consignee', name: 'Lakeshore Home', address: '12 Shore Dr' },
  ],
  containers: [container, { ...container, equipment: '22G1' }, { ...container, weightKg: '0.250' }],
}
const plain = { booking, request: null, completed: [], ownerId: 'NBL' }
const withContainers = (containers: BookingFacts['containers']) =>
  bookingDocument({ ...plain, booking: { ...booking, containers } })

describe('a booking that came from no request', () => {
  it('is a document of its parties, places, terms and boxes', () => {
    expect(bookingDocument(plain)).toMatchObject({
      bookingNo: '1234567',
      customerReference: '',
      serviceContract: 'SC1042',
      placeOfReceipt: 'CNNGB',
      placeOfDelivery: 'USCHI',
      freightTerm: 'CY-RAMP',
      vvd: 'FHM042E',
      shipper: { name: 'Ningbo Lighting', address: '88 Beilun Rd', contact: '' },
      notifyParty: { name: '', address: '', contact: '' },
      commodity: 'Lamps',
      grossWeight: '36841.25',
      flags: [],
    })
  })
  it('counts boxes of one equipment together', () => {
    const row = { packageType: '', packages: '', temperature: '' }
    expect(bookingDocument(plain).containers).toEqual([
      { ...row, equipment: '45G1', quantity: '2' },
      { ...row, equipment: '22G1', quantity: '1' },
    ])
  })
  it('has no weight as long as that of one box is not known, and none without boxes', () => {
    expect(withContainers([container, { ...container, weightKg: null }]).grossWeight).toBe('')
    expect(withContainers([])).toMatchObject({ grossWeight: '', containers: [], temperature: '' })
  })
  it('says what is special about its boxes, and the temperature that all of them have', () => {
    const cool = { ...container, equipment: '45R1', temperature: '-18', temperatureUnit: 'C', hazardous: true }
    expect(withContainers([cool, cool])).toMatchObject({
      flags: ['HAZ', 'REEFER'],
      temperature: '-18',
      temperatureUnit: 'C',
    })
    expect(withContainers([cool, { ...cool, temperature: '-20' }])).toMatchObject({
      temperature: '',
      containers: [{ quantity: '2', temperature: '' }],
    })
  })
})

describe('a booking that came from a request', () => {
  it('is what was confirmed, with the carrier’s word on what the portal cannot change', () => {
    const request = goodRequest({ vvd: 'OLD001E', commodity: 'Fixtures', remarks: 'Before noon, please' })
    const vague = { ...booking, serviceContract: null }
    expect(bookingDocument({ ...plain, booking: vague, request })).toEqual({
      ...request,
      bookingNo: '1234567',
      vvd: 'FHM042E',
      remarks: '',
    })
  })
})

describe('completed corrections', () => {
  const base = goodRequest()
  const done = (change: object, ownerId = 'NBL') => ({ ownerId, base, document: goodRequest(change) })

  it('lie over it, the later over the earlier', () => {
    const completed = [done({ commodity: 'Lamps', cube: '60' }), done({ commodity: 'Lanterns' })]
    expect(bookingDocument({ ...plain, request: base, completed })).toMatchObject({ commodity: 'Lanterns', cube: '60' })
  })
  it('of others keep their references to themselves', () => {
    const completed = [done({ commodity: 'Lamps', poNumber: 'PO-9' }, 'LSH')]
    const { commodity, poNumber } = bookingDocument({ ...plain, request: base, completed })
    expect([commodity, poNumber]).toEqual(['Lamps', base.poNumber])
  })
})

it('others see a document without the owner’s notes, and what they write leaves those as they are', () => {
  const owned = goodRequest()
  const shown = withoutOwn(owned)
  expect([shown.customerReference, shown.poNumber, shown.commodity]).toEqual(['', '', owned.commodity])
  expect(withOwnOf({ ...shown, commodity: 'Lamps' }, owned)).toEqual({ ...owned, commodity: 'Lamps' })
})
