import { printedLines } from '@fairway/contract/shared/wrap-text.rules'
import { describe, expect, it } from 'vitest'
import { openFonts } from '../fonts.ts'
import { readPdf } from '../pdf-tools.fixture.ts'
import { printDocument } from '../print-document.ts'
import { longBill, printedBill, printedCommodity } from './bill-print.fixture.ts'
import type { BillPrint } from './bill-print.ts'

const fonts = openFonts()
const print = async (bill: BillPrint) => {
  const { bytes, pages, unprintable } = await printDocument(bill, fonts)
  const read = await readPdf(bytes)
  expect(Number(read.info.Pages)).toBe(pages)
  expect(read.pages).toHaveLength(pages)
  return { ...read, bytes, unprintable, text: read.pages.join('\n').replace(/ +/g, ' ') }
}
const described = (...description: string[]) => printedBill({ commodities: [printedCommodity({ description })] })

describe('a draft bill of lading as other programs read it', () => {
  it('says who sends what to whom, in every language of its parties', async () => {
    const { text, unprintable, info } = await print(printedBill())
    for (const part of [
      'BILL OF LADING', 'DRAFT – NOT NEGOTIABLE', 'Fairway Lines', 'SCAC FWYL', 'FWYL123456701', '1234567', 'SC2301',
      '宁波照明有限公司 NINGBO LIGHTING CO., LTD.', 'LAKESHORE HOME INC.', 'Công ty TNHH Đèn Hải Phòng',
      '12 Lê Hồng Phong, Ngô Quyền', 'EAST SEA FORWARDING', 'NBL-2026-1188', 'LKSH', 'FAIRWAY HARMONY', '042E', 'NINGBO',
      'LONG BEACH', 'CHICAGO', 'CY/RAMP', 'C/NO. 1-1200', '发光二极管灯具', 'HS/HTS CODE: 9405.42.0000',
      'FWYU4829130', 'SEAL NB1000001', '18,400.500', '66.2000', 'TOTAL', 'SAY: TWO (2) CONTAINERS ONLY', 'FREIGHT PREPAID',
      'Page 1 of 1',
    ]) // biome-ignore format: a list
      expect(text).toContain(part)
    expect(text).toMatch(/\b3 ?\/ ?3\b/)
    expect(text.match(/NEGOTIABLE/g)).toHaveLength(1) // the letters across the page are no text
    expect(unprintable).toEqual([])
    expect(info).toMatchObject({
      Title: 'FWYL123456701 draft',
      Author: 'Fairway Lines',
      'Page size': '595.28 x 841.89 pts (A4)',
    })
  })

  it('carries the letters that it uses, and no others', async () => {
    const { fonts: used, bytes } = await print(printedBill())
    expect(used.map(({ name }) => name.replace(/^[A-Z]+\+/, '')).sort()).toEqual([
      'NotoSansSC-Bold',
      'NotoSansSC-Regular',
    ])
    for (const font of used) expect(font).toMatchObject({ isEmbedded: true, isSubset: true, hasText: true })
    expect(bytes.length).toBeLessThan(60_000)
  })

  it('is a sea waybill without originals where one was asked for', async () => {
    const { text } = await print(
      printedBill({ blType: 'SW', originals: '0', freightDisplay: 'Unfreighted', paymentTerm: 'Collect' }),
    )
    for (const part of ['SEA WAYBILL', 'no originals are issued', 'FREIGHT COLLECT', 'UNFREIGHTED'])
      expect(text).toContain(part)
    expect(text).toMatch(/\b0 ?\/ ?3\b/)
    expect(text).not.toContain('BILL OF LADING')
  })

  it('is numbered where it is an original, and says so where it is a copy', async () => {
    const original = await print(printedBill({ kind: 'original', original: { number: 2, of: 3 } }))
    expect(original.text).toContain('ORIGINAL 2 OF 3')
    expect(original.text).not.toContain('DRAFT')
    expect((await print(printedBill({ kind: 'copy' }))).text).toContain('COPY – NOT NEGOTIABLE')
  })

  it('names where it was issued, how many originals there are, its charges, and the terms behind it', async () => {
    const charge = (name: string) => ({ name, basis: '2 x 45G1', prepaid: 'USD 3,700.00', collect: '' })
    const { text, pages } = await print(
      printedBill({
        kind: 'original',
        original: { number: 1, of: 3 },
        issue: { place: 'SHANGHAI', on: '2026-11-16', shippedOn: '2026-11-02' },
        charges: Array.from({ length: 12 }, (_, at) => charge(`CHARGE ${at + 1}.`)),
        terms: Array.from({ length: 400 }, (_, at) => `Clause ${at + 1}.`).join('\n'),
      }),
    )
    for (const part of ['SHANGHAI', '2026-11-16', '2026-11-02', 'THREE (3) ORIGINALS', 'TERMS AND CONDITIONS'])
      expect(text).toContain(part)
    for (let at = 1; at <= 12; at++) expect(text).toContain(`CHARGE ${at}.`)
    expect(text).toContain('* FREIGHT AND CHARGES, continued:')
    expect(text.match(/Clause \d+\./g)).toHaveLength(400)
    expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`)
    for (const page of pages) expect(page).toContain('ORIGINAL 1 OF 3')
  })

  it('goes on over as many pages as 999 lines need, without losing one', async () => {
    const lines = Array.from({ length: 999 }, (_, at) => `LINE ${at + 1} OF 999 LED 灯具 Đèn`)
    const { pages, text } = await print(described(...lines))
    expect(text.match(/LINE \d+ OF 999 LED 灯具 Đèn/g)).toEqual(lines)
    for (const [at, page] of pages.entries()) {
      expect(page).toContain(`Page ${at + 1} of ${pages.length}`)
      expect(page).toContain('FWYL123456701')
      expect(page).toContain('Description of goods')
      expect(page.includes('CONTINUED ON NEXT PAGE')).toBe(at < pages.length - 1)
      expect(page.includes('BILL OF LADING – CONTINUED')).toBe(at > 0)
    }
  })

  it('holds a thousand containers of twenty commodities on about forty pages', async () => {
    const { pages, text } = await print(longBill())
    expect(pages.length).toBeGreaterThan(35)
    expect(pages.length).toBeLessThan(45)
    expect(text.match(/^ ?FWYU\d{7}/gm)).toHaveLength(1000)
    expect(text).toContain('SAY: ONE THOUSAND (1000) CONTAINERS ONLY')
  })

  it('prints what a reader sees of text that plays tricks, within its column', async () => {
    const long = 'W'.repeat(10_000)
    const hostile = `\u202eSPMAL\u202c LED\u0007 \u2066lamp\u2069 <b>&amp;\u200b</b> (\\) \ud800\n${long}`
    const { text, pages } = await print(described(...printedLines(hostile, 75)))
    expect(text).toContain('SPMAL LED lamp <b>&amp;</b> (\\)')
    expect(text.match(/W/g)?.length).toBeGreaterThanOrEqual(10_000)
    expect(pages.length).toBeGreaterThan(1)
  })

  it('marks and names what its font does not have', async () => {
    const { text, unprintable } = await print(described('조명 โคม 🚢 灯 Đèn ΑΒΓ Привет'))
    expect(text).toMatch(/\?+ \?+ \? 灯 Đèn ΑΒΓ Привет/)
    expect(unprintable.join('')).toMatch(/โ/)
    expect(unprintable).toContain('🚢')
  })

  it('prints the lines of a long address below the goods', async () => {
    const lines = Array.from({ length: 9 }, (_, at) => `ADDRESS LINE ${at + 1}`)
    const { text } = await print(printedBill({ shipper: { name: ['NINGBO LIGHTING'], lines } }))
    for (const line of lines) expect(text).toContain(line)
    expect(text).toContain('* SHIPPER, continued:')
    expect(text).toContain('ADDRESS LINE 5 *')
  })

  it('is one page of empty boxes for an instruction that has just been started', async () => {
    const nobody = { name: [], lines: [] }
    const { pages, text } = await print(
      printedBill({
        ...{
          blNo: '',
          bookingNo: '',
          blType: '',
          originals: '',
          nonNegotiables: '',
          freightDisplay: '',
          paymentTerm: '',
        },
        ...{ shipper: nobody, consignee: nobody, notifyParty: nobody, forwardingAgent: nobody, exportReferences: [] },
        commodities: [],
        totals: { containers: 0, packages: '', weightKg: '', volumeM3: '' },
      }),
    )
    expect(pages).toHaveLength(1)
    expect(text).toContain('Shipper')
    expect(text).not.toContain('undefined')
  })
})
