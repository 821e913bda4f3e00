import { refuse } from '@fairway/contract/form-uploads/form-upload.errors'
import type { ReadSheet } from '@fairway/contract/form-uploads/sheet.schema'
import { cutText } from '@fairway/contract/shared/cut-text'
import type { Archive } from './archive.ts'
import { readCellFormats } from './cell-formats.ts'
import { cleanText } from './cell-text.ts'
import { refuseOutsideFormula } from './formula-reach.ts'
import { readSharedTexts } from './shared-texts.ts'
import type { WorkbookTexts } from './sheet-cell.ts'
import { ENTRY_LIMIT } from './sheet-limits.ts'
import { readSheetRows, roomOfFile } from './sheet-rows.ts'
import { refuseForeignContent } from './workbook-content.ts'
import { type Relation, readRelations, relationsOf } from './workbook-parts.ts'
import { type Attributes, readXml } from './xml-stream.ts'

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
