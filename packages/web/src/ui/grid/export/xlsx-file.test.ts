import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import readXlsx, { readSheet } from 'read-excel-file/node'
import { expect, it } from 'vitest'
import { formulaTexts, vietnameseLetters } from './dangerous-texts.fixture.ts'
import type { Sheet, SheetCell } from './export-sheet.ts'
import { sheetXml } from './sheet-xml.rules.ts'
import { xlsxFile } from './xlsx-file.ts'
import { crc32 } from './zip-file.ts'

const columns: Sheet['columns'] = [
  { title: 'Container', kind: 'text', widthPx: 120 },
  { title: 'Weight', kind: 'number', widthPx: 80 },
  { title: 'Last free day', kind: 'day', widthPx: 130 },
  { title: 'ETA', kind: 'instant', widthPx: 160 },
  { title: 'Stage', kind: 'choice', widthPx: 100 },
]
const container: SheetCell[] = ['FWYU 482913 0', 21_450.5, '2026-11-20', '2026-11-21 06:00', 'In-Transit']
const workbook = async (rows: SheetCell[][], name = 'Containers') =>
  Buffer.from(await xlsxFile({ name, columns, rows }))
const readBack = async (texts: string[]) =>
  (await readSheet(await workbook(texts.map((text) => [text])), { trim: false })).slice(1).map(([text]) => text)

it('writes numbers as numbers, and days and times as dates in the local time that was shown', async () => {
  expect(await readSheet(await workbook([container]))).toEqual([
    ['Container', 'Weight', 'Last free day', 'ETA', 'Stage'],
    ['FWYU 482913 0', 21_450.5, new Date('2026-11-20T00:00:00Z'), new Date('2026-11-21T06:00:00Z'), 'In-Transit'],
  ])
})

it('writes every minute of a day as it was shown', async () => {
  const minutes = Array.from({ length: 1440 }, (_, at) => new Date(Date.UTC(2026, 7, 6, 0, at)))
  const rows = minutes.map((at) => ['', '', '', at.toISOString().slice(0, 16).replace('T', ' ')])
  expect((await readSheet(await workbook(rows))).slice(1).map((row) => row[3])).toEqual(minutes)
})

it('leaves invalid days, and words in a column of days, as text', async () => {
  const odd = await readSheet(await workbook([['A', 'n/a', '2026-02-30', 'not yet known', '2026-11-20']]))
  expect(odd[1]).toEqual(['A', 'n/a', '2026-02-30', 'not yet known', '2026-11-20'])
})

it('never writes a text as a formula, whatever it begins with', async () => {
  const texts = formulaTexts.map((text) => `${text}1+1`)
  expect(await readBack(texts)).toEqual(texts.map((text) => text.replace('\0', '')))
  const xml = [...sheetXml({ name: 'x', columns, rows: texts.map((text) => [text]) })].join('')
  expect(xml.match(/<c [^>]*>/g)).toHaveLength(columns.length + texts.length)
  expect(xml.match(/<c [^>]*t="inlineStr">/g)).toHaveLength(columns.length + texts.length)
})

it('keeps characters that are special in XML, and drops those that no file can contain', async () => {
  const texts = ['<b>&"\'', 'constructor', '__proto__', ' two  spaces ', '👍', ']]>', 'Ningbo 宁波\nHải Phòng']
  expect(await readBack(texts)).toEqual(texts)
  expect(await readBack(['a\u0000b\u0008c\uFFFEd\uD800e'])).toEqual(['abcde'])
})

it('writes every accented letter of Vietnamese in composed form', async () => {
  expect(await readBack([vietnameseLetters.normalize('NFD')])).toEqual([vietnameseLetters])
})

it('names the sheet as spreadsheets allow it', async () => {
  const nameOf = async (name: string) => (await readXlsx(await workbook([container], name)))[0]?.sheet
  expect(await nameOf('Containers: [open] / all?')).toBe('Containers open all')
  expect(await nameOf('x'.repeat(40))).toBe('x'.repeat(31))
  expect(await nameOf('')).toBe('Sheet1')
})

it('makes 5000 rows of 25 columns', async () => {
  const wide = Array.from({ length: 5 }, () => columns).flat()
  const rows = Array.from({ length: 5000 }, () => Array.from({ length: 5 }, () => container).flat())
  const file = await xlsxFile({ name: 'Containers', columns: wide, rows })
  expect(file.length).toBeGreaterThan(100_000)
})

const run = promisify(execFile)
const office = await run('soffice', ['--version']).then(
  () => true,
  () => false,
)

it('opens in another program, an office suite where the machine has one: it looks a plain number up and counts with days', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fairway-export-'))
  try {
    const file = join(folder, 'containers.xlsx')
    const other: SheetCell[] = ['FWYU0463485', 7, '2026-11-20', '2026-11-21 06:00', 'Đã rời cảng']
    await writeFile(file, await workbook([['=1+1', 6, '', '', ''], other]))
    const seen = office ? await readWithOffice(folder, file) : await readWithLibrary(file)
    for (const text of ['=1+1', 'FWYU0463485', 'Đã rời cảng', '2026-11-20', '2026-11-21 06:00'])
      expect(seen).toContain(text)
    if (office) expect(seen.trim().split('\n').at(-1)).toMatch(/^Đã rời cảng,1,0\.75/)
  } finally {
    await rm(folder, { recursive: true })
  }
})

const formulas = [
  'VLOOKUP(&quot;FWYU0463485&quot;;[.A1:.E3];5;0)',
  '[.D3]-[.C3]-0.25', // an ETA at 06:00 on the day after the last free day
  'HOUR([.D3])/8',
]

/** Adds a row of formulas that work with the rows of the file, and prints everything that the program then shows. */
async function readWithOffice(folder: string, file: string) {
  const convert = (to: string, from: string) =>
    run('soffice', [
      '--headless',
      `-env:UserInstallation=file://${folder}/office`,
      '--convert-to',
      to,
      '--outdir',
      folder,
      from,
    ])
  await convert('fods', file)
  const opened = join(folder, 'containers.fods')
  const row = formulas.map((formula) => `<table:table-cell table:formula="of:=${formula}"/>`).join('')
  const xml = await readFile(opened, 'utf8')
  await writeFile(opened, xml.replace('</table:table>', `<table:table-row>${row}</table:table-row></table:table>`))
  await convert('csv:Text - txt - csv (StarCalc):44,34,76', opened)
  return readFile(join(folder, 'containers.csv'), 'utf8')
}

/** Reads with the library and prints in the format of the office suite. */
const readWithLibrary = async (file: string) =>
  (await readSheet(file))
    .flat()
    .map((cell) => (cell instanceof Date ? cell.toISOString().slice(0, 16).replace('T', ' ') : cell))
    .join(',')

it('computes the same checksum as every zip program', () =>
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926))
