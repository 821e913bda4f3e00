import { detentionRule } from '@fairway/contract/detention/detention.fixture'
import { createDetentionCounter } from '@fairway/contract/detention/detention.rules'
import { readPastedStays } from '@fairway/contract/detention/pasted-stays.rules'
import { languages } from '@fairway/contract/shared/language'
import { expect, it } from 'vitest'
import { openFonts } from '../../ports/documents/fonts.ts'
import { readPdf } from '../../ports/documents/pdf-tools.fixture.ts'
import { printDocument } from '../../ports/documents/print-document.ts'
import { detentionSheet } from './detention-sheet.rules.ts'

const rule = detentionRule()
const count = createDetentionCounter(rule)
const form = { outGateOn: '2026-11-19', inGateOn: '2026-12-02' }
const pasted = ['FWYU4829130', 'CSQU3054383\t2026-11-19\t2026-11-30', 'MSKU1234565 2026-12-02 2026-11-19']

it.each(languages)('an estimate in %s lists pasted containers, as other programs read it', async (language) => {
  const { stays } = readPastedStays(pasted.join('\n'), form)
  const containers = stays.map((stay) => ({ ...stay, result: stay.errors.length === 0 ? count(stay) : undefined }))
  const names = { codes: { equipment: '45G1', destination: 'USLGB' }, equipment: null, destination: null }
  const answer = { result: count(form), rule, names, today: '2026-11-15', containers }
  const { bytes, unprintable } = await printDocument(
    detentionSheet(answer, { language, carrier: 'Fairway Lines' }),
    openFonts(),
  )
  expect(unprintable).toEqual([])
  const text = (await readPdf(bytes)).pages.join('\n').replace(/\s+/g, ' ')
  for (const part of [
    'FWYU4829130 2026-11-19 2026-12-02 2026-11-27 5 USD 475.00',
    'CSQU3054383 2026-11-19 2026-11-30 2026-11-27 3 USD 255.00',
    'USD 730.00',
    { en: 'MSKU1234565 2026-12-02 2026-11-19 Not counted', zh: '未计算', vi: 'Không tính' }[language],
  ])
    expect(text).toContain(part)
})
