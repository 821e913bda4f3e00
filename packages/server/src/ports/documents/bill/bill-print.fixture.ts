import { printedCarrier } from '../print-carrier.fixture.ts'
import type { BillCommodity, BillContainer, BillParty, BillPrint } from './bill-print.ts'

const party = (name: string, ...lines: string[]): BillParty => ({ name: [name], lines })

export const printedContainer = (at = 0): BillContainer => ({
  containerNo: `FWYU48291${String(30 + (at % 70)).padStart(2, '0')}`,
  seal: `NB${1_000_000 + at}`,
  type: "45G1 40' HIGH CUBE",
  packages: '600 CARTONS',
  weightKg: '9,200.250',
  volumeM3: '33.1000',
})

export const printedCommodity = (more: Partial<BillCommodity> = {}): BillCommodity => ({
  description: ['LED LIGHTING FIXTURES 发光二极管灯具', 'PENDANT LAMPS WITH GLASS SHADES'],
  marks: ['NINGBO LIGHTING', 'C/NO. 1-1200', 'MADE IN CHINA'],
  hts: '9405.42.0000',
  packages: '1,200 CARTONS',
  weightKg: '18,400.500',
  volumeM3: '66.2000',
  containers: [printedContainer(0), printedContainer(1)],
  ...more,
})

/** A bill of Ningbo Lighting, in Chinese, Vietnamese and English. */
export const printedBill = (more: Partial<BillPrint> = {}): BillPrint => ({
  layout: 'bill',
  kind: 'draft',
  carrier: printedCarrier(),
  blNo: 'FWYL123456701',
  bookingNo: '1234567',
  blType: 'OBL',
  originals: '3',
  nonNegotiables: '3',
  freightDisplay: 'Freighted',
  paymentTerm: 'Prepaid',
  shipper: party('宁波照明有限公司 NINGBO LIGHTING CO., LTD.', '88 GANGKOU ROAD, BEILUN', 'NINGBO 315800, CHINA'),
  consignee: party('LAKESHORE HOME INC.', '1200 W LAKE STREET', 'CHICAGO, IL 60607, UNITED STATES'),
  notifyParty: party('Công ty TNHH Đèn Hải Phòng', '12 Lê Hồng Phong, Ngô Quyền', 'Hải Phòng, Việt Nam'),
  snp: 'LKSH',
  forwardingAgent: party('EAST SEA FORWARDING CO., LTD.', '200 ZHONGSHAN EAST ROAD', 'SHANGHAI 200002, CHINA'),
  exportReferences: ['NBL-2026-1188'],
  serviceContract: 'SC2301',
  vessel: 'FAIRWAY HARMONY',
  voyage: '042E',
  placeOfReceipt: 'NINGBO',
  portOfLoading: 'NINGBO',
  portOfDischarge: 'LONG BEACH',
  placeOfDelivery: 'CHICAGO',
  moveType: 'CY/RAMP',
  commodities: [printedCommodity()],
  totals: { containers: 2, packages: '1,200 CARTONS', weightKg: '18,400.500', volumeM3: '66.2000' },
  charges: [],
  issue: null,
  terms: '',
  printedAt: '2026-11-16 08:00 UTC',
  ...more,
})

/** A bill of twenty commodities in a thousand containers, on about forty pages. */
export const longBill = (): BillPrint =>
  printedBill({
    commodities: Array.from({ length: 20 }, (_, page) =>
      printedCommodity({
        description: Array.from(
          { length: 100 },
          (_line, at) => `PAGE ${page + 1} LINE ${at + 1} PENDANT LAMPS WITH GLASS SHADES AND STEEL BASES, ASSORTED`,
        ),
        containers: Array.from({ length: 50 }, (_container, at) => printedContainer(page * 50 + at)),
      }),
    ),
    totals: { containers: 1000, packages: '24,000 CARTONS', weightKg: '368,010.000', volumeM3: '1,324.0000' },
  })
