import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { languages } from '@fairway/contract/shared/language'
import { describe, expect, it } from 'vitest'
import { openFonts } from '../../../ports/documents/fonts.ts'
import { readPdf } from '../../../ports/documents/pdf-tools.fixture.ts'
import { printDocument } from '../../../ports/documents/print-document.ts'
import { sealer } from '../../../ports/sealing/sealed-pdf.fixture.ts'
import { oneTimeSheet } from './one-time-sheet.rules.ts'

const run = promisify(execFile)
const fonts = openFonts()
const carrier = { name: 'Fairway Lines', papers: null }
const bill = (at: number) => ({
  ...{ shipmentId: `31044${at}`, blNo: `FWYL31044${at}`, bookingNo: '3104482', type: 'SW' as const, release: null },
  ...{ consignee: 'Công ty Đèn Hải Phòng', vvd: 'FHM042E', vessel: 'Fairway Harmony', containers: 2 },
  ...{ portOfLoading: 'CNNGB', portOfDischarge: 'USLGB' },
})
const shipper = { ref: 'NBL', name: '宁波照明有限公司', address: '宁波市北仑区港口路 88 号' }
const letter = (count: number) => ({
  ...{ reference: 'OL000123', shipper },
  bills: Array.from({ length: count }, (_, at) => bill(8201 + at)),
})

describe.each(languages)('a one-time letter in %s, as other programs read it', (language) => {
  it('names its shipper and every shipment, over as many pages as it takes', async () => {
    const sheet = oneTimeSheet(letter(50), { language, carrier })
    const { bytes, unprintable } = await printDocument(sheet, fonts)
    expect(unprintable).toEqual([])
    const { pages, info } = await readPdf(bytes)
    const text = pages.join('\n').replace(/\s+/g, ' ')
    for (const part of ['OL000123', shipper.name, 'FWYL310448201', 'FWYL310448250', 'FHM042E', 'Fairway Lines'])
      expect(text).toContain(part)
    expect(pages.length).toBeGreaterThan(1)
    expect(info.Author).toBe('Fairway Lines')
  })
})

it('is sealed so that Poppler and qpdf find nothing wrong', async () => {
  const { bytes } = await printDocument(oneTimeSheet(letter(2), { language: 'en', carrier }), fonts)
  const folder = await mkdtemp(path.join(os.tmpdir(), 'one-time-letter-'))
  const file = path.join(folder, 'sealed.pdf')
  try {
    const sealed = sealer().seal(bytes)
    await writeFile(file, sealed)
    const { stdout } = await run(path.join(process.env.POPPLER_PATH ?? '', 'pdfsig'), ['-nocert', file])
    expect(stdout).toContain('Signature is Valid.')
    expect(stdout).toContain('Total document signed')
    expect((await readPdf(sealed)).pages).toHaveLength((await readPdf(bytes)).pages.length) // qpdf checks both
  } finally {
    await rm(folder, { recursive: true })
  }
})
