import { afterAll, beforeAll, expect, it } from 'vitest'
import { builtProgram } from '../processes/program-folder.fixture.ts'
import { savedByLibreOffice } from './libreoffice.fixture.ts'
import { createSheetReader } from './sheet-reader.adapter.ts'
import type { Sheets } from './sheets.port.ts'

let saved: Awaited<ReturnType<typeof savedByLibreOffice>>
let reader: Sheets
beforeAll(async () => {
  saved = await savedByLibreOffice()
  reader = createSheetReader({ ...builtProgram('sheet-reader'), workMs: 120_000 }) // only a hang takes that long
})
afterAll(() => Promise.all([reader.close(), saved.remove()]))

const read = async (name: string) => reader.read(await saved.read(name), new AbortController().signal)
const cellsOf = async (name: string) =>
  (await read(name)).map(({ rows }) =>
    rows.map(({ row, cells }) => [row, ...cells.map((cell) => cell && `${cell.kind} ${cell.text}`)]),
  )

it('reads a workbook of LibreOffice: words, days, numbers, formulas, no hidden sheet', async () => {
  expect(await cellsOf('workbook.xlsx')).toEqual([
    [
      [
        1,
        'text 宁波照明有限公司',
        'text Cần Thơ',
        'day 2026-05-01',
        'number 18400.5',
        'number 36801',
        'number 00042',
        'truth TRUE',
        'broken #DIV/0!',
      ],
      [5, 'text merged'],
    ],
  ])
  expect(await read('workbook.xlsx')).toMatchObject([{ name: '订舱', merged: ['A5:B5'] }])
})

it('reads a csv that LibreOffice opened and saved as a workbook', async () =>
  expect(await cellsOf('table.xlsx')).toEqual([
    [
      [1, 'text ref', 'text weight'],
      [2, 'text A-1', 'number 18400.5'],
    ],
  ]))

it('reads a csv that LibreOffice saved in GBK, with semicolons', async () => {
  const [[first = []] = []] = await cellsOf('workbook.csv')
  expect(first[1]).toBe('text 宁波照明有限公司')
  expect(first[4]).toBe('text 18400.5')
})

it('names the kind of what LibreOffice saved for other programs', async () => {
  await expect(read('workbook.xls')).rejects.toMatchObject({ code: 'UP0014', args: ['XLS'] })
  await expect(read('workbook.ods')).rejects.toMatchObject({ code: 'UP0014', args: ['ODS'] })
})
