import { RequestDocument } from '@fairway/contract/bookings/requests/booking-request.schema'
import { names } from '@fairway/contract/form-uploads/booking-form/booking-form.fixture'
import { readForms } from '@fairway/contract/form-uploads/booking-form/booking-form.rules'
import { bookingColumns } from '@fairway/contract/form-uploads/booking-form/booking-form.values'
import { bookingSheet } from '@fairway/contract/form-uploads/booking-form/booking-sheet.rules'
import { findTable } from '@fairway/contract/form-uploads/form-table.rules'
import { languages } from '@fairway/contract/shared/language'
import readExcelFile from 'read-excel-file/node'
import { expect, it } from 'vitest'
import { readFile } from '../../../ports/sheets/file-reading.ts'
import type { OutputWorkbook } from '../../../ports/sheets/workbook-writer.port.ts'
import { writeWorkbook } from '../../../ports/sheets/workbook-writer.ts'
import { choices, sailing } from './booking-template.fixture.ts'
import { bookingTemplate } from './booking-template.ts'

const templateIn = (language: (typeof languages)[number]) =>
  bookingTemplate({
    language,
    carrier: 'Fairway Lines',
    choices,
    sailings: [sailing()],
    closedPorts: new Set(['CNXMN']),
  })
const listOf = ({ sheets }: OutputWorkbook, column: number) =>
  sheets[2]?.rows.map(({ cells }) => cells[column]?.text ?? '').filter((text) => text !== '')

/** The form with the first row of its example as a booking of its own. */
function filledIn(workbook: OutputWorkbook): OutputWorkbook {
  const [form, ...others] = workbook.sheets
  if (!form) throw new Error('a form has a sheet')
  const [band, headings, head, ...rest] = form.rows
  if (!band || !headings || !head) throw new Error('a form has headings and an example')
  const cells = head.cells.map((cell, at) => (at === 0 ? { ...cell, text: '0012' } : cell))
  return { ...workbook, sheets: [{ ...form, rows: [band, headings, head, ...rest, { cells }] }, ...others] }
}

it.each(languages)(
  'is read back in %s: as it is it shows its example, and what is filled in like it is a booking',
  async (language) => {
    const workbook = templateIn(language)
    const empty = await readFile(await writeWorkbook(workbook))
    expect(empty.map(({ name }) => name)).toEqual(workbook.sheets.slice(0, 2).map(({ name }) => name))
    expect(readForms(findTable(bookingSheet, empty, language), names)).toMatchObject([
      { row: 3, lastRow: 4, problems: [] },
    ])

    const table = findTable(bookingSheet, await readFile(await writeWorkbook(filledIn(workbook))), language)
    expect(table.columns.map(({ field }) => field)).toEqual(bookingColumns.map(({ field }) => field))
    const [form, ...others] = readForms(table, names)
    expect(others).toEqual([])
    expect(form).toMatchObject({ row: 5, problems: [], organisation: undefined })
    expect(form?.document).toEqual(
      RequestDocument.parse({
        customerReference: '0012',
        serviceContract: 'SC1042',
        item: 'A-01',
        poNumber: 'PO-20261',
        freightTerm: 'CY-CY',
        paymentTerm: 'Prepaid',
        placeOfReceipt: 'CNNGB',
        portOfLoading: 'CNNGB',
        portOfDischarge: 'USLGB',
        departureFrom: '2026-11-25',
        departureTo: '2026-11-25',
        vvd: 'FHM043E',
        shipper: { name: 'Ningbo Lighting Co., Ltd.', address: '88 Beilun Rd, Ningbo' },
        consignee: { name: 'Harbor Home, Inc.', address: '200 Shore Dr, Long Beach, CA 90802' },
        commodity: 'LED lighting fixtures',
        grossWeight: '18420.5',
        cube: '61.2',
        containers: [{ equipment: '45G1', quantity: '2', packageType: 'CT', packages: '640' }],
      }),
    )
  },
)

it('is read by another program as well', async () => {
  const sheets = await readExcelFile(await writeWorkbook(templateIn('zh')))
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['订舱', '填写说明', 'Lists'])
  const [band, headings, example] = sheets[0]?.data ?? []
  expect(band?.filter((cell) => cell !== null)).toEqual([
    '编号与合约',
    '航线与条款',
    '相关方',
    '货物',
    '集装箱',
    '特殊货物',
  ])
  expect(headings?.[9]).toBe('装货港 (POL) *')
  expect(example?.[0]).toBe('示例')
  expect(sheets[1]?.data[0]?.[0]).toBe('Fairway Lines：订舱表格')
})

it('offers what the person can choose from, in their language', () => {
  const workbook = templateIn('vi')
  const listFor = (field: string) => {
    const column = bookingColumns.findIndex((one) => one.field === field)
    const list = workbook.sheets[0]?.guidance?.find((one) => one.column === column)?.list
    return list && listOf(workbook, list.column)?.slice(0, list.count)
  }
  expect(listFor('portOfLoading')).toEqual(['CNSHA · Shanghai', 'CNNGB · Ningbo'])
  expect(listFor('portOfDischarge')).toEqual(['USLGB · Long Beach'])
  expect(listFor('serviceContract')).toEqual(['SC1042 · @Ningbo Lighting trans-Pacific 2026'])
  expect(listFor('paymentTerm')).toEqual(['Trả trước', 'Trả sau', 'Bên thứ ba trả'])
  expect(listFor('placeOfDelivery')).toHaveLength(choices.places.length)
  expect(listFor('placeOfReceipt')).toEqual(listFor('placeOfDelivery'))
  expect(listFor('organisation')).toBeUndefined()
  expect(listFor('flags')).toBeUndefined()
  for (const { field, ...column } of bookingColumns)
    if ('isList' in column && field !== 'organisation') expect([field, listFor(field)?.length]).not.toContain(undefined)
})

it('lets those choose who book for several organisations', () => {
  const [own] = choices.organisations
  if (!own) throw new Error('there is one')
  const several = { ...choices, organisations: [own, { ...own, ref: 'HPT', name: 'Hai Phong Textiles' }] }
  const workbook = bookingTemplate({
    language: 'en',
    carrier: 'x',
    choices: several,
    sailings: [],
    closedPorts: new Set(),
  })
  expect(listOf(workbook, 0)).toEqual(['NBL · Ningbo Lighting Co., Ltd.', 'HPT · Hai Phong Textiles'])
})

it('is whole for somebody who can choose nothing yet', async () => {
  const nothing = { ...choices, serviceContracts: [], vvds: [], organisations: [], portofLoad: [], portofLoading: [] }
  const workbook = bookingTemplate({
    language: 'en',
    carrier: 'x',
    choices: nothing,
    sailings: [],
    closedPorts: new Set(),
  })
  const [sheet] = await readFile(await writeWorkbook(workbook))
  expect(sheet?.rows[1]?.cells).toHaveLength(bookingColumns.length)
})
