import { expect, it } from 'vitest'
import { Refusal } from '../../kit/errors.ts'
import { type Language, languages } from '../../shared/language.ts'
import { isExample, lettersOf, numberOf } from '../form-heading.rules.ts'
import { en } from '../form-messages/en.ts'
import { vi } from '../form-messages/vi.ts'
import { zh } from '../form-messages/zh.ts'
import { findTable } from '../form-table.rules.ts'
import type { ReadSheet } from '../sheet.schema.ts'
import { cell, fields, formOf, goodRow, sheetOf } from './booking-form.fixture.ts'
import { bookingColumns } from './booking-form.values.ts'
import { bookingSheet, columnName, columnOf } from './booking-sheet.rules.ts'
import { headingAliases } from './heading-aliases.values.ts'

const row = fields.map((field) => goodRow[field] ?? '')
const refusalOf = (sheets: ReadSheet[], language: Language = 'en') => {
  try {
    findTable(bookingSheet, sheets, language)
  } catch (error) {
    if (error instanceof Refusal) return [error.code, ...error.args]
    throw error
  }
  return []
}

it.each(languages)('recognises every heading of the form in %s, with its star', (language) => {
  const headings = bookingColumns.map(({ field }) => columnName(field, language))
  expect(new Set(headings).size).toBe(headings.length)
  const table = findTable(bookingSheet, [sheetOf([headings.map((heading) => `${heading} *`), row])], language)
  expect(table.columns.map(({ field }) => field)).toEqual(fields)
  expect(table.ignored).toEqual([])
})

it.each([
  ['ＰＯＬ', 'portOfLoading'], ['port of loading', 'portOfLoading'], ['PORT-OF-LOADING (POL)*', 'portOfLoading'], ['装货港', 'portOfLoading'],
  ['装货港（POL）', 'portOfLoading'], ['Cảng xếp hàng', 'portOfLoading'], ['portOfLoading', 'portOfLoading'], ['Gross  Weight', 'grossWeight'],
  ['毛重(ＫＧ)', 'grossWeight'], ['Gross weight (lb)', undefined], ['shipper.address', 'shipper.address'], ['Shipper address', 'shipper.address'],
  ['Shipper', 'shipper.name'], ['发货人', 'shipper.name'], ['发货人 地址', 'shipper.address'], ['Cube (m3)', 'cube'], ['ETD', 'etd'],
  ['Quantity', 'quantity'], ['Containers: Quantity', 'quantity'], ['', undefined], ['*', undefined], ['Colour', undefined],
])('a heading %j means %s', (heading, field) => expect(columnOf(heading)).toBe(field)) // biome-ignore format: a list

it('has no name for two columns', () => {
  for (const { field } of bookingColumns)
    for (const name of [
      field,
      en.columns[field],
      zh.columns[field],
      vi.columns[field],
      ...(headingAliases[field] ?? []),
    ])
      expect([name, columnOf(name)]).toEqual([name, field])
})

it('finds the table below a title, on any sheet, and names unknown columns', () => {
  const guide = sheetOf([['How to fill in the form'], ['Shipper', 'Port of loading']], 'Guide')
  const table = sheetOf([['Bookings of week 47'], [], ['Our colour', ...fields], ['blue', ...row]], 'Week 47')
  const found = findTable(bookingSheet, [guide, table], 'en')
  expect(found.sheet.name).toBe('Week 47')
  expect(found.ignored).toEqual(['Our colour'])
  expect(found.columns[0]).toEqual({ at: 1, field: 'customerReference' })
  expect(found.rows.map((one) => one.row)).toEqual([4])
})

it('leaves out empty rows and, beside other bookings, the example of the form', () => {
  const examples = ['EXAMPLE', 'example ', '示例', 'Ví dụ'].map((customerReference) => ({
    ...goodRow,
    customerReference,
  }))
  const sheet = formOf(...examples, {}, { remarks: ' \n' }, goodRow)
  expect(findTable(bookingSheet, [sheet], 'en').rows.map((one) => one.row)).toEqual([8])
  expect(findTable(bookingSheet, [formOf(...examples)], 'en').rows.map((one) => one.row)).toEqual([2, 3, 4, 5])
  expect(isExample('EXAMPLE-1')).toBe(false)
})

it('needs only one of reference and booking number', () => {
  const without = fields.filter((field) => field !== 'customerReference')
  expect(findTable(bookingSheet, [sheetOf([without, row.slice(1)])], 'en').columns).toHaveLength(fields.length - 1)
})

it("refuses a file without a table, and says why in the reader's language", () => {
  const without = (...left: string[]) => fields.map((field) => (left.includes(field) ? '' : field))
  expect(refusalOf([])).toEqual(['UP0020'])
  expect(refusalOf([sheetOf([[], ['  ']])])).toEqual(['UP0020'])
  expect(refusalOf([sheetOf([fields])])).toEqual(['UP0020'])
  expect(refusalOf([sheetOf([without('etd', 'cube'), row])])).toEqual(['UP0021', 'ETD (departure from POL), Cube (m³)'])
  expect(refusalOf([sheetOf([without('etd', 'cube'), row])], 'zh')).toEqual([
    'UP0021',
    'ETD（装货港开航日）, 体积 (m³)',
  ])
  expect(refusalOf([sheetOf([without('customerReference', 'bookingNo'), row])])).toEqual([
    'UP0021',
    'Customer booking reference',
  ])
  expect(
    refusalOf([
      sheetOf([
        ['a', 'b'],
        ['1', '2'],
      ]),
    ])[1],
  ).toContain('Service contract')
  expect(refusalOf([sheetOf([[...fields, 'POL'], row])])).toEqual(['UP0022', 'Port of loading (POL) (J, AS)'])
  expect(refusalOf([{ ...formOf(goodRow), merged: ['A2:A3'] }])).toEqual(['UP0023', 'A2:A3'])
  expect(refusalOf([formOf(...new Array(2001).fill(goodRow))])).toEqual(['UP0024', '2000'])
})

it('allows merged cells above the table and beside it', () => {
  const sheet = sheetOf([['Bookings'], fields, row])
  expect(refusalOf([{ ...sheet, merged: ['A1:D1', 'AZ2:BA9', 'nonsense'] }])).toEqual([])
})

it('looks for headings in texts alone, and not below the first twenty rows', () => {
  expect(refusalOf([sheetOf([fields.map((field) => cell(field, 'broken')), row])])[0]).toBe('UP0021')
  const deep = sheetOf([...new Array(20).fill(['note']), fields, row])
  expect(refusalOf([deep])[0]).toBe('UP0021')
})

it.each([[0, 'A'], [25, 'Z'], [26, 'AA'], [51, 'AZ'], [52, 'BA'], [701, 'ZZ'], [702, 'AAA']])('column %i is %s', (at, letters) => {
  expect(lettersOf(at)).toBe(letters)
  expect(numberOf(letters)).toBe(at)
}) // biome-ignore format: a list
