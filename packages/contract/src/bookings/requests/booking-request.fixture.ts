import { isWorldPhoneNumber } from '../../shared/phone-number.ts'
import type { RequestFacts } from './booking-request.rules.ts'
import { RequestDocument } from './booking-request.schema.ts'
import type { Place } from './place.rules.ts'
import type { SailingFacts } from './sailing.rules.ts'

/** A valid request of Ningbo Lighting. */
export const goodRequest = (changes: Partial<RequestDocument> = {}): RequestDocument => ({
  ...RequestDocument.parse({
    customerReference: 'NL-2026-1118',
    poNumber: 'PO-20261',
    serviceContract: 'SC1042',
    item: '1042-A',
    portOfLoading: 'CNNGB',
    portOfDischarge: 'USLGB',
    placeOfReceipt: 'CNNGB',
    placeOfDelivery: 'USCHI',
    freightTerm: 'CY-RAMP',
    paymentTerm: 'Prepaid',
    departureFrom: '2026-11-20',
    departureTo: '2026-11-30',
    vvd: 'FHM043E',
    shipper: { name: 'Ningbo Lighting Co., Ltd.', address: '88 Beilun Rd\nNingbo 315800' },
    consignee: { name: 'Lakeshore Home, Inc.', address: '200 W Lake St\nChicago, IL 60606' },
    commodity: 'LED lighting fixtures',
    grossWeight: '18420.500',
    cube: '61.2000',
    containers: [{ equipment: '45G1', quantity: '2', packageType: 'CT', packages: '640' }],
  }),
  ...changes,
})

const place = (
  kind: Place['kind'],
  country: string,
  [latitude, longitude]: [number, number],
  hasRamp = false,
): Place => ({
  ...{ kind, country, latitude, longitude, hasRamp },
})
export const places: ReadonlyMap<string, Place> = new Map([
  ['CNNGB', place('port', 'CN', [29.87, 121.55])],
  ['CNSHA', place('port', 'CN', [31.23, 121.49])],
  ['VNHPH', place('port', 'VN', [20.86, 106.68])],
  ['USLGB', place('port', 'US', [33.77, -118.19])],
  ['USLAX', place('port', 'US', [33.74, -118.27])],
  ['USHNL', place('port', 'US', [21.31, -157.86])],
  ['USCHI', place('inland', 'US', [41.88, -87.63], true)],
  ['USCHI-LPC', place('ramp', 'US', [41.42, -88.12])],
  ['USDEN', place('inland', 'US', [39.74, -104.99])],
  ['CNHGH', place('inland', 'CN', [30.27, 120.16])],
])

/** A ship from Ningbo: its departure, and the cut-offs half a day and a day before that. */
export const sailing = (planned: string, cutOffs: Partial<SailingFacts['cutOffs']> = {}): SailingFacts => ({
  departure: { planned, estimated: null, actual: null, zone: 'Asia/Shanghai' },
  cutOffs: { si: null, vgm: null, cy: null, ams: null, special: null, ...cutOffs },
})
const sailings: Readonly<Record<string, SailingFacts>> = {
  FHM043E: sailing('2026-11-24T14:00:00Z', { cy: '2026-11-24T02:00:00Z', ams: '2026-11-23T12:00:00Z' }),
  FHM042E: sailing('2026-11-14T14:00:00Z'),
}

/** The carrier's reference data on 2026-11-15. */
export const facts: RequestFacts = {
  now: Date.parse('2026-11-15T02:00:00Z'),
  today: '2026-11-15',
  places,
  portsOfLoading: new Set(['CNNGB', 'CNSHA']),
  portsOfDischarge: new Set(['USLGB', 'USHNL']),
  contracts: new Set(['SC1042']),
  sailing: (vvd, portOfLoading) => (portOfLoading === 'CNNGB' ? sailings[vvd] : undefined),
  equipment: new Map([
    ['45G1', 'dry'],
    ['22G1', 'dry'],
    ['45R1', 'reefer'],
    ['45P3', 'special'],
  ]),
  packageTypes: new Set(['CT', 'PX']),
  isPhone: isWorldPhoneNumber,
}

export const hazard = {
  unType: 'UN',
  unNumber: '1263',
  imoClass: '3',
  packageGroup: 'II',
  flashPoint: '23',
  flashPointUnit: 'C',
  emergencyPhone: '+86 574 8688 1234',
}
export const reeferRow = { equipment: '45R1', quantity: '1', packageType: 'CT', packages: '', temperature: '' }
