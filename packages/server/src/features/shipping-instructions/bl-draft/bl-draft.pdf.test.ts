import { expect, it } from 'vitest'
import { openFonts } from '../../../ports/documents/fonts.ts'
import { readPdf } from '../../../ports/documents/pdf-tools.fixture.ts'
import { printedCarrier } from '../../../ports/documents/print-carrier.fixture.ts'
import { printDocument } from '../../../ports/documents/print-document.ts'
import { billBooking, billInstruction } from './bill-print.fixture.ts'
import { billPrintOf } from './bill-print.rules.ts'

const fonts = openFonts()
const print = async (document: ReturnType<typeof billInstruction>) => {
  const bill = billPrintOf(document, 'draft', {
    booking: billBooking(),
    carrier: printedCarrier(),
    equipmentName: () => "40' HIGH CUBE",
    packageName: () => 'CARTON',
    forwardingAgent: { name: 'Yongjiang Forwarding', address: '9 Port Rd, Ningbo', contact: '' },
    moveType: 'CY/RAMP',
    printedAt: '2026-11-20T02:00:00.000Z',
  })
  const { pages, ...read } = await readPdf((await printDocument(bill, fonts)).bytes)
  return { ...read, pages, text: pages.join('\n').replace(/ +/g, ' ') }
}

it('other programs read a draft B/L as it was instructed', async () => {
  const shipper = { name: '宁波照明有限公司', address: 'Số 8 đường Hải Phòng', contact: '' }
  const { text, fonts: used } = await print(billInstruction({ shipper }))
  for (const part of [
    'FWYL310448201',
    '3104482',
    '宁波照明有限公司',
    'Số 8 đường Hải Phòng',
    'Lakeshore Home, Inc.',
    'Yongjiang Forwarding',
    'FAIRWAY HARMONY',
    'CY/RAMP',
    'FWYU4000019',
    'FWYU4000024',
    'LED LIGHTING FIXTURES',
    '1,280 CARTON',
    '36,841.000',
  ])
    expect(text).toContain(part)
  expect(text).toMatch(/draft/i)
  for (const font of used) expect(font).toMatchObject({ isEmbedded: true, isSubset: true, hasText: true })
})

it('goes on over further pages until the last of 999 lines', async () => {
  const [page] = billInstruction().commodities
  const description = Array.from({ length: 999 }, (_, at) => `ITEM ${at + 1} OF THE LIST`).join('\n')
  const { pages, text } = await print(billInstruction({ commodities: page ? [{ ...page, description }] : [] }))
  const printed = Array.from(text.matchAll(/ITEM (\d+) OF THE LIST/g), ([, nth]) => Number(nth))
  expect(printed).toEqual(Array.from({ length: 999 }, (_, at) => at + 1))
  expect(pages.length).toBeGreaterThan(10)
  for (const one of pages) expect(one).toContain('FWYL310448201')
})
