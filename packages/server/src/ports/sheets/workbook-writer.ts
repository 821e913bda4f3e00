import { Buffer } from 'node:buffer'
import { buffer } from 'node:stream/consumers'
import { lettersOf } from '@fairway/contract/form-uploads/form-heading.rules'
import { cutUnits } from '@fairway/contract/shared/cut-units'
import { ZipFile } from 'yazl'
import { REMINDER_STYLE, styleOf, stylesXml } from './styles-xml.ts'
import type { Guidance, OutputCell, OutputSheet, OutputWorkbook, Reminder } from './workbook-writer.port.ts'
import { literally, MAIN, XML_START, xmlAttribute, xmlText } from './xml-text.ts'

/** What programs take for the texts of a hint. */
const TITLE_LENGTH = 32
const TEXT_LENGTH = 225
/** No ship that takes bookings sailed before; a day that is typed wrong often lies there. */
const FIRST_DAY = '43831'

const range = ({ column, firstRow, lastRow }: { column: number; firstRow: number; lastRow: number }) =>
  `${lettersOf(column)}${firstRow}:${lettersOf(column)}${lastRow}`

/** A plain decimal, and nothing that a program could work out. */
const NUMBER = /^-?\d+(\.\d+)?$/

/** A text is always a cell of text, whatever it begins with: nothing in it is ever worked out. */
const xmlCell = ({ text, style, isNumber }: OutputCell, place: string) => {
  if (text === '') return `<c r="${place}" s="${styleOf(style)}"/>`
  if (isNumber && NUMBER.test(text)) return `<c r="${place}" s="${styleOf(style)}"><v>${text}</v></c>`
  return `<c r="${place}" s="${styleOf(style)}" t="inlineStr"><is><t xml:space="preserve">${literally(xmlText(text))}</t></is></c>`
}

const xmlRow = ({ cells, height }: OutputSheet['rows'][number], at: number) => {
  const size = height === undefined ? '' : ` ht="${height}" customHeight="1"`
  return `<row r="${at + 1}"${size}>${cells.map((cell, column) => xmlCell(cell, `${lettersOf(column)}${at + 1}`)).join('')}</row>`
}

const xmlColumn = ({ width, style }: OutputSheet['columns'][number], at: number) =>
  `<col min="${at + 1}" max="${at + 1}" width="${width}" style="${styleOf(style)}" customWidth="1"/>`

function xmlView({ frozen, isHidden }: OutputSheet, isFirst: boolean) {
  const selected = isFirst ? ' tabSelected="1"' : ''
  const grid = frozen || isHidden ? '' : ' showGridLines="0"'
  if (!frozen) return `<sheetViews><sheetView${grid}${selected} workbookViewId="0"/></sheetViews>`
  const corner = `${lettersOf(frozen.columns)}${frozen.rows + 1}`
  return `<sheetViews><sheetView${selected} workbookViewId="0"><pane xSplit="${frozen.columns}" ySplit="${frozen.rows}" topLeftCell="${corner}" activePane="bottomRight" state="frozen"/><selection pane="bottomRight" activeCell="${corner}" sqref="${corner}"/></sheetView></sheetViews>`
}

/** Which values a cell takes without a question. */
function conditionOf({ list, kind }: Guidance): { attributes: string; formula: string } {
  if (list) {
    const letters = lettersOf(list.column)
    const place = `'${list.sheet}'!$${letters}$1:$${letters}$${list.count}`
    return { attributes: ' type="list"', formula: `<formula1>${xmlText(place)}</formula1>` }
  }
  if (kind === 'any') return { attributes: '', formula: '' }
  const [type, least] = kind === 'day' ? ['date', FIRST_DAY] : ['decimal', '-99999']
  return { attributes: ` type="${type}" operator="greaterThanOrEqual"`, formula: `<formula1>${least}</formula1>` }
}

/** Other values are possible after a question: the reader of the form knows more spellings than the list. */
function xmlGuidance(guidance: Guidance) {
  const { hint, doubt } = guidance
  const { attributes, formula } = conditionOf(guidance)
  const texts = [
    `errorTitle="${xmlAttribute(cutUnits(doubt.title, TITLE_LENGTH))}"`,
    `error="${xmlAttribute(cutUnits(doubt.text, TEXT_LENGTH))}"`,
    `promptTitle="${xmlAttribute(cutUnits(hint.title, TITLE_LENGTH))}"`,
    `prompt="${xmlAttribute(cutUnits(hint.text, TEXT_LENGTH))}"`,
  ].join(' ')
  return `<dataValidation${attributes} errorStyle="warning" allowBlank="1" showInputMessage="1" showErrorMessage="1" ${texts} sqref="${range(guidance)}">${formula}</dataValidation>`
}

const xmlReminder = (reminder: Reminder, at: number) =>
  `<conditionalFormatting sqref="${range(reminder)}"><cfRule type="expression" dxfId="${REMINDER_STYLE}" priority="${at + 1}"><formula>${xmlText(reminder.when)}</formula></cfRule></conditionalFormatting>`

function xmlSpreads({ columns, rows }: OutputSheet) {
  const last = lettersOf(columns.length - 1)
  const spread = rows.flatMap(({ isSpread }, at) =>
    isSpread ? [`<mergeCell ref="A${at + 1}:${last}${at + 1}"/>`] : [],
  )
  return spread.length === 0 ? '' : `<mergeCells count="${spread.length}">${spread.join('')}</mergeCells>`
}

/** A number that is stored as text is meant so: spreadsheets need not warn of it. */
const xmlQuiet = ({ columns, guidance = [] }: OutputSheet) =>
  guidance.length === 0
    ? ''
    : `<ignoredErrors><ignoredError sqref="A1:${lettersOf(columns.length - 1)}${Math.max(...guidance.map(({ lastRow }) => lastRow))}" numberStoredAsText="1"/></ignoredErrors>`

/** One sheet of a workbook. */
function sheetXml(sheet: OutputSheet, isFirst: boolean): string {
  const { columns, rows, guidance = [], reminders = [], isWide } = sheet
  return [
    `${XML_START}<worksheet xmlns="${MAIN}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>`,
    xmlView(sheet, isFirst),
    `<sheetFormatPr defaultRowHeight="16"/><cols>${columns.map(xmlColumn).join('')}</cols>`,
    `<sheetData>${rows.map(xmlRow).join('')}</sheetData>`,
    xmlSpreads(sheet),
    ...reminders.map(xmlReminder),
    guidance.length === 0
      ? ''
      : `<dataValidations count="${guidance.length}">${guidance.map(xmlGuidance).join('')}</dataValidations>`,
    '<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.5" header="0.3" footer="0.3"/>',
    `<pageSetup paperSize="9" orientation="${isWide ? 'landscape' : 'portrait'}" fitToWidth="1" fitToHeight="0"/>`,
    xmlQuiet(sheet),
    '</worksheet>',
  ].join('')
}

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
