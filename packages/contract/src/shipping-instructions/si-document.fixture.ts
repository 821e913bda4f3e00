import { checkDigit } from '../shared/container-number.ts'
import { type SiBooking, SiContainer, SiDocument } from './shipping-instruction.schema.ts'
import { factsOf, type SiFacts } from './si-facts.rules.ts'

/** The nth container of the demo carrier. */
export const containerNo = (nth: number) => {
  const first10 = `FWYU${String(400_000 + nth)}`
  return first10 + checkDigit(first10)
}

const place = (code: string, en: string, zone: string) => ({ code, name: { en, zh: en, vi: en }, zone })

/** A booking of three containers from Ningbo by rail to Chicago. */
export const siBooking = (changes: Partial<SiBooking> = {}): SiBooking => ({
  bookingNo: '3104482',
  status: 'Approved',
  customerReferences: ['NL-2026-1118'],
  shipment: 'IPI',
  billType: 'OBL',
  paymentTerm: 'Prepaid',
  serviceContract: 'SC1042',
  item: '1042-A',
  commodity: 'LED lighting fixtures',
  vvd: 'FHM043E',
  vessel: 'Fairway Harmony',
  placeOfReceipt: null,
  portOfLoading: place('CNNGB', 'Ningbo', 'Asia/Shanghai'),
  portOfDischarge: place('USLGB', 'Long Beach', 'America/Los_Angeles'),
  placeOfDelivery: place('USCHI', 'Chicago', 'America/Chicago'),
  departureAt: '2026-11-24T14:00:00.000Z',
  siCutOffAt: '2026-11-22T08:00:00.000Z',
  amsCutOffAt: '2026-11-23T12:00:00.000Z',
  booked: { grossWeight: '36841', cube: '122.4', packages: '1280' },
  containers: [1, 2, 3].map((nth) => ({
    ...{ containerNo: containerNo(nth), equipment: '45G1', seal: null, weightKg: null, blNo: null },
  })),
  bills: [],
  nextBlNo: 'FWYL310448201',
  coveringLetter: null,
  asOf: '2026-11-20T02:00:00.000Z',
  ...changes,
})

export const siContainer = (nth: number, changes: Partial<SiContainer> = {}): SiContainer => ({
  ...SiContainer.parse({
    containerNo: containerNo(nth),
    equipment: '45G1',
    seal: `CN88${String(nth).padStart(4, '0')}`,
    packages: '640',
    packageType: 'CT',
    weight: '18420.5',
    volume: '61.2',
  }),
  ...changes,
})

/** A valid instruction for two of the containers. */
export const goodInstruction = (changes: Partial<SiDocument> = {}): SiDocument => ({
  ...SiDocument.parse({
    bookingNo: '3104482',
    customerReference: 'NL-2026-1118',
    blNo: 'FWYL310448201',
    blType: 'OBL',
    originals: '3',
    nonNegotiables: '3',
    freightDisplay: 'Freighted',
    paymentTerm: 'Prepaid',
    shipper: { name: 'Ningbo Lighting Co., Ltd.', address: '88 Beilun Rd\nNingbo 315800' },
    consignee: { name: 'Lakeshore Home, Inc.', address: '200 W Lake St\nChicago, IL 60606' },
    notifyParty: { name: 'SAME AS CONSIGNEE' },
    commodities: [
      {
        description: '1280 CARTONS\nLED LIGHTING FIXTURES',
        marks: 'LAKESHORE\nCHICAGO\nC/NO. 1-1280',
        hts: '9405.42',
        containers: [siContainer(1), siContainer(2)],
      },
    ],
  }),
  ...changes,
})

/** The facts of that booking, two days before its SI cut-off. */
export const siFacts = (booking: Partial<SiBooking> = {}, changes: Partial<SiFacts> = {}): SiFacts => ({
  ...factsOf(
    siBooking(booking),
    { id: null, blNo: '' },
    {
      equipment: new Set(['22G1', '42G1', '45G1', '45R1']),
      packageTypes: new Set(['CT', 'PK', 'PX']),
      now: Date.parse('2026-11-20T02:00:00Z'),
    },
  ),
  ...changes,
})

/** An instruction with one commodity that differs in these fields. */
export const withCommodity = (changes: Partial<SiDocument['commodities'][number]>): Partial<SiDocument> => {
  const [page] = goodInstruction().commodities
  return { commodities: page ? [{ ...page, ...changes }] : [] }
}

/** An instruction whose second container differs in these fields. */
export const withContainer = (changes: Partial<SiContainer>): Partial<SiDocument> =>
  withCommodity({ containers: [siContainer(1), siContainer(2, changes)] })

/** The largest instruction that people write: so many commodities with so many containers each. */
export function largeInstruction(commodities: number, containers: number): { document: SiDocument; facts: SiFacts } {
  const nthOf = (page: number, row: number) => page * containers + row + 1
  const pages = Array.from({ length: commodities }, (_, page) => ({
    description: Array.from({ length: 100 }, (_one, line) => `LED LIGHTING FIXTURES, MODEL ${page}-${line}`).join('\n'),
    marks: 'LAKESHORE\nCHICAGO\nC/NO. 1-UP',
    hts: '9405.42.8440',
    containers: Array.from({ length: containers }, (_one, row) => siContainer(nthOf(page, row))),
  }))
  const all = pages.flatMap((page) => page.containers)
  const booking = {
    containers: all.map((one) => ({ ...one, seal: null, weightKg: null, blNo: null })),
    booked: null,
  }
  return { document: goodInstruction({ commodities: pages }), facts: siFacts(booking) }
}
