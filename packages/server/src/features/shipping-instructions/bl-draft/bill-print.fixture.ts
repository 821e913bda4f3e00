import { type SiBooking, SiDocument } from '@fairway/contract/shipping-instructions/shipping-instruction.schema'

const place = (code: string, name: string, zone: string) => ({ code, name: { en: name, zh: name, vi: name }, zone })

/** A booking of Ningbo Lighting by rail to Chicago. */
export const billBooking = (more: Partial<SiBooking> = {}): SiBooking => ({
  bookingNo: '3104482',
  status: 'Approved',
  customerReferences: ['NL-2026-1118'],
  shipment: 'IPI',
  billType: 'OBL',
  paymentTerm: 'Prepaid',
  serviceContract: 'SC1042',
  item: null,
  commodity: 'LED lighting fixtures',
  vvd: 'FHM043E',
  vessel: 'Fairway Harmony',
  placeOfReceipt: null,
  portOfLoading: place('CNNGB', 'Ningbo', 'Asia/Shanghai'),
  portOfDischarge: place('USLGB', 'Long Beach', 'America/Los_Angeles'),
  placeOfDelivery: place('USCHI', 'Chicago', 'America/Chicago'),
  departureAt: null,
  siCutOffAt: null,
  amsCutOffAt: null,
  booked: null,
  containers: [],
  bills: [],
  nextBlNo: 'FWYL310448202',
  coveringLetter: null,
  asOf: '2026-11-20T02:00:00.000Z',
  ...more,
})

const container = { equipment: '45G1', seal: 'CN880001', packages: '640', packageType: 'CT', weight: '18420.5' }

export const billInstruction = (more: Partial<SiDocument> = {}): SiDocument => ({
  ...SiDocument.parse({
    bookingNo: '3104482',
    customerReference: 'NL-2026-1118',
    blNo: 'FWYL310448201',
    blType: 'OBL',
    originals: '3',
    nonNegotiables: '3',
    freightDisplay: 'Freighted',
    paymentTerm: 'Prepaid',
    shipper: { name: 'Ningbo Lighting Co., Ltd.', address: '88 Beilun Rd\nNingbo 315800', contact: 'Mei Chen' },
    consignee: { name: 'Lakeshore Home, Inc.', address: '200 W Lake St\nChicago, IL 60606', contact: '' },
    notifyParty: { name: 'SAME AS CONSIGNEE', address: '', contact: '' },
    commodities: [
      {
        description: '1280 CARTONS\nLED LIGHTING FIXTURES',
        marks: 'LAKESHORE\nC/NO. 1-1280',
        hts: '9405.42',
        containers: [
          { ...container, containerNo: 'FWYU4000019', volume: '61.2' },
          { ...container, containerNo: 'FWYU4000024', volume: '61.2003' },
        ],
      },
    ],
  }),
  ...more,
})
