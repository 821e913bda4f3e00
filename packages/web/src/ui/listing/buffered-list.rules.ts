import type { Listing, ListKind } from './define-list.ts'

export type Marks = ReadonlyMap<string, ReadonlySet<string>>

/**
 * The list as a reader has it before them. What changes is written into the rows where they stand; rows that came or
 * went wait until the reader wants them, so that nothing moves under a hand.
 */
export interface BufferedList<L extends Listing> {
  /** To which question it answers. */
  question: string
  /** The answer whose rows and order are shown. */
  adopted: L
  /** The same rows with what is known of them by now. */
  shown: L
  newest: L
  /** Columns that changed since the reader looked, by the row's key. */
  marks: Marks
  fresh: number
  gone: number
}

const noMarks: Marks = new Map()

/** The first answer to a question is shown as it came. */
export const bufferList = <L extends Listing>(question: string, list: L): BufferedList<L> => ({
  question,
  adopted: list,
  shown: list,
  newest: list,
  marks: noMarks,
  fresh: 0,
  gone: 0,
})

/** Takes in a newer answer to the same question without moving a row. */
export function receive<L extends Listing>(buffered: BufferedList<L>, list: L, kind: ListKind<L>): BufferedList<L> {
  const rows = rowsByKey(list, kind)
  const source = Array.from({ length: buffered.shown.rows }, (_, row) => rows.get(kind.keyOf(buffered.shown, row)))
  const known = source.filter((row) => row !== undefined).length
  return {
    ...buffered,
    newest: list,
    shown: { ...list, rows: buffered.shown.rows, columns: mergeColumns(buffered.shown, list, source) },
    marks: markChanges(buffered, { list, kind, source }),
    fresh: list.rows - known,
    gone: buffered.shown.rows - known,
  }
}

/** The reader asks for it: rows that came are there, those that went are not, all in their order. */
export const adopt = <L extends Listing>(buffered: BufferedList<L>): BufferedList<L> =>
  buffered.adopted === buffered.newest
    ? buffered
    : { ...buffered, adopted: buffered.newest, shown: buffered.newest, fresh: 0, gone: 0 }

/** What was new to the reader is no more: all of it, or of one row. */
export function markSeen<L extends Listing>(buffered: BufferedList<L>, key?: string): BufferedList<L> {
  if (buffered.marks.size === 0 || (key !== undefined && !buffered.marks.has(key))) return buffered
  if (key === undefined) return { ...buffered, marks: noMarks }
  const marks = new Map(buffered.marks)
  marks.delete(key)
  return { ...buffered, marks }
}

/** Every row of a list by its key. */
function rowsByKey<L extends Listing>(list: L, { keyOf }: ListKind<L>): Map<string, number> {
  const rows = new Map<string, number>()
  for (let row = 0; row < list.rows; row++) rows.set(keyOf(list, row), row)
  return rows
}

type Source = readonly (number | undefined)[]

/** Each array of the shown rows, filled from the newer answer; a row that went keeps what was last known of it. */
function mergeColumns<L extends Listing>(shown: L, list: L, source: Source): L['columns'] {
  const columns = Object.entries(list.columns).map(([field, after]) => {
    const before = shown.columns[field] ?? []
    return [field, source.map((row, at) => (row === undefined ? before[at] : after[row]))]
  })
  return Object.fromEntries(columns) as L['columns'] // the same fields with the same kinds of values
}

interface Newer<L extends Listing> {
  list: L
  kind: ListKind<L>
  source: Source
}

function markChanges<L extends Listing>(buffered: BufferedList<L>, { list, kind, source }: Newer<L>): Marks {
  const marks = new Map(buffered.marks)
  for (const [field, after] of Object.entries(list.columns)) {
    const column = kind.columnOf(field)
    const before = buffered.shown.columns[field] ?? []
    for (const [at, row] of source.entries()) {
      if (row === undefined || isSame(before[at], after[row])) continue
      const key = kind.keyOf(list, row)
      marks.set(key, new Set([...(marks.get(key) ?? []), column]))
    }
  }
  return marks.size === buffered.marks.size && marks.size === 0 ? buffered.marks : marks
}

/** Whether a cell says the same; amounts and holds are lists, which each answer makes anew. */
const isSame = (before: unknown, after: unknown) =>
  before === after ||
  (typeof before === 'object' && before !== null && JSON.stringify(before) === JSON.stringify(after))
