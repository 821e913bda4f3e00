import { createHeadings } from '../form-uploads/form-heading.rules.ts'
import type { ReadSheet, SheetCell, SheetRow } from '../form-uploads/sheet.schema.ts'
import { isQuantity, readQuantity } from './allocation.rules.ts'
import type { AllocationRow, Space } from './allocation.schema.ts'
import {
  type EditableField,
  editableFields,
  QUANTITY_MOST,
  type QuantityField,
  quantityFields,
  REMARK_LENGTH,
} from './allocation.values.ts'
import type { UploadPreview } from './allocation-files.schema.ts'
import { en } from './allocation-messages/en.ts'
import { vi } from './allocation-messages/vi.ts'
import { zh } from './allocation-messages/zh.ts'

/** The columns of the flat list. A sheet of one voyage has all of them but the voyage itself. */
export const fileColumns = [
  'vvd', 'voyageType', 'etd', 'eta', 'contract', 'portOfLoading', 'portOfDischarge', 'partyType', 'account', 'accountName', 'salesRep',
  ...quantityFields, 'bookedTeu', 'bookedFeu', 'remarks', 'updatedBy', 'updatedAt',
] as const // biome-ignore format: in the order of the sheet
export type FileColumn = (typeof fileColumns)[number]

const names = { en: en.columns, zh: zh.columns, vi: vi.columns }
const headings = createHeadings<FileColumn>(fileColumns, names, {})
/** What says which row is meant. */
const keyColumns = ['contract', 'portOfLoading', 'portOfDischarge', 'account'] as const

/** The table of a sheet begins within so many rows. */
const HEADING_DEPTH = 20

interface FileRow {
  sheet: string
  row: number
  key: string
  vvd: string
  cells: Partial<Record<EditableField, string | number>>
}
type Problem = UploadPreview['problems'][number]

export const rowKey = (
  row: Pick<AllocationRow, 'vvd' | 'contract' | 'portOfLoading' | 'portOfDischarge' | 'account'>,
) => [row.vvd, row.portOfLoading, row.portOfDischarge, row.contract ?? '', row.account].join(' ')

const textOf = (cell: SheetCell | null | undefined) => (cell ? cell.text.normalize('NFKC').trim() : '')

/** A number of a workbook counts as it is; a text is read like one that was typed. A formula without a value is neither. */
function quantityOf(cell: SheetCell | null | undefined): number {
  if (!cell) return 0
  return cell.kind === 'number' || cell.kind === 'text' ? readQuantity(cell.text) : Number.NaN
}

interface Table {
  columns: Map<FileColumn, number>
  rows: SheetRow[]
}

function tableOf(sheet: ReadSheet): Table | undefined {
  let best: { columns: Map<FileColumn, number>; row: number } | undefined
  for (const { row, cells } of sheet.rows.slice(0, HEADING_DEPTH)) {
    const columns = new Map<FileColumn, number>()
    for (const [at, cell] of cells.entries()) {
      const field = cell?.kind === 'text' ? headings.columnOf(cell.text) : undefined
      if (field && !columns.has(field)) columns.set(field, at)
    }
    if (columns.size > (best?.columns.size ?? 0)) best = { columns, row }
  }
  return best && { columns: best.columns, rows: sheet.rows.filter(({ row }) => row > best.row) }
}

interface Spot {
  sheet: string
  row: number
}
const problem = ({ sheet, row }: Spot, column: FileColumn, code: string, ...args: string[]): Problem => ({
  sheet,
  row,
  column,
  code,
  args,
})

/** Reads the rows of a sheet; `vvd` is the voyage of the whole sheet, where it has one. */
function readSheet(sheet: ReadSheet, vvd: string | undefined): { rows: FileRow[]; problems: Problem[] } {
  const table = tableOf(sheet)
  const wanted: FileColumn[] = [...(vvd === undefined ? (['vvd'] as const) : []), ...keyColumns, ...quantityFields]
  const missing = wanted.filter((field) => !table?.columns.has(field))
  if (!table || missing.length > 0)
    return {
      rows: [],
      problems: missing.map((field) => problem({ sheet: sheet.name, row: 0 }, field, 'VA0021', en.columns[field])),
    }
  const rows: FileRow[] = []
  const problems: Problem[] = []
  for (const { row, cells } of table.rows) {
    const cell = (field: FileColumn) => {
      const at = table.columns.get(field)
      return at === undefined ? undefined : cells[at]
    }
    const text = (field: FileColumn) => textOf(cell(field)).toUpperCase()
    // totals and empty lines name no account
    if (text('account') === '' && text('portOfDischarge') === '') continue
    const found: FileRow = { sheet: sheet.name, row, key: '', vvd: vvd ?? text('vvd'), cells: {} }
    const [portOfLoading, portOfDischarge] = [text('portOfLoading'), text('portOfDischarge')]
    found.key = rowKey({
      vvd: found.vvd,
      portOfLoading,
      portOfDischarge,
      contract: text('contract'),
      account: text('account'),
    })
    for (const field of quantityFields) {
      const value = quantityOf(cell(field))
      if (isQuantity(value)) found.cells[field] = value
      else problems.push(problem({ sheet: sheet.name, row }, field, 'VA0017', String(QUANTITY_MOST)))
    }
    if (table.columns.has('remarks')) {
      const remarks = textOf(cell('remarks'))
        .replaceAll(/[^\P{Cc}\n]/gu, ' ')
        .normalize('NFC')
      if (remarks.length > REMARK_LENGTH || cell('remarks')?.isCut)
        problems.push(problem({ sheet: sheet.name, row }, 'remarks', 'VA0018', String(REMARK_LENGTH)))
      else found.cells.remarks = remarks
    }
    rows.push(found)
  }
  return { rows, problems }
}

const vvdOfName = (name: string) => name.normalize('NFKC').trim().toUpperCase()

interface Stored {
  vvds: readonly string[]
  rows: readonly AllocationRow[]
  spaces: readonly Space[]
}

/**
 * What a file would change of the chosen voyages, cell by cell, and everything that is wrong with it. A file with a sheet
 * for each voyage has its VVD in the name of the sheet.
 */
export function previewFile(
  fileName: string,
  sheets: readonly ReadSheet[],
  { stored, isPerVoyage }: { stored: Stored; isPerVoyage: boolean },
): UploadPreview {
  const read = (isPerVoyage ? sheets : sheets.slice(0, 1)).map((sheet) =>
    readSheet(sheet, isPerVoyage ? vvdOfName(sheet.name) : undefined),
  )
  const rows = read.flatMap((sheet) => sheet.rows)
  const problems = read.flatMap((sheet) => sheet.problems)
  const known = new Map(stored.rows.map((row) => [rowKey(row), row]))
  const seen = new Map<string, FileRow>()
  const changes: UploadPreview['changes'] = []
  for (const row of rows) {
    const { sheet, key } = row
    const own = known.get(key)
    const first = seen.get(key)
    if (!stored.vvds.includes(row.vvd)) problems.push(problem(row, 'vvd', 'VA0025', row.vvd || '-'))
    else if (first) problems.push(problem(row, 'account', 'VA0020', String(first.row)))
    else if (!own) problems.push(problem(row, 'account', 'VA0019'))
    if (!first) seen.set(key, row)
    if (!own || first) continue
    const cells = editableFields.flatMap((field) => {
      const to = row.cells[field]
      return to === undefined || to === own[field] ? [] : [{ field, from: own[field], to }]
    })
    if (cells.length === 0) continue
    if (!own.isOwn) problems.push(problem(row, 'account', 'VA0022', own.accountName))
    else if (own.isClosed) problems.push(problem(row, 'vvd', 'VA0014', own.vvd))
    const { id, version, vvd, portOfLoading, portOfDischarge, accountName } = own
    changes.push({ id, version, row: row.row, sheet, vvd, portOfLoading, portOfDischarge, accountName, cells })
  }
  problems.push(...overCapacity(changes, stored.spaces))
  const placeOf = ({ sheet, row }: { sheet: string; row: number }) => `${sheet} ${row}`
  const others = new Set([...changes, ...problems].map(placeOf))
  return {
    fileName,
    rows: rows.length,
    unchanged: rows.filter((row) => known.has(row.key) && !others.has(placeOf(row))).length,
    missing: stored.rows.filter((row) => !seen.has(rowKey(row))).length,
    changes,
    problems,
  }
}

/** Ports of loading that the file would release too much of. */
function overCapacity(changes: UploadPreview['changes'], spaces: readonly Space[]): Problem[] {
  const grown = (space: Space, field: QuantityField) =>
    changes
      .filter(({ vvd, portOfLoading }) => vvd === space.vvd && portOfLoading === space.portOfLoading)
      .flatMap(({ cells }) => cells.filter((cell) => cell.field === field))
      .reduce((sum, { from, to }) => sum + Number(to) - Number(from), 0)
  return spaces.flatMap((space) => {
    const [teu, feu] = [grown(space, 'releaseTeu'), grown(space, 'releaseFeu')]
    const isOver =
      (teu > 0 && space.release.teu + teu > space.capacity.teu) ||
      (feu > 0 && space.release.feu + feu > space.capacity.feu)
    return isOver ? [problem({ sheet: '', row: 0 }, 'releaseTeu', 'VA0007', space.vvd, space.portOfLoading)] : []
  })
}

/** A name without a folder: a file is stored under no other place than its own. */
export const isBareFileName = (name: string) =>
  name.trim() !== '' && !/[/\\\0]/.test(name) && !/^\.{1,2}$/.test(name.trim()) && !/^[a-z]:/i.test(name)
