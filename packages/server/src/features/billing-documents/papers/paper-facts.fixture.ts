import { accountTotals } from '@fairway/contract/billing-documents/invoice.rules'
import type { Invoice } from '@fairway/contract/billing-documents/invoice.schema'
import { printedCarrier } from '../../../ports/documents/print-carrier.fixture.ts'
import type {
  ArrivalFacts, ChargeFacts, ContainerFacts, DeliveryOrderFacts, InvoiceFacts, Printing, ShipmentFacts, StatementFacts,
} from './paper-facts.ts' // biome-ignore format: one line

const names = (en: string, zh: string, vi = en) => ({ en, zh, vi })

export const legalText = {
  en: 'Payable within 30 days, without deduction.',
  zh: '请自开票日起30日内全额付款。',
  vi: 'Thanh toán đủ trong vòng 30 ngày.',
}

export const printing = (more: Partial<Printing> = {}): Printing => ({
  carrier: printedCarrier({
    address: ['Fairway Lines Co., Ltd.', '18 Harbour Road, Hongkou District, Shanghai 200080, China'],
  }),
  papers: {
    logo: null,
    address: '',
    contact: '',
    bankDetails: 'Fairway Lines Co., Ltd.\nHarbour Bank, Shanghai branch, SWIFT HRBRCNSH\nUSD 4400 0127 9981 2207',
    billTerms: '',
    terms: { invoice: legalText, arrivalNotice: legalText, deliveryOrder: legalText, statement: legalText },
  },
  language: 'en',
  isCopy: false,
  printedAt: '2026-11-16T08:00:00.000Z',
  ...more,
})

export const shipmentFacts = (more: Partial<ShipmentFacts> = {}): ShipmentFacts => ({
  blNo: 'FWYL310448201',
  bookingNo: '3104482',
  customerReference: 'NL-2026-1118',
  vessel: 'Fairway Harmony',
  vvd: 'FHM043E',
  portOfLoading: names('Ningbo', '宁波'),
  portOfDischarge: names('Long Beach', '长滩'),
  placeOfReceipt: null,
  placeOfDelivery: names('Chicago', '芝加哥'),
  departureOn: '2026-11-02',
  arrivalOn: '2026-11-18',
  hasArrived: false,
  commodity: 'LED lighting fixtures 发光二极管灯具',
  ...more,
})

const charge = (name: ChargeFacts['name'], more: Partial<ChargeFacts> = {}): ChargeFacts => ({
  name,
  quantity: '2',
  basis: 'container',
  rate: '1850',
  currency: 'USD',
  amount: '3700.00',
  term: 'Prepaid',
  ...more,
})

export const chargeFacts = (): ChargeFacts[] => [
  charge(names('Ocean freight', '海运费', 'Cước biển')),
  charge(names('Bunker surcharge', '燃油附加费', 'Phụ phí nhiên liệu'), { rate: '312.5', amount: '625.00' }),
  charge(names('Documentation fee', '文件费', 'Phí chứng từ'), {
    quantity: '1', basis: 'bl', rate: '450', currency: 'CNY', amount: '450.00',
  }),
  charge(names('Rebate', '折扣', 'Chiết khấu'), { quantity: '1', basis: 'bl', rate: '-120.25', amount: '-120.25' }),
] // biome-ignore format: short

const nbl = {
  name: '宁波照明有限公司 Ningbo Lighting Co., Ltd.',
  address: '88 Gangkou Road, Beilun\nNingbo 315800, China',
}
const lakeshore = { name: 'Lakeshore Home, Inc.', address: '200 W Lake St\nChicago, IL 60606, United States' }

export const invoiceFacts = (more: Partial<InvoiceFacts> = {}): InvoiceFacts => ({
  invoiceNo: 'INV-2026-004417',
  kind: 'invoice',
  corrects: null,
  issuedOn: '2026-11-04',
  dueOn: '2026-12-04',
  payer: nbl,
  shipment: shipmentFacts(),
  charges: chargeFacts(),
  sums: [
    { currency: 'CNY', total: '450.00', paid: '0.00', open: '450.00' },
    { currency: 'USD', total: '4204.75', paid: '1000.00', open: '3204.75' },
  ],
  ...more,
})

export const containerFacts = (count = 2): ContainerFacts[] =>
  Array.from({ length: count }, (_, at) => ({
    containerNo: `FWYU4${String(at).padStart(5, '0')}9`,
    equipment: names("40' high cube", '40尺高箱', "40' cao"),
    seal: `CN88${String(at).padStart(4, '0')}`,
    weightKg: '18420.500',
    lastFreeOn: '2026-11-24',
  }))

export const arrivalFacts = (more: Partial<ArrivalFacts> = {}): ArrivalFacts => ({
  number: 'AN-FWYL310448201',
  shipper: nbl,
  consignee: lakeshore,
  notifyParty: { name: 'Công ty TNHH Đèn Hải Phòng', address: '12 Lê Hồng Phong, Ngô Quyền\nHải Phòng, Việt Nam' },
  shipment: shipmentFacts(),
  pickupAt: names('Long Beach Pier T', '长滩 T 码头'),
  availableOn: '2026-11-20',
  containers: containerFacts(),
  holds: [{ hold: 'customs', clearedBy: 'broker' }],
  charges: chargeFacts().map((one) => ({ ...one, term: 'Collect' })),
  sums: invoiceFacts().sums,
  ...more,
})

export const orderFacts = (more: Partial<DeliveryOrderFacts> = {}): DeliveryOrderFacts => ({
  number: 'DO-FWYL310448201',
  releasedTo: { name: 'Harbor Customs Brokers LLC', address: '5 Pier Ave, Long Beach, CA 90802' },
  consignee: lakeshore,
  shipment: shipmentFacts({ hasArrived: true }),
  pickupAt: names('Long Beach Pier T', '长滩 T 码头'),
  validUntil: '2026-11-30',
  release: 'TLX',
  containers: containerFacts(),
  ...more,
})

const openInvoice = (at: number): Invoice => ({
  ...{ invoiceNo: `INV-2026-00${4400 + at}`, kind: 'invoice', creditOf: null, term: 'Prepaid' },
  ...{ blNo: `FWYL3104${String(480 + at).padStart(3, '0')}01`, shipmentId: '', bookingNo: '' },
  currency: at % 3 === 0 ? 'CNY' : 'USD',
  total: `${1200 + at}.10`,
  paid: at === 1 ? '200.00' : '0.00',
  credited: '0.00',
  open: at === 1 ? '1001.10' : `${1200 + at}.10`,
  ...{ status: 'Open', issuedOn: '2026-09-20', dueOn: '2026-10-20', overdueDays: at * 12 },
  ...{ disputeUntil: '2026-10-20', openDisputes: 0, paymentLink: null },
})

export const statementFacts = (count = 9): StatementFacts => {
  const invoices = Array.from({ length: count }, (_, at) => openInvoice(at))
  return {
    number: 'SOA-NBL-20261116',
    account: nbl,
    statement: { today: '2026-11-16', invoices, totals: accountTotals(invoices) },
  }
}
