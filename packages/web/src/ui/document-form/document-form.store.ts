import type { Violation } from '@fairway/contract/kit/errors'
import { createStore, type Store, type Watched } from '../../platform/store.ts'
import { type FieldError, ruleErrorsOf } from '../form/field-errors.ts'
import { type RowList, type RowOf, shiftedPath, type TextPath, withText } from './document-values.ts'

/**
 * A letter is judged when typing rests this long, so that no key waits for it; so is a field that was left, because a
 * text that comes or goes must not move a button away from under a press.
 */
const REST_MS = 200

/** How the rows of one list begin, where people add some, and how many there can be. */
export interface RowDefinition<R> {
  empty?: () => R
  limit?: number
}
export type RowDefinitions<D> = { [K in RowList<D>]: RowDefinition<RowOf<D, K>> }

/** The rows of one list while somebody writes them. */
export interface DocumentRows<R> {
  /** One key for each row, which stays with it wherever it moves. */
  keys: Store<readonly number[]>
  /** Puts an empty row at the end, where there is room for one. */
  add: () => void
  /** Puts the same row once more below it, where there is room. True when it did. */
  duplicate: (at: number) => boolean
  /** Puts rows in from there on, as many as there is room for. */
  paste: (at: number, rows: readonly R[]) => void
  /** Takes a row out, and gives back how to put it in again. */
  remove: (at: number) => () => void
}

interface DocumentFormOptions<D extends object> {
  start: D
  rows: RowDefinitions<D>
  validate: (document: D) => Violation[]
  /** Called with the document after each change that a person made. */
  onChange?: (document: D) => void
  later?: (act: () => void) => void
}

/** What is being written: the document, what is wrong with it, and which of that is shown. */
export interface DocumentForm<D extends object> {
  document: Watched<D>
  rows: { [K in RowList<D>]: DocumentRows<RowOf<D, K>> }
  found: Store<readonly Violation[]>
  shown: Store<readonly FieldError[]>
  setText(path: TextPath<D>, text: string): void
  /** Another document in its place; of a person's doing unless it is `given`. */
  put(document: D, isGiven?: boolean): void
  /** A field was left: from now on it says what is wrong with it. */
  leave(path: string): void
  /** Everything that is wrong is shown from now on, as after an attempt to send. */
  attempt: () => readonly Violation[]
  /** What the server found stays at its field until that is changed. */
  setServerErrors: (errors: readonly FieldError[]) => void
  /** The rules know more than before, such as the contract's ports or a sailing. */
  setValidator(validate: (document: D) => Violation[]): void
}

/** Holds a document while somebody writes it; a field is drawn again when it changes itself, and no other is. */
export function createDocumentForm<D extends object>({
  start,
  rows: definitions,
  validate,
  onChange,
  later = restThen(),
}: DocumentFormOptions<D>): DocumentForm<D> {
  let rules = validate
  let left = new Set<string>()
  let isAttempted = false
  let serverErrors: readonly FieldError[] = []
  const document = createStore(start)
  const found = createStore<readonly Violation[]>(rules(start))
  const shown = createStore<readonly FieldError[]>([])

  const show = () => {
    const errors = ruleErrorsOf(found.get().filter(({ path }) => isAttempted || left.has(path)))
    const next = [...errors, ...serverErrors.filter(({ path }) => !errors.some((one) => one.path === path))]
    if (!isSame(next, shown.get())) shown.set(next)
  }
  const assess = () => {
    const next = rules(document.get())
    if (!isSame(next, found.get())) found.set(next)
    show()
  }
  const setDocument = (next: D, isGiven = false) => {
    if (next === document.get()) return
    document.set(next)
    if (!isGiven) onChange?.(next)
  }
  const createRows = (list: string, { empty, limit = Number.POSITIVE_INFINITY }: RowDefinition<unknown>) => {
    const rowsOf = (of: D) => (of as Record<string, unknown[]>)[list] ?? [] // only lists of rows are declared
    let lastKey = rowsOf(start).length
    const keys = createStore<readonly number[]>(rowsOf(start).map((_, at) => at))
    const replace = (at: number, removed: number, added: readonly unknown[]) => {
      const by = removed > 0 ? -removed : added.length
      left = new Set([...left].flatMap((path) => shiftedPath(path, list, at, by) ?? []))
      serverErrors = serverErrors.flatMap((one) => {
        const path = shiftedPath(one.path, list, at, by)
        return path === undefined ? [] : [{ ...one, path }]
      })
      left.add(list)
      keys.set(keys.get().toSpliced(at, removed, ...added.map(() => ++lastKey)))
      const rows = rowsOf(document.get()).toSpliced(at, removed, ...added)
      setDocument({ ...document.get(), [list]: rows })
      assess()
    }
    const paste = (at: number, rows: readonly unknown[]) => {
      const room = rows.slice(0, Math.max(0, limit - rowsOf(document.get()).length))
      if (room.length > 0) replace(at, 0, room)
      return room.length > 0
    }
    return {
      keys,
      /** Another document came: rows that are new get keys, those that stay keep theirs. */
      follow: (next: D) => {
        const rows = rowsOf(next)
        if (rows.length !== keys.get().length) keys.set(rows.map((_, at) => keys.get()[at] ?? ++lastKey))
      },
      add: () => void (empty && paste(rowsOf(document.get()).length, [empty()])),
      duplicate: (at: number) => paste(at + 1, rowsOf(document.get()).slice(at, at + 1)),
      paste: (at: number, rows: readonly unknown[]) => void paste(at, rows),
      remove: (at: number) => {
        const row = rowsOf(document.get()).slice(at, at + 1)
        if (row.length > 0) replace(at, 1, [])
        // what was typed comes back, also where others were added up to the limit meanwhile
        return () => row.length > 0 && replace(Math.min(at, rowsOf(document.get()).length), 0, row)
      },
    }
  }
  const lists = Object.entries<RowDefinition<unknown>>(definitions).map(
    ([list, definition]) => [list, createRows(list, definition)] as const,
  )
  return {
    document,
    rows: Object.fromEntries(lists) as unknown as DocumentForm<D>['rows'], // each list under the name that declares it
    found,
    shown,
    setText: (path, text) => {
      setDocument(withText(document.get(), path, text))
      if (serverErrors.some((one) => one.path === path)) {
        serverErrors = serverErrors.filter((one) => one.path !== path)
        show()
      }
      later(assess)
    },
    put: (next, isGiven) => {
      for (const [, list] of lists) list.follow(next)
      setDocument(next, isGiven)
      assess()
    },
    leave: (path) => {
      left.add(path)
      later(assess)
    },
    attempt: () => {
      isAttempted = true
      serverErrors = []
      assess()
      return found.get()
    },
    setServerErrors: (errors) => {
      serverErrors = errors
      show()
    },
    setValidator: (next) => {
      rules = next
      assess()
    },
  }
}

function isSame(one: readonly Violation[], other: readonly Violation[]) {
  return (
    one.length === other.length &&
    one.every(({ path, code, args }, at) => {
      const match = other[at]
      return match?.path === path && match.code === code && match.args.join() === args.join()
    })
  )
}

function restThen() {
  let timer: ReturnType<typeof setTimeout> | undefined
  return (act: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(act, REST_MS)
  }
}
