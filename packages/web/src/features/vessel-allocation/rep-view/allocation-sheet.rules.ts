import type { Violation } from '@fairway/contract/kit/errors'
import type { SortField } from '@fairway/contract/shared/grid.values'
import { violation } from '@fairway/contract/vessel-allocation/allocation.errors'
import { differingCells, isQuantity, readQuantity } from '@fairway/contract/vessel-allocation/allocation.rules'
import type { AllocationChange, AllocationRow, Space } from '@fairway/contract/vessel-allocation/allocation.schema'
import {
  type EditableField,
  editableFields,
  metrics,
  QUANTITY_MOST,
  quantityFields,
  REMARK_LENGTH,
} from '@fairway/contract/vessel-allocation/allocation.values'
import type { EntryRow } from '../../../ui/entry-grid/entry-block.rules.ts'

/** What a row of the sheet says of its allocation beside the cells that can be changed. */
const describingFields = [
  'id', 'vvd', 'portOfLoading', 'portOfDischarge', 'eta', 'contract', 'partyType', 'account', 'accountName', 'salesRepName',
  'bookedTeu', 'bookedFeu',
] as const // biome-ignore format: one list of names
const shownFields = [...describingFields, ...editableFields]

/** The voyage and port that a row takes space of. */
export const spaceKey = ({ vvd, portOfLoading }: Pick<Space, 'vvd' | 'portOfLoading'>) => `${vvd} ${portOfLoading}`

/** Whether this person may change a row now: the account is theirs, and the ship is still open. */
export const isOpen = ({ isOwn, isClosed }: Pick<AllocationRow, 'isOwn' | 'isClosed'>) => isOwn && !isClosed

/** A row as the sheet holds it: texts, as they are typed. `lock` says why it cannot be changed. */
export function toEntryRow(row: AllocationRow): EntryRow {
  const texts: Record<string, string> = {}
  for (const field of shownFields) texts[field] = row[field] === null ? '' : String(row[field])
  texts.space = spaceKey(row)
  texts.lock = row.isClosed ? 'closed' : row.isOwn ? '' : 'other'
  return texts
}

/** What a cell means: a number, or the remark itself. NaN where a cell of numbers holds none. */
export const cellValue = (field: EditableField, text: string): string | number =>
  field === 'remarks' ? text.trim() : readQuantity(text)

const valuesOf = (typed: EntryRow) =>
  Object.fromEntries(editableFields.map((field) => [field, cellValue(field, typed[field] ?? '')]))

interface TypedRow {
  at: number
  row: AllocationRow
  own: EntryRow
}

/** The row that was read, of rows whose texts say the same. */
const asRead = new WeakMap<EntryRow, AllocationRow>()
const typedRows = new WeakMap<readonly EntryRow[], { base: readonly AllocationRow[]; rows: readonly TypedRow[] }>()

function isAsRead(row: AllocationRow, own: EntryRow) {
  if (asRead.get(own) === row) return true
  const isSame = editableFields.every((field) => own[field] === String(row[field]))
  if (isSame) asRead.set(own, row)
  return isSame
}

/** The rows whose texts differ from what was read: few of thousands, found once for all who ask after a letter. */
function typedOver(base: readonly AllocationRow[], typed: readonly EntryRow[]): readonly TypedRow[] {
  const known = typedRows.get(typed)
  if (known?.base === base) return known.rows
  const rows = base.flatMap((row, at) => {
    const own = typed[at]
    return !own || isAsRead(row, own) ? [] : [{ at, row, own }]
  })
  typedRows.set(typed, { base, rows })
  return rows
}

/** The changes of a visit: of each row the cells that differ from what was read, with the version that was read. */
export function changesOf(base: readonly AllocationRow[], typed: readonly EntryRow[]): AllocationChange[] {
  return typedOver(base, typed).flatMap(({ row, own }) => {
    if (!isOpen(row)) return []
    const values = valuesOf(own)
    const fields = differingCells(row, values)
    if (fields.length === 0) return []
    const cells = Object.fromEntries(fields.map((field) => [field, values[field]]))
    return [{ id: row.id, version: row.version, ...cells }]
  })
}

/** Every cell that was changed holds what it can hold; each that does not is named by its path in the sheet. */
export function checkSheet(base: readonly AllocationRow[], typed: readonly EntryRow[]): Violation[] {
  return typedOver(base, typed).flatMap(({ at, row, own }) => {
    if (!isOpen(row)) return []
    const wrong = quantityFields
      .filter((field) => own[field] !== String(row[field]) && !isQuantity(readQuantity(own[field] ?? '')))
      .map((field) => violation(`rows.${at}.${field}`, 'VA0017', String(QUANTITY_MOST)))
    const isLong = (own.remarks ?? '').trim().length > REMARK_LENGTH
    return isLong ? [...wrong, violation(`rows.${at}.remarks`, 'VA0018', String(REMARK_LENGTH))] : wrong
  })
}

/** A cell that somebody else saved while it was typed. */
export interface CellConflict {
  id: number
  accountName: string
  field: EditableField
  before: string | number
  mine: string | number
  theirs: string | number
}

/** A text that is no number is shown as it was typed. */
export const shownValue = (value: string | number, text = '') => (Number.isNaN(value) ? text : value)

/** Rows as they are now, with what was typed, and the cells that both sides changed. */
export interface Merged {
  rows: AllocationRow[]
  typed: EntryRow[]
  conflicts: CellConflict[]
}

/**
 * Takes over what others saved and keeps what was typed: a cell that only others changed becomes theirs, a cell that only
 * this person changed stays, and a cell that both changed differently is a conflict. Until that is settled it stays as typed.
 */
export function mergeFresh(
  base: readonly AllocationRow[],
  typed: readonly EntryRow[],
  fresh: readonly AllocationRow[],
): Merged {
  const known = new Map(base.map((row, at) => [row.id, { row, typed: typed[at] ?? toEntryRow(row) }]))
  const conflicts: CellConflict[] = []
  const merged = fresh.map((now) => {
    const before = known.get(now.id)
    if (!before) return toEntryRow(now)
    const mine = valuesOf(before.typed)
    const changed = new Set(isOpen(now) ? differingCells(before.row, mine) : [])
    if (changed.size === 0) return toEntryRow(now)
    const cells = Object.fromEntries(
      editableFields.map((field) => {
        if (!changed.has(field)) return [field, String(now[field])]
        const isTheirs = now[field] !== before.row[field]
        const own = mine[field] ?? ''
        if (isTheirs && now[field] !== own)
          conflicts.push({
            id: now.id,
            accountName: now.accountName,
            field,
            before: before.row[field],
            mine: shownValue(own, before.typed[field]),
            theirs: now[field],
          })
        return [field, before.typed[field] ?? '']
      }),
    )
    return { ...toEntryRow(now), ...cells }
  })
  return { rows: [...fresh], typed: merged, conflicts }
}

const figureColumns: ReadonlySet<string> = new Set([...quantityFields, 'bookedTeu', 'bookedFeu'])

/**
 * The numbers of the rows in the order of a column. Rows of one voyage and port stay together under their totals, and
 * cells without a value come last.
 */
export function orderOf(rows: readonly EntryRow[], { id, descending }: SortField, language: string): number[] {
  const groups = [...new Set(rows.map(({ space = '' }) => space))]
  const groupAt = new Map(groups.map((space, at) => [space, at]))
  const { compare } = new Intl.Collator(language, { numeric: true })
  const keyed = rows.map((row, at) => {
    const text = row[id] ?? ''
    const figure = figureColumns.has(id) ? readQuantity(text) : 0
    return { at, text, figure, isEmpty: text === '' || Number.isNaN(figure), group: groupAt.get(row.space ?? '') ?? 0 }
  })
  return keyed
    .toSorted((one, other) => {
      if (one.group !== other.group) return one.group - other.group
      if (one.isEmpty || other.isEmpty) return Number(one.isEmpty) - Number(other.isEmpty)
      const difference = figureColumns.has(id) ? one.figure - other.figure : compare(one.text, other.text)
      return descending ? -difference : difference
    })
    .map(({ at }) => at)
}

/** The totals of each port with what is typed, so that they move before anything is saved. Others stay the same objects. */
export function movedSpaces(
  spaces: readonly Space[],
  base: readonly AllocationRow[],
  typed: readonly EntryRow[],
): Space[] {
  const given = new Map(spaces.map((space) => [spaceKey(space), space]))
  const moved = new Map<string, Space>()
  for (const { row, own } of typedOver(base, typed)) {
    const key = spaceKey(row)
    const space = moved.get(key) ?? given.get(key)
    if (!space) continue
    const next = structuredClone(space)
    for (const [nth, field] of quantityFields.entries()) {
      const text = own[field]
      if (text === undefined || text === String(row[field])) continue
      const value = readQuantity(text)
      const metric = metrics[Math.floor(nth / 2)]
      if (!metric || !isQuantity(value)) continue
      next[metric][nth % 2 === 0 ? 'teu' : 'feu'] += value - row[field]
      moved.set(key, next)
    }
  }
  return spaces.map((space) => moved.get(spaceKey(space)) ?? space)
}
