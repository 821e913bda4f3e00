import readExcelFile from 'read-excel-file/node'
import { expect, it } from 'vitest'
import { readFile } from './file-reading.ts'
import { partsOf } from './unpacked-workbook.fixture.ts'
import type { OutputWorkbook } from './workbook-writer.port.ts'
import { writeWorkbook } from './workbook-writer.ts'

const hostile = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '＝1+1',
  '0012',
  '1E5',
  '_x0041_',
  '<&">',
  'a\nb',
  '\u0000\ud800x',
]
const workbook: OutputWorkbook = {
  title: 'Form & <more>',
  author: '=cmd',
  font: 'Calibri',
  sheets: [
    {
      name: 'Form',
      columns: [{ width: 20, style: 'text' }, { width: 12, style: 'number' }, { width: 12, style: 'day' }],
      rows: [
        { cells: [{ text: 'Title', style: 'title' }], height: 30, isSpread: true },
        ...hostile.map((text) => ({ cells: [{ text, style: 'text' as const }] })),
      ],
      frozen: { rows: 1, columns: 1 },
      guidance: [
        { column: 0, firstRow: 2, lastRow: 9, kind: 'any', list: { sheet: 'Lists', column: 1, count: 3 }, hint: { title: 'Port', text: 'Where?\n"Here" & there' }, doubt: { title: 'x'.repeat(40), text: 'y'.repeat(300) } },
        { column: 1, firstRow: 2, lastRow: 9, kind: 'number', hint: { title: 'n', text: 'n' }, doubt: { title: 'n', text: 'n' } },
        { column: 2, firstRow: 2, lastRow: 9, kind: 'day', hint: { title: 'd', text: 'd' }, doubt: { title: 'd', text: 'd' } },
      ],
      reminders: [{ column: 1, firstRow: 2, lastRow: 9, when: 'AND($A2<>"",B2="")' }],
    },
    { name: 'Lists', isHidden: true, columns: [{ width: 9, style: 'text' }], rows: [{ cells: [{ text: 'a', style: 'text' }] }] },
  ],
} // biome-ignore format: a workbook

it('writes texts and nothing that a program would work out', async () => {
  const bytes = await writeWorkbook(workbook)
  const parts = await partsOf(bytes)
  expect([...parts.values()].join('')).not.toMatch(/<f[ >]/)
  const expected = hostile.map((text) => text.replace('\u0000\ud800', '').trim())
  const [own] = await readFile(bytes)
  expect(own?.rows.slice(1).map(({ cells }) => cells[0])).toEqual(
    expected.map((text) => ({ kind: 'text', text: expect.stringContaining(text) })),
  )
  // that program takes the escape of an underscore for text
  const [other] = await readExcelFile(bytes)
  const asTyped = other?.data.slice(1).map(([cell]) => String(cell).replace('_x005F_', '_'))
  expect(asTyped).toEqual(expected)
})

it('offers lists, hints and formats in the cells of its columns', async () => {
  const sheet = (await partsOf(await writeWorkbook(workbook))).get('xl/worksheets/sheet1.xml') ?? ''
  const [list = '', number = '', day = ''] = sheet.match(/<dataValidation .*?<\/dataValidation>/g) ?? []
  expect(list).toContain('type="list"')
  expect(list).toContain('sqref="A2:A9"')
  expect(list).toContain(`<formula1>'Lists'!$B$1:$B$3</formula1>`)
  expect(list).toContain('prompt="Where?&#10;&quot;Here&quot; &amp; there"')
  expect(list).toContain(`errorTitle="${'x'.repeat(32)}" error="${'y'.repeat(225)}"`)
  expect(number).toMatch(/type="decimal".*sqref="B2:B9"/)
  expect(day).toMatch(/type="date".*sqref="C2:C9"/)
  expect([list, number, day].every((one) => one.includes('errorStyle="warning" allowBlank="1"'))).toBe(true)
  expect(sheet).toContain('<pane xSplit="1" ySplit="1" topLeftCell="B2"')
  expect(sheet).toContain('<mergeCell ref="A1:C1"/>')
  expect(sheet).toContain('<conditionalFormatting sqref="B2:B9">')
})

it('keeps what is typed into columns of text, and says what it is', async () => {
  const parts = await partsOf(await writeWorkbook(workbook))
  const style = Number(
    /<col min="1" max="1" width="20" style="(\d+)"/.exec(parts.get('xl/worksheets/sheet1.xml') ?? '')?.[1],
  )
  const formats = /<cellXfs.*?<\/cellXfs>/.exec(parts.get('xl/styles.xml') ?? '')?.[0].match(/<xf numFmtId="\d+"/g)
  expect(formats?.[style]).toBe('<xf numFmtId="49"')
  expect(parts.get('docProps/core.xml')).toContain('<dc:title>Form &amp; &lt;more&gt;</dc:title>')
  expect(parts.get('xl/workbook.xml')).toContain('<sheet name="Lists" sheetId="2" state="hidden"')
})
