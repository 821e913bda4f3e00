import { Buffer } from 'node:buffer'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { sheetXml } from './sheet-xml.ts'
import { stylesXml } from './styles-xml.ts'
import type { OutputWorkbook } from './workbook-writer.port.ts'
import { MAIN, XML_START, xmlAttribute, xmlText } from './xml-text.ts'

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const SHEETS = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const PACKED = 'application/vnd.openxmlformats-package'

const numbers = ({ sheets }: OutputWorkbook) => sheets.map((_sheet, at) => at + 1)

function contentTypes(workbook: OutputWorkbook) {
  const parts = [
    ['/xl/workbook.xml', `${SHEETS}.sheet.main+xml`],
    ['/xl/styles.xml', `${SHEETS}.styles+xml`],
    ['/docProps/core.xml', `${PACKED}.core-properties+xml`],
    ...numbers(workbook).map((number) => [`/xl/worksheets/sheet${number}.xml`, `${SHEETS}.worksheet+xml`]),
  ]
  const overrides = parts.map(([name, type]) => `<Override PartName="${name}" ContentType="${type}"/>`)
  return `${XML_START}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="${PACKED}.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`
}

const relations = (entries: readonly (readonly [string, string])[]) =>
  `${XML_START}<Relationships xmlns="${PACKAGE}/relationships">${entries
    .map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${type}" Target="${target}"/>`)
    .join('')}</Relationships>`

const properties = ({ title, author }: OutputWorkbook, now: string) =>
  `${XML_START}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${xmlText(title)}</dc:title><dc:creator>${xmlText(author)}</dc:creator><dcterms:created xsi:type="dcterms:W3CDTF">${now}</dcterms:created></cp:coreProperties>`

function workbookXml({ sheets }: OutputWorkbook) {
  const entries = sheets.map(({ name, isHidden }, at) => {
    const state = isHidden ? ' state="hidden"' : ''
    return `<sheet name="${xmlAttribute(name)}" sheetId="${at + 1}"${state} r:id="rId${at + 1}"/>`
  })
  return `${XML_START}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><bookViews><workbookView activeTab="0"/></bookViews><sheets>${entries.join('')}</sheets></workbook>`
}

/** The bytes of a workbook. They are packed on other threads. */
export async function writeWorkbook(workbook: OutputWorkbook): Promise<Buffer> {
  const mtime = new Date()
  const zip = new ZipFile()
  const add = (name: string, text: string) => zip.addBuffer(Buffer.from(text), name, { mtime })
  add('[Content_Types].xml', contentTypes(workbook))
  add(
    '_rels/.rels',
    relations([
      [`${OFFICE}/officeDocument`, 'xl/workbook.xml'],
      [`${PACKAGE}/relationships/metadata/core-properties`, 'docProps/core.xml'],
    ]),
  )
  add('docProps/core.xml', properties(workbook, `${mtime.toISOString().slice(0, 19)}Z`))
  add('xl/workbook.xml', workbookXml(workbook))
  const ofSheets = numbers(workbook).map((number) => [`${OFFICE}/worksheet`, `worksheets/sheet${number}.xml`] as const)
  add('xl/_rels/workbook.xml.rels', relations([...ofSheets, [`${OFFICE}/styles`, 'styles.xml']]))
  add('xl/styles.xml', stylesXml(workbook.font))
  for (const [at, sheet] of workbook.sheets.entries())
    add(`xl/worksheets/sheet${at + 1}.xml`, sheetXml(sheet, at === 0))
  zip.end()
  return buffer(zip.outputStream)
}
