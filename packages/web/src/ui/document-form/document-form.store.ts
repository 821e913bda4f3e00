import type { Violation } from '@fairway/contract/kit/errors'
import { createStore, type Store, type Watched } from '../../platform/store.ts'
import { type FieldError, ruleErrorsOf } from '../form/field-errors.ts'
import { type RowList, type RowOf, shiftedPath, type TextPath, withText } from './document-values.ts'

/**
 * The document is validated this long after the last key or blur: no key press waits for it, and an error text that
 * appears on blur does not move a button while it is pressed.
 */
const REST_MS = 200

/** The empty row of a list to which users add rows, and the maximum number of rows. */
export interface RowDefinition<R> {
  empty?: () => R
  limit?: number
}
export type RowDefinitions<D> = { [K in RowList<D>]: RowDefinition<RowOf<D, K>> }

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
  /** Removes a row and returns the function that undoes it. */
  remove: (at: number) => () => void
}

interface DocumentFormOptions<D extends object> {
  start: D
  rows: RowDefinitions<D>
  validate: (document: D) => Violation[]
  /** Called after each change by the user. */
  onChange?: (document: D) => void
  later?: (act: () => void) => void
}

/** A document that is being edited, its errors, and which of them are shown. */
export interface DocumentForm<D extends object> {
  document: Watched<D>
  rows: { [K in RowList<D>]: DocumentRows<RowOf<D, K>> }
  found: Store<readonly Violation[]>
  shown: Store<readonly FieldError[]>
  setText(path: TextPath<D>, text: string): void
  /** Replaces the document. It counts as a change by the user unless it is `given`. */
  put(document: D, isGiven?: boolean): void
  /** The user left a field: from now on its errors are shown. */
  leave(path: string): void
  /** Shows all errors from now on, as after an attempt to submit. */
  attempt: () => readonly Violation[]
  /** Errors of the server stay at their field until it is changed. */
  setServerErrors: (errors: readonly FieldError[]) => void
  /** Replaces the rules when they know more, such as a contract's ports or a sailing. */
  setValidator(validate: (document: D) => Violation[]): void
}

/** Holds a document while it is edited. A change renders the changed field alone. */
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
      /** After another document is put in: new rows get keys, the others keep theirs. */
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
        // an undone removal brings the text back, even if the list is full by now
        return () => row.length > 0 && replace(Math.min(at, rowsOf(document.get()).length), 0, row)
      },
    }
  }
  const lists = Object.entries<RowDefinition<unknown>>(definitions).map(
    ([list, definition]) => [list, createRows(list, definition)] as const,
  )
  return {
    document,
    rows: Object.fromEntries(lists) as unknown as DocumentForm<D>['rows'], // each list under its declared name
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
