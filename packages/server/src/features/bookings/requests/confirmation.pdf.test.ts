import type { ScheduledSailing } from '@fairway/contract/bookings/choices/booking-choices.schema'
import type { Confirmation } from '@fairway/contract/bookings/requests/booking-request.schema'
import { languages } from '@fairway/contract/shared/language'
import { expect, it } from 'vitest'
import { openFonts } from '../../../ports/documents/fonts.ts'
import { readPdf } from '../../../ports/documents/pdf-tools.fixture.ts'
import { printDocument } from '../../../ports/documents/print-document.ts'
import { document } from './booking-request.fixture.ts'
import { confirmationSheet, texts } from './confirmation-sheet.rules.ts'
import { sailingFacts } from './sailing-facts.rules.ts'

const fonts = openFonts()
const container = { equipment: '45G1', quantity: '1', packageType: 'CT', packages: '10', temperature: '' }
const names = {
  place: (code: string) => `${code} 宁波`,
  equipment: (code: string) => `${code} 40′`,
  zone: () => 'America/Chicago',
}
const moment = (planned: string, zone: string) => ({ planned, estimated: null, actual: null, zone })
const sailing: ScheduledSailing = {
  vvd: 'FHM043E',
  vessel: 'Fairway Hummingbird',
  voyage: '043',
  direction: 'E',
  service: 'TP1',
  portOfLoading: 'CNNGB',
  portOfDischarge: 'USLGB',
  departure: moment('2026-11-24T14:00:00Z', 'Asia/Shanghai'),
  arrival: moment('2026-12-08T16:00:00Z', 'America/Los_Angeles'),
  cutOffs: {
    si: '2026-11-21T04:00:00Z',
    vgm: null,
    cy: '2026-11-23T04:00:00Z',
    ams: null,
    special: '2026-11-20T04:00:00Z',
  },
  feeder: null,
  oceanDepartureAt: '2026-11-24T14:00:00Z',
}
const state = {
  ediRef: 'FW00000042',
  status: 'Submitted',
  version: 1,
  bookingNo: null,
  organisation: { ref: 'NBL', name: '宁波照明有限公司' },
  carrierAction: null,
} as Confirmation['state'] // the rest of a state is not printed
const print = async (changes: Parameters<typeof document>[0], language: (typeof languages)[number]) => {
  const confirmation = { state, document: document(changes), issuedAt: '2026-11-16T08:00:00Z' } as Confirmation // as above
  const known = { sailing, inlandMinutes: 6 * 1440 }
  const facts = sailingFacts(language, { document: confirmation.document, known, names, emptyDepot: '北仑 Bãi rỗng' })
  const sheet = confirmationSheet(confirmation, {
    ...{ language, carrier: 'Fairway Lines', names, sailing: facts, printedAt: '2026-11-16T08:00:00Z' },
  })
  return readPdf((await printDocument(sheet, fonts)).bytes)
}

it.each(languages)('other programs read the confirmation of a request in %s', async (language) => {
  const { pages, fonts: used, info } = await print({ commodity: 'Đèn Hải Phòng — Ễ Ộ Ử ằ ẵ đ ượ 灯具' }, language)
  expect(pages.join('\n')).toContain('Đèn Hải Phòng — Ễ Ộ Ử ằ ẵ đ ượ 灯具')
  expect(pages.join('\n')).toContain('宁波照明有限公司')
  expect(info.Title).toBe(`${texts[language].confirmation.title} FW00000042`)
  expect(used).toHaveLength(2)
  for (const font of used) expect(font).toMatchObject({ isEmbedded: true, isSubset: true, hasText: true })
})

it.each(languages)(
  'says in %s when the vessel leaves and arrives, which cut-offs count, and where the empties are',
  async (language) => {
    const text = (await print({ flags: [] }, language)).pages.join('\n')
    const { cutOffs, emptyDepot, equipment } = texts[language].sailing
    for (const part of ['Fairway Hummingbird 043E (FHM043E)', '2026-11-24 22:00 (UTC+8)', '2026-12-08 08:00 (UTC−8)'])
      expect(text).toContain(part)
    expect(text, 'six days by rail').toContain('2026-12-14')
    for (const part of [
      cutOffs.si,
      '2026-11-21 12:00',
      cutOffs.cy,
      '2026-11-23 12:00',
      equipment,
      emptyDepot,
      '北仑 Bãi rỗng',
    ])
      expect(text).toContain(part)
    expect(text).not.toContain(cutOffs.special)
    expect((await print({ flags: ['REEFER'] }, language)).pages.join('\n')).toContain(cutOffs.special)
  },
)

it('goes on over as many pages as its containers need, each with the heads of the table', async () => {
  const { pages } = await print({ containers: Array(200).fill(container) }, 'en')
  expect(pages.length).toBeGreaterThan(3)
  const rows = pages.flatMap((page) => page.match(/^ *\d+ +45G1/gm) ?? [])
  expect(rows.map((row) => Number(row.trim().split(' ')[0]))).toEqual(Array.from({ length: 200 }, (_, at) => at + 1))
  for (const [at, page] of pages.entries()) {
    expect(page).toMatch(new RegExp(`\\b${at + 1} ?/ ?${pages.length}\\b`))
    if (at > 1) expect(page).toContain('Package type')
  }
})

it('prints hostile text without letting it turn, hide or leave the page', async () => {
  const hostile = `\u202eGNITHGIL\u202c\u0007 ${'X'.repeat(3000)} (\\) <i>`
  const { pages } = await print({ commodity: hostile }, 'en')
  const text = pages.join('\n')
  expect(text).toContain('GNITHGIL')
  expect(text.match(/X/g)?.length).toBeGreaterThanOrEqual(3000)
  expect(text).toContain('(\\) <i>')
})
