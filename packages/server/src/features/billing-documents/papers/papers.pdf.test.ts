import type { Language } from '@fairway/contract/shared/language'
import { describe, expect, it } from 'vitest'
import { openFonts } from '../../../ports/documents/fonts.ts'
import type { Paper } from '../../../ports/documents/paper/paper.ts'
import { readPdf } from '../../../ports/documents/pdf-tools.fixture.ts'
import { printDocument } from '../../../ports/documents/print-document.ts'
import { arrivalPaper } from './arrival-paper.rules.ts'
import { deliveryOrderPaper } from './delivery-order-paper.rules.ts'
import { invoicePaper } from './invoice-paper.rules.ts'
import {
  arrivalFacts, chargeFacts, containerFacts, invoiceFacts, legalText, orderFacts, printing, shipmentFacts, statementFacts,
} from './paper-facts.fixture.ts' // biome-ignore format: one line
import { statementPaper } from './statement-paper.rules.ts'

const fonts = openFonts()
const print = async (paper: Paper) => {
  const { bytes, pages, unprintable } = await printDocument(paper, fonts)
  const read = await readPdf(bytes)
  expect(Number(read.info.Pages)).toBe(pages)
  for (const font of read.fonts) expect(font).toMatchObject({ isEmbedded: true, isSubset: true, hasText: true })
  return { ...read, unprintable, text: read.pages.join('\n').replace(/ +/g, ' ') }
}
const papersIn = (language: Language, isCopy = false): Record<string, Paper> => ({
  invoice: invoicePaper(invoiceFacts(), printing({ language, isCopy })),
  arrivalNotice: arrivalPaper(arrivalFacts(), printing({ language, isCopy })),
  deliveryOrder: deliveryOrderPaper(orderFacts(), printing({ language, isCopy })),
  statement: statementPaper(statementFacts(), printing({ language, isCopy })),
})

describe.each(['en', 'zh', 'vi'] as const)('papers in %s, as other programs read them', (language) => {
  it.each(Object.keys(papersIn('en')))('%s: number, page, original, carrier and small print', async (name) => {
    const paper = papersIn(language)[name]
    if (!paper) throw new Error(`there is no ${name}`)
    const { text, unprintable, info } = await print(paper)
    const original = { en: 'ORIGINAL', zh: '正本', vi: 'BẢN GỐC' }[language]
    const page = { en: 'Page 1 of 1', zh: '第 1 页，共 1 页', vi: 'Trang 1/1' }[language]
    for (const part of [
      paper.title,
      paper.number,
      original,
      page,
      'Fairway Lines',
      '18 Harbour Road',
      legalText[language],
    ])
      expect(text).toContain(part)
    expect(unprintable).toEqual([])
    expect(info).toMatchObject({ Title: `${paper.title} ${paper.number}`, Author: 'Fairway Lines' })
  })

  it('copies say so', async () => {
    const copy = { en: 'COPY', zh: '副本', vi: 'BẢN SAO' }[language]
    const { invoice } = papersIn(language, true)
    expect(invoice && (await print(invoice)).text).toContain(copy)
  })
})

describe('a freight invoice', () => {
  it('names payer, shipment, each charge, and the sums of each currency apart', async () => {
    const { text } = await print(invoicePaper(invoiceFacts(), printing({ language: 'zh' })))
    for (const part of [
      '宁波照明有限公司 Ningbo Lighting Co., Ltd.',
      'FWYL310448201',
      '3104482',
      'Fairway Harmony FHM043E',
    ])
      expect(text).toContain(part)
    expect(text).toMatch(/海运费 2 每箱 1,850\.00 USD 3,700\.00/)
    expect(text).toMatch(/折扣 1 每票提单 -120\.25 USD -120\.25/)
    expect(text).toMatch(/合计 USD 4,204\.75/)
    expect(text).toMatch(/未付 USD 3,204\.75/)
    expect(text).toMatch(/合计 CNY 450\.00/)
  })

  it('parts prepaid from collect, and says where to pay', async () => {
    const [first, ...rest] = chargeFacts()
    if (!first) throw new Error('there is a charge')
    const charges = [{ ...first, term: 'Collect' as const }, ...rest]
    const { text } = await print(invoicePaper(invoiceFacts({ charges }), printing()))
    expect(text).toMatch(/Collect charges[\s\S]*Ocean freight[\s\S]*Prepaid charges[\s\S]*Bunker/)
    expect(text).toContain('SWIFT HRBRCNSH')
  })

  it('that is paid asks for nothing, and a credit note names what it corrects', async () => {
    const sums = [{ currency: 'USD', total: '4204.75', paid: '4204.75', open: '0.00' }]
    const paid = (await print(invoicePaper(invoiceFacts({ sums }), printing()))).text
    expect(paid).toContain('paid in full')
    expect(paid).not.toContain('SWIFT')
    const note = invoiceFacts({ kind: 'creditNote', invoiceNo: 'CN-1', corrects: 'INV-2026-004417' })
    expect((await print(invoicePaper(note, printing()))).text).toMatch(/CREDIT NOTE[\s\S]*INV-2026-004417/)
  })

  it('goes on over pages with head and number on each, and loses no line', async () => {
    const charges = Array.from({ length: 120 }, (_, at) => ({
      ...(chargeFacts()[0] ?? invoiceFacts().charges[0]),
      name: { en: `Charge ${at + 1} of 120`, zh: '', vi: '' },
    })) as ReturnType<typeof chargeFacts> // the first one is there
    const { pages, text } = await print(invoicePaper(invoiceFacts({ charges }), printing()))
    expect(text.match(/Charge \d+ of 120/g)).toEqual(charges.map(({ name }) => name.en))
    expect(pages.length).toBeGreaterThan(2)
    for (const [at, page] of pages.entries()) {
      expect(page).toContain(`Page ${at + 1} of ${pages.length}`)
      expect(page).toContain('INV-2026-004417')
      expect(page).toContain('ORIGINAL')
    }
  })

  it('prints hostile text as text, within its boxes', async () => {
    const address = `\u202eEVIL\u202c (\\) <b>bold</b>\u0007 ${'W'.repeat(5000)}`
    const shipment = shipmentFacts({ customerReference: 'x\u200b🚢', commodity: '</script>%PDF-1.7' })
    const { text, unprintable } = await print(
      invoicePaper(invoiceFacts({ payer: { name: '', address }, shipment }), printing()),
    )
    expect(text).toContain('EVIL (\\) <b>bold</b>')
    expect(text.match(/W/g)?.length).toBeGreaterThanOrEqual(5000)
    expect(text).toContain('x?')
    expect(text).toContain('</script>%PDF-1.7')
    expect(unprintable).toEqual(['🚢'])
  })
})

describe('papers of an arrival', () => {
  it('the notice says what comes when and where, what holds it and who clears that', async () => {
    const { text } = await print(arrivalPaper(arrivalFacts(), printing({ language: 'vi' })))
    for (const part of [
      'Long Beach Pier T',
      '2026-11-20',
      'FWYU4000009',
      'Đại lý hải quan',
      'Công ty TNHH Đèn Hải Phòng',
    ])
      expect(text).toContain(part)
    expect(text).toContain('Phí trả sau')
  })

  it('the delivery order names who may fetch every container, however many', async () => {
    const containers = containerFacts(200)
    const { text } = await print(deliveryOrderPaper(orderFacts({ containers }), printing()))
    expect(text.match(/FWYU4\d{6}/g)).toEqual(containers.map(({ containerNo }) => containerNo))
    expect(text).toContain('Harbor Customs Brokers LLC')
    expect(text).toContain('2026-11-30')
  })
})

describe('a statement of account', () => {
  it('adds up per currency and by age', async () => {
    const { text } = await print(statementPaper(statementFacts(), printing()))
    expect(text).toMatch(/Total CNY 3,609\.30 0\.00 3,609\.30/)
    expect(text).toMatch(/Total USD 7,227\.60 200\.00 7,027\.60/)
    expect(text).toMatch(/Prepaid USD 0\.00 2,203\.20/)
  })

  it('says so where nothing is open', async () =>
    expect((await print(statementPaper(statementFacts(0), printing()))).text).toContain('There are no open items'))
})
