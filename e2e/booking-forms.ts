import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import {
  type BookingColumn,
  bookingColumns,
} from '../packages/contract/src/form-uploads/booking-form/booking-form.values.ts'
import { columnOf } from '../packages/contract/src/form-uploads/booking-form/booking-sheet.rules.ts'
import { lettersOf } from '../packages/contract/src/form-uploads/form-heading.rules.ts'
import { partsOf } from '../packages/server/src/ports/sheets/unpacked-workbook.fixture.ts'
import { escaped, pack } from '../packages/server/src/ports/sheets/workbook.fixture.ts'
import { storedSession } from './people.ts'

type Row = Partial<Record<BookingColumn, string>>

/** Valid rows of a form, for the person who is signed in on this page; files of earlier tests are deleted. */
export async function formRowsOf(page: Page) {
  const { tokenType = '', accessToken = '' } = (await storedSession(page)) ?? {}
  const headers = { authorization: `${tokenType} ${accessToken}` }
  const get = async (path: string) => (await page.request.get(path, { headers })).json()
  const { uploads } = await get('/api/bookings/forms')
  for (const { id } of uploads) await page.request.delete(`/api/bookings/forms?id=${id}`, { headers })
  const { serviceContracts, clock } = await get('/api/bookings/refdata')
  const today = String(clock.now).slice(0, 10)
  const later = new Date(Date.parse(today) + 40 * 86_400_000).toISOString().slice(0, 10)
  const { sailings } = await get(`/api/bookings/vessels?pol=CNNGB&pod=USLGB&from=${today}&to=${later}`)
  const { vvd, departure } = sailings.findLast((sailing: { isExpired: boolean }) => !sailing.isExpired)
  // the day in Ningbo, which has no summer time
  const leaves = Date.parse(departure.actual ?? departure.estimated ?? departure.planned)
  const etd = new Date(leaves + 8 * 3_600_000).toISOString().slice(0, 10)
  return (more: Row = {}): Row => ({
    customerReference: `E2E-${randomUUID().slice(0, 8)}`,
    serviceContract: serviceContracts[0].number,
    freightTerm: 'CY-CY',
    paymentTerm: 'Prepaid',
    placeOfReceipt: 'CNNGB',
    portOfLoading: 'CNNGB',
    portOfDischarge: 'USLGB',
    placeOfDelivery: 'USLGB',
    etd,
    vvd,
    'shipper.name': '宁波灯具有限公司',
    'shipper.address': '宁波市北仑区港口路 88 号',
    'consignee.name': 'Lakeshore Home, Inc.',
    'consignee.address': '400 Lake Shore Dr, Chicago',
    commodity: 'LED lamps',
    grossWeight: '18250.5',
    cube: '61.2',
    equipment: '45G1',
    quantity: '2',
    packageType: 'CT',
    packages: '840',
    remarks: 'demo: approve',
    ...more,
  })
}

const keys = bookingColumns.map(({ field }) => field)
const table = (rows: readonly Row[]) => [keys, ...rows.map((row) => keys.map((key) => row[key] ?? ''))]

/** Rows under the keys of their columns, as text to paste. */
export const tabbed = (...rows: Row[]) =>
  table(rows)
    .map((cells) => cells.join('\t'))
    .join('\n')

/** The same as a file to choose. */
export const csvFile = (name: string, ...rows: Row[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(
    table(rows)
      .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
      .join('\r\n'),
  ),
})

/** The downloaded empty form, with these rows below its contents. */
export async function filledIn(form: Buffer, rows: readonly Row[]): Promise<Buffer> {
  const parts = await partsOf(form)
  const name = 'xl/worksheets/sheet1.xml'
  const sheet = parts.get(name) ?? ''
  const lines = sheet.match(/<row .*?<\/row>/gs) ?? []
  const textsIn = (line: string) => [...line.matchAll(/<t[^>]*>(.*?)<\/t>/gs)].map(([, text = '']) => text)
  const headings = lines.map((line) => textsIn(line).map(columnOf)).find((fields) => fields.includes('etd')) ?? []
  const typed = rows.map((row, at) => {
    const number = lines.length + at + 1
    const cells = headings.map((field, column) => {
      const text = escaped((field && row[field]) ?? '')
      return `<c r="${lettersOf(column)}${number}" t="inlineStr"><is><t>${text}</t></is></c>`
    })
    return `<row r="${number}">${cells.join('')}</row>`
  })
  return pack({ ...Object.fromEntries(parts), [name]: sheet.replace('</sheetData>', `${typed.join('')}</sheetData>`) })
}
