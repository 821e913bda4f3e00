import { createStore, type Store } from '../../platform/storage/store.ts'
import { type RowList, type RowOf, type RowPlaces, rowsAt } from './document-values.ts'

/** A list of rows: the empty row that users add, the maximum number of rows, and the lists inside of each row. */
export type RowDefinition<R> = { empty?: () => R; limit?: number } & ([RowList<R>] extends [never]
  ? { rows?: never }
  : { rows: RowDefinitions<R> })
export type RowDefinitions<D> = { [K in RowList<D>]: RowDefinition<RowOf<D, K>> }

/** The lists of a document, or of one of its rows. */
export type RowLists<D> = { [K in RowList<D>]: DocumentRows<RowOf<D, K>> }

/** The rows of one list in a form. */
export interface DocumentRows<R> {
  /** One React key per row. It stays the same when the row moves. */
  keys: Store<readonly number[]>
  /** Adds an empty row at the end, unless the list is full. */
  add: () => void
  /** Inserts a copy of a row below it. False if the list is full. */
  duplicate: (at: number) => boolean
  /** Inserts rows at this position, up to the maximum. */
  paste: (at: number, rows: readonly R[]) => void
  /** Puts a row to another position. */
  move: (from: number, to: number) => void
  /** Removes a row and returns the function that undoes it. */
  remove: (at: number) => () => void
  /** The lists inside of a row. They stay with it when it moves. */
  within: (at: number) => RowLists<R>
}

/** What the lists need of their form. */
interface RowHost {
  document: () => object
  /** Sets the rows of a list; `placeOf` says where the former ones are now. */
  setRows: (list: string, rows: readonly unknown[], placeOf: RowPlaces) => void
}

interface AnyDefinition {
  empty?: () => unknown
  limit?: number
  rows?: Record<string, AnyDefinition>
}

/** A list of any rows, which follows a document that is put in as a whole. */
interface RowTree {
  rows: DocumentRows<never>
  /** New rows get keys, the others keep theirs. */
  follow: (next: object) => void
}
type RowTrees = Record<string, RowTree>

const treesOf = (host: RowHost, definitions: Record<string, AnyDefinition>, pathOf: (list: string) => string) =>
  Object.fromEntries(
    Object.entries(definitions).map(([list, one]) => [list, createRowList(host, () => pathOf(list), one)]),
  )
const rowsOf = (trees: RowTrees) => Object.fromEntries(Object.entries(trees).map(([list, { rows }]) => [list, rows]))

/** The lists of rows of a form, each under its declared name. */
export function createRowLists<D extends object>(host: RowHost, definitions: RowDefinitions<D>) {
  const trees = treesOf(host, definitions, (list) => list)
  return {
    rows: rowsOf(trees) as unknown as RowLists<D>, // each list under its declared name
    follow: (next: D) => {
      for (const tree of Object.values(trees)) tree.follow(next)
    },
  }
}

function createRowList(host: RowHost, path: () => string, definition: AnyDefinition): RowTree {
  const { empty, limit = Number.POSITIVE_INFINITY, rows: inner = {} } = definition
  const now = () => rowsAt(host.document(), path())
  let lastKey = now().length
  const keys = createStore<readonly number[]>(now().map((_, at) => at))
  /** The lists inside of each row, by its key. */
  const within = new Map<number, RowTrees>()

  const replace = (at: number, removed: number, added: readonly unknown[]) => {
    const placeOf = (row: number) => {
      if (row < at) return row
      return row < at + removed ? undefined : row - removed + added.length
    }
    const rows = now().toSpliced(at, removed, ...added)
    keys.set(keys.get().toSpliced(at, removed, ...added.map(() => ++lastKey)))
    host.setRows(path(), rows, placeOf)
  }
  const paste = (at: number, rows: readonly unknown[]) => {
    const room = rows.slice(0, Math.max(0, limit - now().length))
    if (room.length > 0) replace(at, 0, room)
    return room.length > 0
  }
  const move = (from: number, to: number) => {
    const moved = <T>(all: readonly T[]) => all.toSpliced(from, 1).toSpliced(to, 0, ...all.slice(from, from + 1))
    const order = moved(now().map((_, at) => at))
    if (order[from] === from) return
    keys.set(moved(keys.get()))
    host.setRows(path(), moved(now()), (at) => order.indexOf(at))
  }
  const listsOf = (at: number) => {
    // a row that is gone has no rows, and nothing can be added to it
    const key = keys.get()[at] ?? -1
    const known = within.get(key) ?? treesOf(host, inner, (list) => `${path()}.${keys.get().indexOf(key)}.${list}`)
    within.set(key, known)
    return rowsOf(known)
  }
  return {
    rows: {
      keys,
      add: () => void (empty && paste(now().length, [empty()])),
      duplicate: (at) => paste(at + 1, now().slice(at, at + 1)),
      paste: (at, rows) => void paste(at, rows),
      move,
      remove: (at) => {
        const row = now().slice(at, at + 1)
        if (row.length > 0) replace(at, 1, [])
        // an undone removal brings the text back, even if the list is full by now
        return () => row.length > 0 && replace(Math.min(at, now().length), 0, row)
      },
      within: (at) => listsOf(at) as RowLists<never>, // the definition names the lists of a row
    },
    follow: (next) => {
      const rows = rowsAt(next, path())
      if (rows.length !== keys.get().length) keys.set(rows.map((_, at) => keys.get()[at] ?? ++lastKey))
      for (const [key, trees] of within) {
        if (!keys.get().includes(key)) within.delete(key)
        else for (const tree of Object.values(trees)) tree.follow(next)
      }
    },
  }
}
