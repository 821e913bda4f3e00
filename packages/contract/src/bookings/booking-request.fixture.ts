import { isWorldPhoneNumber } from '../shared/phone-number.ts'
import type { RequestFacts } from './booking-request.rules.ts'
import { RequestDocument } from './booking-request.schema.ts'

/** A request of Ningbo Lighting that nothing is wrong with. */
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

/** What the carrier's reference data says on 2026-11-15. */
export const facts: RequestFacts = {
  today: '2026-11-15',
  places: new Map([
    ['CNNGB', 'port'],
    ['CNSHA', 'port'],
    ['USLGB', 'port'],
    ['USCHI', 'ramp'],
    ['CNHGH', 'inland'],
  ]),
  portsOfLoading: new Set(['CNNGB', 'CNSHA']),
  portsOfDischarge: new Set(['USLGB']),
  contracts: new Set(['SC1042']),
  sailsOn: (vvd, portOfLoading) =>
    portOfLoading === 'CNNGB' ? { FHM043E: '2026-11-24', FHM042E: '2026-11-14' }[vvd] : undefined,
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
