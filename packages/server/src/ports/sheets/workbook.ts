import { posix } from 'node:path'
import { refuse } from '@fairway/contract/form-uploads/form-upload.errors'
import type { ReadSheet } from '@fairway/contract/form-uploads/sheet.schema'
import { cutText } from '@fairway/contract/shared/cut-text'
import type { Archive } from './archive.ts'
import { cleanText } from './cell-text.ts'
import { isPacked } from './file-kind.ts'
import { refuseOutsideFormula } from './formula-reach.ts'
import { knownFormat, type NumberFormat, numberFormatOf } from './number-formats.ts'
import { readSharedTexts } from './shared-texts.ts'
import type { WorkbookTexts } from './sheet-cell.ts'
import { ENTRY_LIMIT } from './sheet-limits.ts'
import { readSheetRows, roomOfFile } from './sheet-rows.ts'
import { type Attributes, readXml } from './xml-stream.ts'

/** A part that another one names, by the last word of what it is to it: `worksheet`, `styles`. */
interface Relation {
  id: string
  kind: string
  part: string
}

/** Parts by what they hold, as the archive's own list says. Names in an archive do not differ by case. */
async function readContentTypes(archive: Archive): Promise<string[]> {
  const types = new Set<string>()
  await readXml(archive.unpack('[content_types].xml'), {
    open: (path, { ContentType }) => {
      if ((path === 'Types/Override' || path === 'Types/Default') && ContentType) types.add(ContentType)
      if (types.size > ENTRY_LIMIT) refuse('UP0018')
    },
  })
  return [...types]
}

/** What a part names. Anything outside of the file is refused, but addresses that only a click would open. */
async function readRelations(archive: Archive, list: string): Promise<Relation[]> {
  const relations: Relation[] = []
  const folder = posix.dirname(posix.dirname(list))
  await readXml(archive.unpack(list), {
    open: (path, { Id = '', Type = '', Target = '', TargetMode = '' }) => {
      if (path !== 'Relationships/Relationship') return
      const kind = Type.slice(Type.lastIndexOf('/') + 1)
      if (TargetMode.toLowerCase() !== 'external') relations.push({ id: Id, kind, part: partAt(folder, Target) })
      else if (kind !== 'hyperlink') refuse('UP0019')
      if (relations.length > ENTRY_LIMIT) refuse('UP0018')
    },
  })
  return relations
}

const partAt = (folder: string, target: string) => posix.resolve('/', folder, target).slice(1).toLowerCase()

/** Where the parts that a part names are listed. */
const relationsOf = (part: string) => posix.join(posix.dirname(part), '_rels', `${posix.basename(part)}.rels`)

/** Archives that are no workbook, by a part that only they have. */
const otherArchives: [part: RegExp, kind: string][] = [
  [/^androidmanifest\.xml$/, 'APK'],
  [/^meta-inf\/manifest\.mf$/, 'JAR'],
  [/^meta-inf\/container\.xml$/, 'EPUB'],
]
const macros = /(^|\/)(vbaproject|vbadata)|(^|\/)(macrosheets|dialogsheets)\//
const guests = /(^|\/)(externallinks|embeddings|activex|querytables|customui)\/|(^|\/)connections\.xml$/
const packedName = /\.(zip|rar|7z|gz|tgz|bz2|xz|jar|exe|dll|docx?|pptx?|xls[xmb]?|od[stp]|pdf|html?|js|vbs|lnk)$/

/** Refuses everything but a workbook that holds sheets and nothing that acts, fetches or hides another file. */
async function refuseForeignContent(archive: Archive) {
  const names = [...archive.entries.keys()]
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name))
  if (has(/^mimetype$/)) await refuseOpenDocument(archive)
  if (has(/^index\/.*\.iwa$/)) refuse('UP0014', 'NUMBERS')
  if (!has(/^\[content_types\]\.xml$/)) refuse('UP0013', otherArchives.find(([part]) => has(part))?.[1] ?? 'ZIP')

  refuseContentTypes((await readContentTypes(archive)).join(' '))
  if (has(macros)) refuse('UP0015')
  if (has(guests)) refuse('UP0019')
  for (const name of names) {
    if (packedName.test(name)) refuse('UP0019')
    if (name.endsWith('.rels')) await readRelations(archive, name)
    else if (!/\.(xml|vml)$|\/$/.test(name) && isPacked(await beginningOf(archive, name))) refuse('UP0019')
  }
}

/** The archive's list of contents says what it is, whatever its parts are called. */
function refuseContentTypes(types: string) {
  if (/ms-excel\.sheet\.binary/i.test(types)) refuse('UP0014', 'XLSB')
  if (/macroenabled|vbaproject|intlmacrosheet|ms-excel\.macrosheet/i.test(types)) refuse('UP0015')
  if (/spreadsheetml\.(sheet|template)\.main\+xml/i.test(types)) return
  const kind = /wordprocessingml/i.test(types) ? 'DOCX' : /presentationml/i.test(types) ? 'PPTX' : 'ZIP'
  refuse('UP0013', kind)
}

async function refuseOpenDocument(archive: Archive) {
  const type = String(await beginningOf(archive, 'mimetype'))
  if (/opendocument\.spreadsheet/.test(type)) refuse('UP0014', 'ODS')
  refuse('UP0013', /opendocument/.test(type) ? 'OPENDOCUMENT' : /epub/.test(type) ? 'EPUB' : 'ZIP')
}

/** The first bytes of a part; no more of it is unpacked. */
async function beginningOf(archive: Archive, name: string) {
  for await (const piece of archive.unpack(name)) return piece
  return Buffer.alloc(0)
}

/** As many as spreadsheets themselves can hold. */
const FORMAT_LIMIT = 65_490
const LONGEST_CODE = 1000

/** The number format of each style that cells name, in the order of the styles. */
async function readCellFormats(pieces: AsyncIterable<Buffer>): Promise<NumberFormat[]> {
  const own = new Map<number, NumberFormat>()
  const styles: number[] = []
  await readXml(pieces, {
    open: (path, attributes) => {
      if (path === 'styleSheet/numFmts/numFmt') own.set(...ownFormat(attributes))
      if (path === 'styleSheet/cellXfs/xf') styles.push(Number(attributes.numFmtId ?? 0))
      if (own.size > FORMAT_LIMIT || styles.length > FORMAT_LIMIT) refuse('UP0018')
    },
  })
  return styles.map((id) => (own.has(id) ? own.get(id) : knownFormat(id)))
}

const ownFormat = ({ numFmtId, formatCode = '' }: Attributes): [number, NumberFormat] => [
  Number(numFmtId),
  numberFormatOf(formatCode.slice(0, LONGEST_CODE)),
]

/** Longer than spreadsheets let a name be. */
const LONGEST_NAME = 100

/** The sheets of a workbook that a person sees, in their order. Hidden ones are not even unpacked. */
export async function readWorkbook(archive: Archive): Promise<ReadSheet[]> {
  await refuseForeignContent(archive)
  const part = (await readRelations(archive, '_rels/.rels')).find(({ kind }) => kind === 'officeDocument')?.part
  if (!part) return refuse('UP0018')
  const relations = await readRelations(archive, relationsOf(part))
  const { sheets, from1904 } = await readSheetList(archive, part)

  const partOf = (kind: string) => relations.find((relation) => relation.kind === kind)?.part
  const [shared, styles] = [partOf('sharedStrings'), partOf('styles')]
  const texts: WorkbookTexts = {
    shared: shared ? await readSharedTexts(archive.unpack(shared)) : [],
    formats: styles ? await readCellFormats(archive.unpack(styles)) : [],
    from1904,
  }
  const room = roomOfFile()
  const read: ReadSheet[] = []
  for (const { name, part: sheet } of visibleSheets(sheets, relations))
    read.push({ name, ...(await readSheetRows(archive.unpack(sheet), texts, room)) })
  return read
}

interface ListedSheet {
  name: string
  relation: string
  isHidden: boolean
}

async function readSheetList(archive: Archive, part: string) {
  const sheets: ListedSheet[] = []
  let from1904 = false
  await readXml(archive.unpack(part), {
    open: (path, attributes) => {
      if (path === 'workbook/workbookPr') from1904 = /^(1|true|on)$/i.test(attributes.date1904 ?? '')
      if (path === 'workbook/sheets/sheet') sheets.push(listed(attributes))
      if (sheets.length > ENTRY_LIMIT) refuse('UP0018')
    },
    text: (path, text) => {
      if (path === 'workbook/definedNames/definedName') refuseOutsideFormula(text)
    },
  })
  return { sheets, from1904 }
}

const listed = (attributes: Attributes): ListedSheet => ({
  name: cleanText(cutText(attributes.name ?? '', LONGEST_NAME)),
  relation: Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? '',
  isHidden: /hidden/i.test(attributes.state ?? ''),
})

/** Charts have a sheet of their own and no rows. A part that stands for two sheets would be read again and again. */
function visibleSheets(sheets: readonly ListedSheet[], relations: readonly Relation[]) {
  const visible = sheets
    .filter(({ isHidden }) => !isHidden)
    .map((sheet) => ({ ...sheet, target: relations.find(({ id }) => id === sheet.relation) ?? refuse('UP0018') }))
    .filter(({ target }) => target.kind === 'worksheet')
    .map(({ name, target }) => ({ name, part: target.part }))
  if (new Set(visible.map(({ part }) => part)).size < visible.length) refuse('UP0018')
  return visible
}
