import { describe, expect, it } from 'vitest'
import { violation } from '../bookings/bookings.errors.ts'
import { goodRequest } from '../bookings/requests/booking-request.fixture.ts'
import * as rules from './correction.rules.ts'

const row = { equipment: '45G1', quantity: '2', packageType: 'CT', packages: '640', temperature: '' }
const base = goodRequest()

describe('a shipment number', () => {
  it.each([['1234567', true], ['123456', false], ['12345678', false], ['12345a7', false], ['', false]])(
    '%s: %s', (text, isOne) => expect(rules.isShipmentNumber(text)).toBe(isOne),
  ) // biome-ignore format: one table
})

describe('what a correction can change', () => {
  it.each([
    'customerReference', 'poNumber', 'placeOfDelivery', 'consignee.name', 'notifyParty.address', 'commodity', 'grossWeight',
    'cube', 'containers.0.packageType', 'containers.12.packages', 'remarks',
  ])('%s is open', (path) => expect(rules.isOpenInCorrection(path)).toBe(true)) // biome-ignore format: one table

  it.each([
    'bookingNo', 'serviceContract', 'item', 'portOfLoading', 'portOfDischarge', 'placeOfReceipt', 'freightTerm', 'paymentTerm',
    'vvd', 'shipper.name', 'flags', 'hazard.unNumber', 'gauge.length', 'temperature', 'containers.0.equipment',
    'containers.0.quantity', 'containers.0.temperature', 'consigneeX',
  ])('%s needs customer service', (path) => expect(rules.isOpenInCorrection(path)).toBe(false)) // biome-ignore format: one table

  it('names every changed field that is locked', () => {
    const changed = goodRequest({ vvd: 'FHM044E', commodity: 'Lamps', containers: [row, row] })
    const closed = rules.disallowedChanges(base, changed)
    expect(closed.map(({ path, code }) => [path, code])).toEqual([
      ['vvd', 'BC0009'],
      ['containers.1.equipment', 'BC0009'],
      ['containers.1.quantity', 'BC0009'],
    ])
  })

  it('must fix errors of what it changes, and none that were there before', () => {
    const violations = [
      violation('commodity', 'BR0020'),
      violation('grossWeight', 'BR0021'),
      violation('vvd', 'BR0019'),
    ]
    expect(rules.violationsToCorrect(violations, base, goodRequest({ commodity: '' }))).toEqual([violations[0]])
  })
})

describe('a correction on newer data', () => {
  const document = goodRequest({
    commodity: 'Lamps',
    consignee: { ...base.consignee, name: 'Harbor Goods' },
    containers: [{ ...row, packages: '700' }],
  })

  it('keeps its own changes and takes the rest from the booking', () => {
    const latest = goodRequest({ vvd: 'FWS102E', grossWeight: '19000', remarks: 'Rolled' })
    expect(rules.rebaseCorrection(base, latest, document)).toEqual({
      ...latest,
      commodity: 'Lamps',
      consignee: { ...latest.consignee, name: 'Harbor Goods' },
      containers: [{ ...row, packages: '700' }],
    })
  })

  it('drops changes of rows whose equipment changed or that are gone', () => {
    const other = { ...row, equipment: '22G1', packages: '1' }
    for (const containers of [[other], []])
      expect(rules.rebaseCorrection(base, goodRequest({ containers }), document).containers).toEqual(containers)
  })
})

describe('a shipment is corrected', () => {
  const shipment = { shipmentNo: '1234567', isCanceled: false, bills: [{ status: 'Billed' }], isInProgress: false }
  it.each([
    ['billed once', {}, undefined],
    ['canceled', { isCanceled: true }, 'BC0011'],
    ['without a bill', { bills: [] }, 'BC0003'],
    ['merely rated', { bills: [{ status: 'Rated' }] }, 'BC0003'],
    ['with two bills', { bills: [{ status: 'Billed' }, { status: 'Billed' }] }, 'BC0004'],
    ['with a correction in progress', { isInProgress: true }, 'BC0005'],
  ])('%s: %s', (_what, change, code) => expect(rules.correctionRefusal({ ...shipment, ...change })?.code).toBe(code))
})
