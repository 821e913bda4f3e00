import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A cell of a workbook: a number, a day, a formula … `more` are attributes such as its style or how far it reaches. */
export const cell = (type: string, value: string, more = '') =>
  `<table:table-cell ${more} office:value-type="${type}" ${value}/>`
export const text = (content: string, more = '') =>
  `<table:table-cell ${more} office:value-type="string">${content
    .split('\n')
    .map((line) => `<text:p>${line}</text:p>`)
    .join('')}</table:table-cell>`

/** A workbook of these tables; its styles: `day` in Chinese, `digits` for five of them, `hidden` for a table. */
export const workbookOf = (tables: string) => `<?xml version="1.0" encoding="UTF-8"?>
<office:document office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.spreadsheet"
  xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0"
  xmlns:number="urn:oasis:names:tc:opendocument:xmlns:datastyle:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"
  xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:of="urn:oasis:names:tc:opendocument:xmlns:of:1.2">
<office:automatic-styles>
  <number:date-style style:name="chinese"><number:year number:style="long"/><number:text>年</number:text><number:month/><number:text>月</number:text><number:day/><number:text>日</number:text></number:date-style>
  <style:style style:name="day" style:family="table-cell" style:data-style-name="chinese"/>
  <number:number-style style:name="five"><number:number number:decimal-places="0" number:min-integer-digits="5"/></number:number-style>
  <style:style style:name="digits" style:family="table-cell" style:data-style-name="five"/>
  <style:style style:name="hidden" style:family="table"><style:table-properties table:display="false"/></style:style>
</office:automatic-styles>
<office:body><office:spreadsheet>
${tables}
</office:spreadsheet></office:body></office:document>`

/** A workbook as a person fills it in: words, days in Chinese, weights, formulas, cells over two columns, a hidden list. */
const workbook = workbookOf(`<table:table table:name="订舱">
  <table:table-row>${text('宁波照明有限公司')}${text('Cần Thơ')}${cell('date', 'office:date-value="2026-05-01"', 'table:style-name="day"')}${cell('float', 'office:value="18400.5"')}${cell('float', '', 'table:formula="of:=[.D1]*2"')}${cell('float', 'office:value="42"', 'table:style-name="digits"')}${cell('boolean', '', 'table:formula="of:=[.D1]&gt;1"')}${cell('float', '', 'table:formula="of:=1/0"')}</table:table-row>
  <table:table-row table:number-rows-repeated="3"><table:table-cell/></table:table-row>
  <table:table-row>${text('merged', 'table:number-columns-spanned="2"')}</table:table-row>
</table:table>
<table:table table:name="lists" table:style-name="hidden"><table:table-row>${text('CNNGB')}</table:table-row></table:table>`)

/** LibreOffice at work in a folder of its own. */
export async function openLibreOffice() {
  const soffice = process.env.SOFFICE_PATH
  if (!soffice) throw new Error('SOFFICE_PATH does not say where LibreOffice is')
  const folder = await mkdtemp(path.join(tmpdir(), 'fairway-libreoffice-'))
  const profile = `-env:UserInstallation=${pathToFileURL(path.join(folder, 'profile'))}`
  return {
    write: (name: string, content: string | Uint8Array) => writeFile(path.join(folder, name), content),
    /** Opens files and saves them as another kind. */
    save: (as: string, ...files: string[]) =>
      run(soffice, [profile, '--headless', '--norestore', '--convert-to', as, '--outdir', folder, ...files], {
        cwd: folder,
      }),
    read: (name: string) => readFile(path.join(folder, name)),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** The workbook as LibreOffice saves it in different ways; `table.xlsx` is a csv that was opened and saved. */
export async function savedByLibreOffice() {
  const { write, save, read, remove } = await openLibreOffice()
  await write('workbook.fods', workbook)
  await write('table.csv', 'ref,weight\nA-1,18400.5\n')
  await save('xlsx', 'workbook.fods', 'table.csv')
  await save('xls', 'workbook.fods')
  await save('ods', 'workbook.fods')
  await save(`csv:Text - txt - csv (StarCalc):59,34,${GBK},1`, 'workbook.fods')
  return { read, remove }
}

/** Its number among the encodings of LibreOffice. */
const GBK = 67
