import { CELL_LENGTH } from '@fairway/contract/form-uploads/form-upload.values'
import { expect, it } from 'vitest'
import { readFile } from './file-reading.ts'
import { escaped, inline, pack, sheetOf, workbookOf, workbookParts } from './workbook.fixture.ts'

const styles = `<numFmts count="4">
  <numFmt numFmtId="164" formatCode="yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;"/>
  <numFmt numFmtId="165" formatCode="[Red]#,##0&quot; days&quot;"/>
  <numFmt numFmtId="166" formatCode="00000"/>
  <numFmt numFmtId="167" formatCode="[h]:mm"/></numFmts>
  <cellXfs count="6"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="167"/></cellXfs>`

/** The cells of the only row. */
async function cells(row: string, workbook = '') {
  const shared =
    '<si><t>plain</t></si><si><r><t>rich </t></r><r><rPr><b/></rPr><t>text</t></r><rPh sb="0" eb="1"><t>shuō</t></rPh></si>'
  const [sheet] = await readFile(await workbookOf(`<row r="1">${row}</row>`, { styles, shared, workbook }))
  return sheet?.rows[0]?.cells.map((cell) => cell && `${cell.kind} ${cell.text}`)
}

it.each([
  ['a shared text', '<c t="s"><v>0</v></c>', 'text plain'],
  ['a text in several fonts, without how to say it', '<c t="s"><v>1</v></c>', 'text rich text'],
  ['a text of its own', inline('宁波 Cần Thơ'), 'text 宁波 Cần Thơ'],
  ['a text with letters and marks apart', inline('Ca\u0302\u0300n Tho\u031b'), 'text Cần Thơ'],
  ['an escaped line end', inline('one_x000D_\ntwo _x005F_x000D_'), 'text one\ntwo _x000D_'],
  ['a number', '<c><v>12.50</v></c>', 'number 12.5'],
  ['a number with an exponent', '<c><v>1E+3</v></c>', 'number 1000'],
  ['a long number', '<c><v>1.23E+20</v></c>', 'number 123000000000000000000'],
  ['a small number', '<c><v>-2.5E-7</v></c>', 'number -0.00000025'],
  ['noise of calculating', '<c><v>18400.000000000004</v></c>', 'number 18400'],
  ['more noise', '<c><v>0.30000000000000004</v></c>', 'number 0.3'],
  ['nothing', '<c><v>-0</v></c>', 'number 0'],
  ['zeros in front', '<c s="4"><v>123</v></c>', 'number 00123'],
  ['a day', '<c s="1"><v>46000</v></c>', 'day 2025-12-09'],
  ['a day in Chinese', '<c s="2"><v>46000</v></c>', 'day 2025-12-09'],
  ['a moment', '<c s="1"><v>46000.75</v></c>', 'day 2025-12-09'],
  ['a moment a hair before midnight', '<c s="1"><v>45999.9999999999</v></c>', 'day 2025-12-09'],
  ['the first of March 1900', '<c s="1"><v>61</v></c>', 'day 1900-03-01'],
  ['the first day', '<c s="1"><v>1</v></c>', 'day 1900-01-01'],
  ['a day that never was', '<c s="1"><v>60</v></c>', 'number 60'],
  ['a day after the last', '<c s="1"><v>2958466</v></c>', 'number 2958466'],
  ['a day before the first', '<c s="1"><v>-1</v></c>', 'number -1'],
  ['a day by its name', '<c t="d"><v>2026-05-01T00:00:00</v></c>', 'day 2026-05-01'],
  ['a number of days', '<c s="3"><v>46000</v></c>', 'number 46000'],
  ['a time', '<c s="5"><v>0.5</v></c>', 'text 12:00'],
  ['a truth', '<c t="b"><v>1</v></c>', 'truth TRUE'],
  ['an error', '<c t="e"><v>#REF!</v></c>', 'broken #REF!'],
  ['a formula', '<c><f>A1*2</f><v>8</v></c>', 'number 8'],
  ['a formula of text', '<c t="str"><f>A1&amp;B1</f><v>x|y</v></c>', 'text x|y'],
  ['a formula of a day', '<c s="1"><f>TODAY()</f><v>46000</v></c>', 'day 2025-12-09'],
  ['a formula without a value', '<c><f>A1*2</f></c>', 'broken =A1*2'],
  ['a formula that was never calculated', '<c><f>A1*2</f><v/></c>', 'broken =A1*2'],
  ['no number', '<c><v>0x10</v></c>', 'broken 0x10'],
])('reads %s', async (_what, cell, expected) => expect(await cells(cell)).toEqual([expected]))

it('counts days as old Macs do where a workbook says so', async () =>
  expect(await cells('<c s="1"><v>44538</v></c>', '<workbookPr date1904="1"/>')).toEqual(['day 2025-12-09']))

it('leaves out cells without content, and knows where the others stand', async () => {
  const row = `<c r="B1" s="1"/>${inline(' ')}<c r="D1"><v>1</v></c><c><v>2</v></c><c r="GR2" s="1"/>`.replace(
    'GR2',
    'ZZ1',
  )
  expect(await cells(row)).toEqual([null, null, null, 'number 1', 'number 2'])
  expect(await cells('<c t="str"><f>""</f><v></v></c><c><v>1</v></c>')).toEqual([null, 'number 1'])
})

it('reads rows in any order, as they are numbered, and no empty ones', async () => {
  const rows = `<row r="9"><c r="A9"><v>9</v></c></row><row r="3"><c r="A3"><v>3</v></c></row><row><c><v>4</v></c></row><row r="70" s="1"/>`
  const [sheet] = await readFile(await workbookOf(rows))
  expect(sheet?.rows.map(({ row, cells }) => [row, cells[0]?.text])).toEqual([
    [3, '3'],
    [4, '4'],
    [9, '9'],
  ])
})

it('shows what a person sees of a workbook: its visible sheets, in their order, and the first merged cells', async () => {
  const one = (text: string, more?: string) => sheetOf(`<row>${inline(text)}</row>`, more)
  const ranges = Array.from({ length: 50 }, (_range, at) => `<mergeCell ref="B${at + 4}:C${at + 4}"/>`).join('')
  const parts = workbookParts({
    sheets: { 说明: one('read me'), lists: one('CNNGB'), 'Đặt chỗ': one('ref', `<mergeCells>${ranges}</mergeCells>`) },
    hidden: ['lists'],
  })
  const sheets = await readFile(await pack(parts))
  expect(sheets.map(({ name }) => name)).toEqual(['说明', 'Đặt chỗ'])
  expect(sheets[1]?.merged.slice(0, 2)).toEqual(['B4:C4', 'B5:C5'])
  expect(sheets[1]?.merged).toHaveLength(10)
})

it('reads workbooks of programs that write prefixes, the strict form, 16 bits or full names of parts', async () => {
  const parts = workbookParts({ sheets: { Bookings: sheetOf(`<row>${inline('prefixed')}</row>`) } })
  const sheet = String(parts['xl/worksheets/sheet1.xml'])
    .replace(/<(\/?)(\w)/g, '<$1x:$2')
    .replace('xmlns=', 'xmlns:x=')
  const strict = Object.fromEntries(
    Object.entries({ ...parts, 'xl/worksheets/sheet1.xml': sheet }).map(([name, text]) => [
      name.replace('sharedStrings', 'SharedStrings'),
      String(text)
        .replaceAll(
          'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
          'http://purl.oclc.org/ooxml/officeDocument/relationships',
        )
        .replace('Target="xl/', 'Target="/xl/'),
    ]),
  )
  strict['xl/workbook.xml'] = Buffer.from(`\ufeff${strict['xl/workbook.xml']}`, 'utf16le').toString('latin1')
  const bytes = await pack({ ...strict, 'xl/workbook.xml': Buffer.from(strict['xl/workbook.xml'], 'latin1') })
  expect((await readFile(bytes))[0]?.rows[0]?.cells[0]?.text).toBe('prefixed')
})

it('cuts a text that is too long and says so', async () => {
  const long = `${'x'.repeat(CELL_LENGTH - 1)}😀tail`
  const full = 'y'.repeat(CELL_LENGTH)
  const [sheet] = await readFile(await workbookOf(`<row>${inline(long)}${inline(escaped(full))}</row>`))
  const [cut, whole] = sheet?.rows[0]?.cells ?? []
  expect(cut).toEqual({ kind: 'text', text: `${'x'.repeat(CELL_LENGTH - 1)}😀`, isCut: true })
  expect(whole).toEqual({ kind: 'text', text: full })
})
