import { languages } from '@fairway/contract/shared/language'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { readFile } from '../../../ports/sheets/file-reading.ts'
import { partsOf } from '../../../ports/sheets/unpacked-workbook.fixture.ts'
import { type BookingTrade, fillBookingTrade, NOW } from '../../bookings/choices/booking-choices.fixture.ts'
import { locations } from '../../carrier/carrier-lines.fixture.ts'
import { uploadCalls } from '../form-upload.fixture.ts'

let portal: Portal
let trade: BookingTrade
beforeAll(async () => {
  portal = await startPortal({ now: NOW })
  trade = await fillBookingTrade(portal)
})
afterAll(() => portal.stop())

interface Person {
  headers: Record<string, string>
}
const fetchForm = ({ headers }: Person, language = 'en') =>
  fetch(`${portal.url}/api/edi/form?form=booking&language=${language}`, { headers })
/** Everything that stands in a form, hidden lists and properties among it. */
const contentOf = async (who: Person) =>
  [...(await partsOf(Buffer.from(await (await fetchForm(who)).arrayBuffer()))).values()].join('\n')

it('is a workbook under a name of its own, in each language', async () => {
  for (const language of languages) {
    const reply = await fetchForm(trade.shipper, language)
    expect(reply.headers.get('content-type')).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    expect(reply.headers.get('content-disposition')).toContain(`filename="fairway-booking-form-${language}.xlsx"`)
    const [sheet, guide] = await readFile(Buffer.from(await reply.arrayBuffer()))
    expect(sheet?.rows[2]?.cells[3]?.text).toBe('SC1042 · Ningbo Lighting trans-Pacific 2026')
    expect(guide?.rows[0]?.cells[0]?.text).toMatch(/^Fairway/)
  }
})

it('holds the contracts of whoever asks, and nothing of a rival in any byte', async () => {
  const [own, theirs, nobodys] = [
    await contentOf(trade.shipper),
    await contentOf(trade.rival),
    await contentOf(trade.nobody),
  ]
  expect(own).toContain('SC1042 · Ningbo Lighting')
  expect(own).not.toMatch(/SC1024|Hai Phong Textiles|HPT/)
  expect(theirs).toContain('SC1024 · ')
  expect(theirs).not.toMatch(/SC1042|Lighting trans|Ningbo Lighting|NBL/)
  expect(nobodys).not.toMatch(/SC1024|SC1042|Textiles|Ningbo Lighting/)
})

it('lets those who book for several choose, by reference and name', async () => {
  const both = await contentOf(trade.both)
  expect(both).toContain('NBL · Ningbo Lighting Co., Ltd.')
  expect(both).toContain('HPT · ')
  expect(await contentOf(trade.shipper)).not.toContain('NBL · ')
})

it('has an example that can sail: uploaded as it is, nothing is wrong in it and it can be sent', async () => {
  for (const language of languages) {
    const form = Buffer.from(await (await fetchForm(trade.shipper, language)).arrayBuffer())
    const calls = uploadCalls(portal, trade.shipper.headers)
    const { id, problems, forms } = (await calls.read(form, { name: 'form.xlsx', language })).json
    expect(problems).toEqual([])
    expect(forms).toMatchObject([{ deed: 'new', row: 3, lastRow: 4 }])
    await calls.drop(id)
  }
})

it('offers no port of loading from which nothing comes as a file', async () => {
  const isOffered = async () => {
    const [sheet] = await readFile(Buffer.from(await (await fetchForm(trade.shipper)).arrayBuffer()))
    return sheet?.rows[2]?.cells[9]?.text
  }
  expect(await isOffered()).toBe('CNNGB · Ningbo')
  const closed = locations.filter(({ code }) => code === 'CNNGB').map((line) => ({ ...line, allowsUploads: false }))
  await portal.carrier('locations', closed)
  expect(await isOffered()).toBe('CNSHA · CNSHA en')
})
