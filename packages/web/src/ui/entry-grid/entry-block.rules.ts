import { foldText } from '@fairway/contract/shared/fold'

/** A row of texts by the names of its columns. */
export type EntryRow = Readonly<Record<string, string>>

export interface CellPlace {
  row: number
  column: number
}

/** Selected cells, from the one that was selected first to the one where the cursor is. */
export interface Selection {
  from: CellPlace
  to: CellPlace
}

/** The edges of the selected cells, all included. */
export interface CellRange {
  top: number
  bottom: number
  left: number
  right: number
}

export const rangeOf = ({ from, to }: Selection): CellRange => ({
  top: Math.min(from.row, to.row),
  bottom: Math.max(from.row, to.row),
  left: Math.min(from.column, to.column),
  right: Math.max(from.column, to.column),
})

export const cellCount = ({ top, bottom, left, right }: CellRange) => (bottom - top + 1) * (right - left + 1)

/** What a block of cells needs to know of a column. */
export interface BlockColumn {
  name: string
  /** What the heads of pasted tables call it, in any language. */
  heads?: readonly string[]
  /** The value that a typed or pasted text means; the text itself where it means none. */
  read?: (text: string) => string
  /** Its value names the row: a pasted line goes to the row that it names, wherever that is. */
  isKey?: boolean
  /** What the cell shows in place of its text, such as a sum; nothing where its text is shown. */
  computed?: (row: EntryRow) => string | undefined
  /** Says what the row is about and is never written. A pasted line that brings such keys goes to the row that has them. */
  isFixed?: boolean
}

const namesIn = (columns: readonly BlockColumn[], { left, right }: CellRange) =>
  columns.slice(left, right + 1).flatMap(({ name, isFixed }) => (isFixed ? [] : name))

/** The texts of the selected cells, line by line. */
export const blockAt = (
  rows: readonly EntryRow[],
  columns: readonly BlockColumn[],
  { top, bottom, left, right }: CellRange,
): string[][] =>
  rows
    .slice(top, bottom + 1)
    .map((row) => columns.slice(left, right + 1).map(({ name, computed }) => computed?.(row) ?? row[name] ?? ''))

const quoted = (text: string) => (/["\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A block as spreadsheets exchange it: tabs between cells, a line per row. */
export const textOfBlock = (block: readonly (readonly string[])[]) =>
  block.map((line) => line.map(quoted).join('\t')).join('\n')

/** Reads what a spreadsheet copied. A cell in quotes may contain tabs and lines. */
export function readBlock(text: string): string[][] {
  const lines: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    lines.at(-1)?.push(cell.trim())
    cell = ''
  }
  const plain = text.replaceAll(/\r\n?/g, '\n').replace(/\n+$/, '')
  for (let at = 0; at < plain.length; at += 1) {
    const character = plain.charAt(at)
    if (isQuoted && character === '"' && plain.charAt(at + 1) === '"') at += 1
    else if (isQuoted && character === '"') {
      isQuoted = false
      continue
    } else if (!isQuoted && character === '"' && cell === '') {
      isQuoted = true
      continue
    } else if (!isQuoted && character === '\t') {
      endCell()
      continue
    } else if (!isQuoted && character === '\n') {
      endCell()
      lines.push([])
      continue
    }
    cell += character
  }
  endCell()
  return lines
}

/** Heads are compared without case, blanks, points and units in brackets. */
const headOf = (text: string) => foldText(text.replaceAll(/[(（].*?[)）]/g, '')).replaceAll(/[\s.．:：#/_-]/g, '')

/** The columns of a pasted table by its heads; nothing if its first line has none. */
function columnsByHead(columns: readonly BlockColumn[], heads: readonly string[]) {
  const found = heads.map((head) =>
    columns.findIndex((one) => (one.heads ?? []).some((name) => headOf(name) === headOf(head))),
  )
  return found.filter((at) => at >= 0).length >= Math.min(2, heads.length) ? found : undefined
}

interface Target {
  rows: readonly EntryRow[]
  columns: readonly BlockColumn[]
  start: CellPlace
  empty: () => EntryRow
  limit: number
}

export interface WrittenBlock {
  rows: EntryRow[]
  /** The cells that were written, if any. */
  range: CellRange | undefined
  /** The names of the columns that were written. */
  names: ReadonlySet<string>
  /** Lines that found no place. */
  left: number
}

type Block = readonly (readonly string[])[]

const textFor = (column: BlockColumn, text: string) => column.read?.(text) ?? text

/** The rows that lines are written to, one below the other from the first. */
const rowsInOrder = ({ start, limit }: Target, lines: Block) =>
  lines.map((_, at) => (start.row + at < limit ? start.row + at : undefined))

/** The rows that lines name; a line that names none takes the next row without a name, or a new one. */
function rowsByKey({ rows, start, limit }: Target, lines: Block, key: { column: BlockColumn; cell: number }) {
  const { column, cell } = key
  const nameOf = (text: string | undefined) => textFor(column, text ?? '')
  const known = new Map(rows.map((row, at) => [nameOf(row[column.name]), at]))
  known.delete('')
  const free = rows.flatMap((row, at) => (at >= start.row && nameOf(row[column.name]) === '' ? [at] : []))
  let end = rows.length
  return lines.map((line) => {
    const name = nameOf(line[cell])
    const at = known.get(name) ?? free.shift() ?? (end < limit ? end++ : undefined)
    if (name !== '' && at !== undefined) known.set(name, at)
    return at
  })
}

/** The rows that have the fixed keys of a line; none where no row does, or several. */
function rowsByFixed({ rows, columns }: Target, lines: Block, places: readonly number[]) {
  const fixed = places.flatMap((place, cell) => {
    const column = columns[place]
    return column?.isFixed && column.isKey ? [{ column, cell }] : []
  })
  const keyOf = (texts: readonly string[]) => JSON.stringify(texts.map((text) => foldText(text.trim())))
  const known = new Map<string, number | undefined>()
  for (const [at, row] of rows.entries()) {
    const key = keyOf(fixed.map(({ column: { name, computed } }) => computed?.(row) ?? row[name] ?? ''))
    known.set(key, known.has(key) ? undefined : at)
  }
  return lines.map((line) => known.get(keyOf(fixed.map(({ cell }) => line[cell] ?? ''))))
}

/**
 * Writes a block over the cells that begin at a place, and adds rows where it is longer. Where its first line names the
 * columns, each of its columns goes below its own head, whatever their order; where it has the column that names rows, each
 * line goes to the row that it names.
 */
export function writeBlock(target: Target, block: Block): WrittenBlock {
  const { rows, columns, start, empty } = target
  const byHead = columnsByHead(columns, block[0] ?? [])
  const lines = byHead ? block.slice(1) : block
  const width = Math.max(0, ...lines.map((line) => line.length))
  const places = byHead ?? Array.from({ length: width }, (_, at) => start.column + at)
  const known = places.filter((at) => columns[at] !== undefined && at >= 0)
  const cell = places.findIndex((at) => columns[at]?.isKey && !columns[at].isFixed)
  const column = columns[places[cell] ?? -1]
  const isOneCell = lines.length === 1 && known.length === 1
  const hasFixed =
    known.some((at) => columns[at]?.isFixed && columns[at].isKey) && known.some((at) => !columns[at]?.isFixed)
  const targets = hasFixed
    ? rowsByFixed(target, lines, places)
    : column && !isOneCell
      ? rowsByKey(target, lines, { column, cell })
      : rowsInOrder(target, lines)
  const written = targets.filter((at) => at !== undefined)
  if (written.length === 0 || known.length === 0)
    return { rows: [...rows], range: undefined, names: new Set(), left: lines.length }
  const next = [...rows]
  for (const [nth, line] of lines.entries()) {
    const at = targets[nth]
    if (at !== undefined) next[at] = writeLine(next[at] ?? empty(), { line, places, columns })
  }
  return {
    rows: next,
    range: {
      top: Math.min(...written),
      bottom: Math.max(...written),
      left: Math.min(...known),
      right: Math.max(...known),
    },
    names: new Set(known.flatMap((at) => columns[at]?.name ?? [])),
    left: lines.length - written.length,
  }
}

interface Line {
  line: readonly string[]
  places: readonly number[]
  columns: readonly BlockColumn[]
}

function writeLine(row: EntryRow, { line, places, columns }: Line): EntryRow {
  const next = { ...row }
  for (const [cell, place] of places.entries()) {
    const column = columns[place]
    const text = line[cell]
    if (column && !column.isFixed && text !== undefined) next[column.name] = textFor(column, text)
  }
  return next
}

/** One text in every selected cell, as when a single cell is pasted over several. */
export const fillBlock = (text: string, { top, bottom, left, right }: CellRange): string[][] =>
  Array.from({ length: bottom - top + 1 }, () => Array.from({ length: right - left + 1 }, () => text))

/** The first line of the selection in all lines below it; a single line takes over what is above it. */
export function fillDown(rows: readonly EntryRow[], columns: readonly BlockColumn[], range: CellRange): EntryRow[] {
  const source = range.top === range.bottom ? range.top - 1 : range.top
  const from = rows[source]
  if (!from) return [...rows]
  const texts = Object.fromEntries(namesIn(columns, range).map((name) => [name, from[name] ?? '']))
  return rows.map((row, at) => (at > source && at <= range.bottom ? { ...row, ...texts } : row))
}

/** The rows with the selected cells emptied. */
export const cleared = (rows: readonly EntryRow[], columns: readonly BlockColumn[], range: CellRange): EntryRow[] => {
  const texts = Object.fromEntries(namesIn(columns, range).map((name) => [name, '']))
  return rows.map((row, at) => (at >= range.top && at <= range.bottom ? { ...row, ...texts } : row))
}
