import type { ContainerRow, RequestDocument } from '@fairway/contract/bookings/booking-request.schema'
import type { Violation } from '@fairway/contract/kit/errors'
import { createStore, type Store } from '../../platform/store.ts'
import { type FieldError, ruleErrorsOf } from '../form/field-errors.ts'
import { shiftedPath, withText } from './document-values.ts'

/**
 * A letter is judged when typing rests this long, so that no key waits for it; so is a field that was left, because a
 * text that comes or goes must not move a button away from under a press.
 */
const REST_MS = 200

export type Validator = (document: RequestDocument) => Violation[]
interface DocumentFormOptions {
  start: RequestDocument
  validate: Validator
  /** Called with the document after each change that a person made. */
  onChange?: (document: RequestDocument) => void
  later?: (act: () => void) => void
}

/** What is being written: the document, what is wrong with it, and which of that is shown. */
export interface DocumentForm {
  document: Store<RequestDocument>
  /** One key for each container row, which stays with it wherever it moves. */
  rowKeys: Store<readonly number[]>
  found: Store<readonly Violation[]>
  shown: Store<readonly FieldError[]>
  setText: (path: string, text: string) => void
  /** Another document in its place; of a person's doing unless it is `given`. */
  put: (document: RequestDocument, isGiven?: boolean) => void
  insertRow: (at: number, row: ContainerRow) => void
  removeRow: (at: number) => void
  /** A field was left: from now on it says what is wrong with it. */
  leave: (path: string) => void
  /** Everything that is wrong is shown from now on, as after an attempt to send. */
  attempt: () => readonly Violation[]
  /** What the server found stays at its field until that is changed. */
  setServerErrors: (errors: readonly FieldError[]) => void
  /** The rules know more than before, such as the contract's ports or a sailing. */
  setValidator: (validate: Validator) => void
}

/** Holds a document while somebody writes it; a field is drawn again when it changes itself, and no other is. */
export function createDocumentForm({
  start,
  validate,
  onChange,
  later = restThen(),
}: DocumentFormOptions): DocumentForm {
  let rules = validate
  let left = new Set<string>()
  let isAttempted = false
  let serverErrors: readonly FieldError[] = []
  let lastKey = start.containers.length
  const document = createStore(start)
  const rowKeys = createStore<readonly number[]>(start.containers.map((_, at) => at))
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
  const setDocument = (next: RequestDocument, isGiven = false) => {
    if (next === document.get()) return
    document.set(next)
    if (!isGiven) onChange?.(next)
  }
  const moveRows = (from: number, by: 1 | -1) => {
    left = new Set([...left].flatMap((path) => shiftedPath(path, from, by) ?? []))
    serverErrors = serverErrors.flatMap((one) => {
      const path = shiftedPath(one.path, from, by)
      return path === undefined ? [] : [{ ...one, path }]
    })
    left.add('containers')
  }
  return {
    document,
    rowKeys,
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
      const rows = next.containers.length
      if (rows !== rowKeys.get().length) rowKeys.set(next.containers.map((_, at) => rowKeys.get()[at] ?? ++lastKey))
      setDocument(next, isGiven)
      assess()
    },
    insertRow: (at, row) => {
      const { containers } = document.get()
      moveRows(at, 1)
      lastKey += 1
      rowKeys.set(rowKeys.get().toSpliced(at, 0, lastKey))
      setDocument({ ...document.get(), containers: containers.toSpliced(at, 0, row) })
      assess()
    },
    removeRow: (at) => {
      const { containers } = document.get()
      moveRows(at, -1)
      rowKeys.set(rowKeys.get().toSpliced(at, 1))
      setDocument({ ...document.get(), containers: containers.toSpliced(at, 1) })
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
