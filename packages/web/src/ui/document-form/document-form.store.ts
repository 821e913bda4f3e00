import type { Violation } from '@fairway/contract/kit/errors'
import { createStore, type Store, type Watched } from '../../platform/storage/store.ts'
import { type FieldError, ruleErrorsOf } from '../form/field-errors.ts'
import { createRowLists, type RowDefinitions, type RowLists } from './document-rows.ts'
import { movedPath, type RowPlaces, type TextPath, withRows, withText } from './document-values.ts'

/**
 * The document is validated this long after the last key or blur: no key press waits for it, and an error text that
 * appears on blur does not move a button while it is pressed.
 */
const REST_MS = 200

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
  rows: RowLists<D>
  found: Store<readonly Violation[]>
  shown: Store<readonly FieldError[]>
  setText(path: TextPath<D>, text: string): void
  /** Replaces the document. It counts as a change by the user unless it is `given`. */
  put(document: D, isGiven?: boolean): void
  /** Rows change places with the next `put`: what is shown at their fields moves along. */
  moveRows(list: string, placeOf: RowPlaces): void
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
  const moveRows = (list: string, placeOf: RowPlaces) => {
    left = new Set([...left].flatMap((path) => movedPath(path, list, placeOf) ?? []))
    serverErrors = serverErrors.flatMap((one) => {
      const path = movedPath(one.path, list, placeOf)
      return path === undefined ? [] : [{ ...one, path }]
    })
  }
  const setRows = (list: string, rows: readonly unknown[], placeOf: RowPlaces) => {
    moveRows(list, placeOf)
    left.add(list)
    setDocument(withRows(document.get(), list, rows))
    assess()
  }
  const lists = createRowLists<D>({ document: document.get, setRows }, definitions)
  return {
    document,
    rows: lists.rows,
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
      lists.follow(next)
      setDocument(next, isGiven)
      assess()
    },
    moveRows,
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
    one.every((violation, at) => {
      const { path, code, args } = violation
      const match = other[at]
      if (match === violation) return true // of a row that was not checked again
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
