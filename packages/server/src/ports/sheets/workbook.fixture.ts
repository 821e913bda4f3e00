import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

/** The parts of an archive by their names. */
export type Parts = Record<string, string | Buffer>

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'

export const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '&quot;')
export const inline = (text: string) => `<c t="inlineStr"><is><t>${escaped(text)}</t></is></c>`
export const sheetOf = (rows: string, more = '') =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData>${more}</worksheet>`

interface WorkbookOptions {
  /** Rows as XML by the name of their sheet. */
  sheets?: Record<string, string>
  hidden?: readonly string[]
  shared?: string
  styles?: string
  workbook?: string
  contentType?: string
}

/** A workbook as a spreadsheet program would divide it into parts. */
export function workbookParts({
  sheets = { Bookings: sheetOf(`<row>${inline('ref')}</row>`) },
  hidden = [],
  shared = '',
  styles = '',
  workbook = '',
  contentType = WORKBOOK,
}: WorkbookOptions = {}): Parts {
  const names = Object.keys(sheets)
  const state = (name: string) => (hidden.includes(name) ? ' state="hidden"' : '')
  const listed = names.map(
    (name, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}"${state(name)} r:id="rId${at + 1}"/>`,
  )
  const related = [
    ...names.map((_name, at) => relation(`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`)),
    relation('rTexts', 'sharedStrings', 'sharedStrings.xml'),
    relation('rStyles', 'styles', 'styles.xml'),
  ]
  return {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentType}"/></Types>`,
    '_rels/.rels': relations([relation('rId1', 'officeDocument', 'xl/workbook.xml')]),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}">${workbook}<sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(related),
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${shared}</sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}">${styles}</styleSheet>`,
    ...Object.fromEntries(Object.values(sheets).map((rows, at) => [`xl/worksheets/sheet${at + 1}.xml`, rows])),
  }
}

export const relation = (id: string, kind: string, target: string, more = '') =>
  `<Relationship Id="${id}" Type="${RELATIONS}/${kind}" Target="${target}"${more}/>`
export const relations = (all: string[]) =>
  `<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`

export async function pack(parts: Parts): Promise<Buffer> {
  const archive = new ZipFile()
  for (const [name, content] of Object.entries(parts)) archive.addBuffer(Buffer.from(content), name)
  archive.end()
  return buffer(archive.outputStream)
}

/** A workbook with one sheet of these rows. */
export const workbookOf = (rows: string, options: WorkbookOptions = {}) =>
  pack(workbookParts({ ...options, sheets: { Bookings: sheetOf(rows) } }))
