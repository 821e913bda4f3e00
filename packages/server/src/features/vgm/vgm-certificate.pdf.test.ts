import { languages } from '@fairway/contract/shared/language'
import { en } from '@fairway/contract/vgm/vgm-messages/en'
import { vi } from '@fairway/contract/vgm/vgm-messages/vi'
import { zh } from '@fairway/contract/vgm/vgm-messages/zh'
import { describe, expect, it } from 'vitest'
import { openFonts } from '../../ports/documents/fonts.ts'
import type { Paper } from '../../ports/documents/paper/paper.ts'
import { readPdf } from '../../ports/documents/pdf-tools.fixture.ts'
import { printedCarrier } from '../../ports/documents/print-carrier.fixture.ts'
import { printDocument } from '../../ports/documents/print-document.ts'
import { certificateFacts, sm1, sm2 } from './vgm-certificate.fixture.ts'
import { certificatePaper } from './vgm-certificate.rules.ts'

const words = { en, zh, vi }
const fonts = openFonts()
const print = async (paper: Paper) => {
  const { bytes, unprintable } = await printDocument(paper, fonts)
  const { pages, info } = await readPdf(bytes)
  expect(unprintable).toEqual([])
  return { pages, info, text: pages.join('\n').replace(/\s+/g, ' ') }
}
const printing = (language: 'en' | 'zh' | 'vi') => ({
  language,
  carrier: printedCarrier(),
  printedAt: '2026-11-17T01:00:00.000Z',
})

describe.each(languages)('a certificate in %s, as other programs read it', (language) => {
  it('of a container: mass in both units, method, signatory, party, time and place', async () => {
    const { text, info } = await print(certificatePaper(certificateFacts([sm1], true), printing(language)))
    for (const part of [
      'FWYU4829130', '7000001', 'NBL-2026-118', '24 180.5 KG', '53 308.877 LB', '32 500 KG', words[language].methods.SM1, '李娜', '宁波照明有限公司',
      '2026-11-16 09:30', 'Trạm cân Bắc Luân số 2', 'FAIRWAY HARMONY', 'Fairway Lines', 'UTC+8',
    ]) // biome-ignore format: side by side
      expect(text).toContain(part)
    expect(info.Author).toBe('Fairway Lines')
  })

  it('of a booking: each container in a line of its own', async () => {
    const { text } = await print(certificatePaper(certificateFacts(), printing(language)))
    for (const part of ['FWYU4829130', '24 180.5 KG', 'SM1', 'CSQU3054383', '52 337.2 LB', 'SM2', 'Trần Thị Mai'])
      expect(text).toContain(part)
  })
})

it('shows the parts of a sum', async () => {
  const { text } = await print(certificatePaper(certificateFacts([sm2], true), printing('en')))
  for (const part of ['43 500 LB', '151 LB', '8 686.2 LB', '52 337.2 LB (23 739.755 KG)']) expect(text).toContain(part)
})

it('goes on over further pages until the last of 500 containers', async () => {
  const rows = Array.from({ length: 500 }, (_, nth) => ({ ...sm1, containerNo: `FWYU${String(nth).padStart(7, '0')}` }))
  const { pages, text } = await print(certificatePaper(certificateFacts(rows), printing('zh')))
  expect(pages.length).toBeGreaterThan(8)
  for (const { containerNo } of rows) expect(text).toContain(containerNo)
})
