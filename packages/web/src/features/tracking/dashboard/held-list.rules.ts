import type { DashboardList } from './dashboard-calls.ts'
import { columnOf } from './field-column.rules.ts'
import { keyOf, rowsByKey } from './list-keys.rules.ts'

export type Marks = ReadonlyMap<string, ReadonlySet<string>>

/**
 * The list as a reader has it before them. What changes is written into the rows where they stand; rows that came or
 * went wait until the reader wants them, so that nothing moves under a hand.
 */
export interface HeldList {
  /** To which question it answers. */
  question: string
  /** The answer whose rows and order are shown. */
  adopted: DashboardList
  /** The same rows with what is known of them by now. */
  shown: DashboardList
  newest: DashboardList
  /** Columns that changed since the reader looked, by the row's key. */
  marks: Marks
  fresh: number
  gone: number
}

const noMarks: Marks = new Map()

/** The first answer to a question is shown as it came. */
export const hold = (question: string, list: DashboardList): HeldList => ({
  question,
  adopted: list,
  shown: list,
  newest: list,
  marks: noMarks,
  fresh: 0,
  gone: 0,
})

/** Takes in a newer answer to the same question without moving a row. */
export function receive(held: HeldList, list: DashboardList): HeldList {
  const rows = rowsByKey(list)
  const source = Array.from({ length: held.shown.rows }, (_, row) => rows.get(keyOf(held.shown, row)))
  const known = source.filter((row) => row !== undefined).length
  return {
    ...held,
    newest: list,
    shown: { ...list, rows: held.shown.rows, columns: written(held.shown, list, source) },
    marks: marked(held, list, source),
    fresh: list.rows - known,
    gone: held.shown.rows - known,
  }
}

/** The reader asks for it: rows that came are there, those that went are not, all in their order. */
export const adopt = (held: HeldList): HeldList =>
  held.adopted === held.newest ? held : { ...held, adopted: held.newest, shown: held.newest, fresh: 0, gone: 0 }

/** What was new to the reader is no more: all of it, or of one row. */
export function markSeen(held: HeldList, key?: string): HeldList {
  if (held.marks.size === 0 || (key !== undefined && !held.marks.has(key))) return held
  if (key === undefined) return { ...held, marks: noMarks }
  const marks = new Map(held.marks)
  marks.delete(key)
  return { ...held, marks }
}

type Field = keyof DashboardList['columns']
const fieldsOf = (list: DashboardList) => Object.keys(list.columns) as Field[] // it has no others

/** Each array of the shown rows, filled from the newer answer; a row that went keeps what was last known of it. */
function written(shown: DashboardList, list: DashboardList, source: (number | undefined)[]): DashboardList['columns'] {
  const columns = fieldsOf(list).map((field) => {
    const [before, after]: [readonly unknown[], readonly unknown[]] = [shown.columns[field], list.columns[field]]
    return [field, source.map((row, at) => (row === undefined ? before[at] : after[row]))]
  })
  return Object.fromEntries(columns) as DashboardList['columns'] // the same fields with the same kinds of values
}

function marked(held: HeldList, list: DashboardList, source: (number | undefined)[]): Marks {
  const marks = new Map(held.marks)
  for (const field of fieldsOf(list)) {
    const column = columnOf(field)
    const [before, after]: [readonly unknown[], readonly unknown[]] = [held.shown.columns[field], list.columns[field]]
    for (const [at, row] of source.entries()) {
      if (row === undefined || before[at] === after[row]) continue
      const key = keyOf(list, row)
      marks.set(key, new Set([...(marks.get(key) ?? []), column]))
    }
  }
  return marks.size === held.marks.size && marks.size === 0 ? held.marks : marks
}
