import { SiDocument } from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import { describe, expect, it } from 'vitest'
import { printedCarrier } from '../../../ports/documents/print-carrier.fixture.ts'
import { billBooking, billInstruction } from './bill-print.fixture.ts'
import { type BillFacts, billPrintOf } from './bill-print.rules.ts'

const facts: BillFacts = {
  booking: billBooking(),
  carrier: printedCarrier(),
  equipmentName: (code) => (code === '45G1' ? "40' HIGH CUBE" : ''),
  packageName: (code) => ({ CT: 'CARTONS', PX: 'PALLETS' })[code] ?? code,
  forwardingAgent: null,
  moveType: 'CY/RAMP',
  printedAt: '2026-11-20T02:00:00.000Z',
}

describe('the bill that an instruction asks for', () => {
  it('has its parties, references, way and cargo', () =>
    expect(billPrintOf(billInstruction(), 'draft', facts)).toMatchObject({
      kind: 'draft',
      blNo: 'FWYL310448201',
      bookingNo: '3104482',
      blType: 'OBL',
      originals: '3',
      freightDisplay: 'Freighted',
      paymentTerm: 'Prepaid',
      shipper: { name: ['Ningbo Lighting Co., Ltd.'], lines: ['88 Beilun Rd', 'Ningbo 315800', 'Mei Chen'] },
      exportReferences: ['NL-2026-1118'],
      serviceContract: 'SC1042',
      vessel: 'FAIRWAY HARMONY',
      voyage: 'FHM043E',
      placeOfReceipt: 'NINGBO',
      portOfDischarge: 'LONG BEACH',
      placeOfDelivery: 'CHICAGO',
      commodities: [
        {
          description: ['1280 CARTONS', 'LED LIGHTING FIXTURES'],
          marks: ['LAKESHORE', 'C/NO. 1-1280'],
          packages: '1,280 CARTONS',
          weightKg: '36,841.000',
          volumeM3: '122.4003',
          containers: [
            {
              type: "45G1 40' HIGH CUBE",
              packages: '640 CARTONS',
              weightKg: '18,420.500',
              volumeM3: '61.200',
            },
            { weightKg: '18,420.500', volumeM3: '61.2003' },
          ],
        },
      ],
      totals: { containers: 2, packages: '1,280 CARTONS', weightKg: '36,841.000', volumeM3: '122.4003' },
      printedAt: '2026-11-20 02:00 UTC',
    }))

  it('breaks descriptions after 75 characters and marks after 30, as the form does', () => {
    const [page] = billInstruction().commodities
    const commodities = page ? [{ ...page, description: 'X'.repeat(80), marks: '灯'.repeat(16) }] : []
    const [printed] = billPrintOf(billInstruction({ commodities }), 'draft', facts).commodities
    expect(printed?.description.map((line) => line.length)).toEqual([75, 5])
    expect(printed?.marks).toEqual(['灯'.repeat(15), '灯'])
  })

  it('counts packages of several kinds as packages', () => {
    const [page] = billInstruction().commodities
    const [first, second] = page?.containers ?? []
    const containers = first && second ? [first, { ...second, packageType: 'PX' }] : []
    const commodities = page ? [{ ...page, containers }] : []
    expect(billPrintOf(billInstruction({ commodities }), 'draft', facts).totals.packages).toBe('1,280 PACKAGES')
  })

  it('leaves open what a draft leaves open, and keeps what is no number as it was typed', () => {
    const [container] = billInstruction().commodities[0]?.containers ?? []
    const document = SiDocument.parse({
      blType: 'OTHER',
      commodities: [{ containers: [{ ...container, weight: 'heavy', packages: '', packageType: '' }] }],
    })
    const printed = billPrintOf(document, 'draft', { ...facts, booking: billBooking({ vessel: null, vvd: null }) })
    expect(printed).toMatchObject({ blType: '', freightDisplay: '', shipper: { name: [], lines: [] }, vessel: '' })
    expect(printed.commodities[0]).toMatchObject({ description: [], packages: '', weightKg: '' })
    expect(printed.commodities[0]?.containers[0]).toMatchObject({ weightKg: 'heavy', packages: '' })
    expect(billPrintOf(SiDocument.parse({}), 'draft', facts).commodities).toEqual([])
  })
})
