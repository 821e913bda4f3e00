import { createStore, type Store, type Watched } from '../../platform/storage/store.ts'
import {
  type BlockColumn,
  blockAt,
  type CellPlace,
  type CellRange,
  cellCount,
  cleared,
  type EntryRow,
  fillBlock,
  fillDown,
  rangeOf,
  readBlock,
  type Selection,
  textOfBlock,
  writeBlock,
} from './entry-block.rules.ts'

type Rows = readonly EntryRow[]

/** The rows that are filled in, wherever they are stored. */
export interface EntrySource {
  rows: Watched<Rows>
  /** Replaces all rows, as one change. */
  setRows: (rows: Rows) => void
  setText: (row: number, column: string, text: string) => void
  /** The user left a cell: from now on its errors are shown. */
  leave: (row: number, column: string) => void
  empty: () => EntryRow
  limit: () => number
  /** Rows that this person cannot change: pasting, filling and clearing leave them alone. */
  isRowLocked?: ((row: EntryRow) => boolean) | undefined
  /** The heads of a pasted block that comes without any, where its content tells them. */
  headsOf?: ((block: readonly (readonly string[])[]) => readonly string[] | undefined) | undefined
  /** What else changes after cells of these columns were written: a unit that converts the weights of its row. */
  settle?: ((next: Rows, before: Rows, written: ReadonlySet<string>) => Rows) | undefined
}

/** A value that a cell offers. */
export interface Offered {
  value: string
  text: string
  detail: string
}
/** The open list of a cell, and the entry that Enter takes. */
export interface Offer {
  options: readonly Offered[]
  active: number
}

export interface EntryColumn extends BlockColumn {
  label: string
  /** Its share of the width. */
  width: number
  kind: 'code' | 'text' | 'figures'
  /** What it offers for a typed text. */
  offer?: (text: string, row: EntryRow) => readonly Offered[]
  /** What else is known of an offered value, written into cells of the row that are empty. */
  besides?: (value: string) => EntryRow
}

/** What pasting did: the written rows, and the lines that found no place. */
export interface Pasted {
  rows: number
  left: number
}

export interface EntryGrid {
  selection: Store<Selection | undefined>
  isEditing: Store<boolean>
  offer: Store<Offer | undefined>
  canUndo: Watched<boolean>
  canRedo: Watched<boolean>
  /** Watches the rows, so that every change can be undone. */
  start: () => () => void
  select: (selection: Selection) => void
  /** A letter was typed into a cell. */
  type: (place: CellPlace, text: string) => void
  /** The cursor left a cell: what was typed is read. */
  leave: (place: CellPlace) => void
  /** Takes back what was typed into the cell. */
  restore: () => void
  openOffer: () => void
  choose: (option: Offered) => void
  copied: () => string | undefined
  paste: (text: string) => Pasted | undefined
  clear: () => void
  fillDown: () => void
  undo: () => void
  redo: () => void
  /** Takes over what others did to the rows: now, and in everything that can be undone, which stays as many steps. */
  rebase: (change: (rows: Rows) => Rows) => void
}

/** So many changes can be undone. */
const HISTORY = 100

/** Rows before and after the present ones. Letters that are typed into one cell are undone together. */
function createHistory(source: EntrySource, typedIn: () => string | undefined) {
  const past = createStore<readonly Rows[]>([])
  const future = createStore<readonly Rows[]>([])
  let last = source.rows.get()
  let lastTyped: string | undefined
  let isTravelling = false
  const note = () => {
    const now = source.rows.get()
    if (now === last) return
    if (!isTravelling) {
      const typed = typedIn()
      if (typed === undefined || typed !== lastTyped) past.set([...past.get().slice(1 - HISTORY), last])
      lastTyped = typed
      future.set([])
    }
    last = now
  }
  const travel = (from: Store<readonly Rows[]>, to: Store<readonly Rows[]>) => {
    const rows = from.get().at(-1)
    if (!rows) return
    from.set(from.get().slice(0, -1))
    to.set([...to.get(), source.rows.get()])
    isTravelling = true
    source.setRows(rows)
    isTravelling = false
    lastTyped = undefined
  }
  const isAny = (steps: Store<readonly Rows[]>): Watched<boolean> => ({
    get: () => steps.get().length > 0,
    watch: steps.watch,
  })
  return {
    start: () => {
      last = source.rows.get()
      return source.rows.watch(note)
    },
    undo: () => travel(past, future),
    redo: () => travel(future, past),
    rebase: (change: (rows: Rows) => Rows) => {
      isTravelling = true
      past.set(past.get().map(change))
      future.set(future.get().map(change))
      source.setRows(change(source.rows.get()))
      isTravelling = false
    },
    canUndo: isAny(past),
    canRedo: isAny(future),
  }
}

/**
 * A table of texts that is filled in like a spreadsheet: what is selected, what is offered, and every change undone.
 * Its columns may be chosen anew while it is open.
 */
export function createEntryGrid(columns: () => readonly EntryColumn[], source: EntrySource): EntryGrid {
  const selection = createStore<Selection | undefined>(undefined)
  const isEditing = createStore(false)
  const offer = createStore<Offer | undefined>(undefined)
  let typedIn: string | undefined
  let before: { at: string; text: string } | undefined
  const history = createHistory(source, () => typedIn)
  const rows = () => source.rows.get()
  const keyOf = ({ row, column }: CellPlace) => `${row} ${column}`
  const textAt = ({ row, column }: CellPlace) => rows()[row]?.[columns()[column]?.name ?? ''] ?? ''
  const place = () => selection.get()?.to
  const range = () => {
    const now = selection.get()
    return now && rangeOf(now)
  }
  const endEditing = () => {
    isEditing.set(false)
    offer.set(undefined)
    before = undefined
  }
  const setText = (at: CellPlace, text: string) => {
    typedIn = keyOf(at)
    source.setText(at.row, columns()[at.column]?.name ?? '', text)
    typedIn = undefined
  }
  const leaveAll = ({ top, bottom, left, right }: CellRange) => {
    for (let row = top; row <= bottom; row += 1)
      for (const { name } of columns().slice(left, right + 1)) source.leave(row, name)
  }
  const settle = (next: Rows, written: ReadonlySet<string>) => source.settle?.(next, rows(), written) ?? next
  const setRows = (next: Rows, changed: CellRange, written: ReadonlySet<string> = namesOf(changed)) => {
    const { isRowLocked } = source
    const open = isRowLocked ? next.map((row, at) => (isRowLocked(row) ? (rows()[at] ?? row) : row)) : next
    const settled = settle(open, written)
    endEditing()
    source.setRows(settled)
    leaveAll(changed)
  }
  const namesOf = ({ left, right }: CellRange) =>
    new Set(
      columns()
        .slice(left, right + 1)
        .map(({ name }) => name),
    )
  /** Reads what was typed into a cell. What follows from it is undone together with it. */
  const readTyped = (at: CellPlace, row: EntryRow, { name, read }: EntryColumn) => {
    const text = row[name] ?? ''
    const value = read?.(text) ?? text.trim()
    const typed = rows().with(at.row, { ...row, [name]: value })
    const former = before?.at === keyOf(at) ? { ...row, [name]: before.text } : row
    const settled = source.settle?.(typed, rows().with(at.row, former), new Set([name])) ?? typed
    if (settled === typed) {
      if (value !== text) setText(at, value)
      return
    }
    typedIn = keyOf(at)
    source.setRows(settled)
    typedIn = undefined
  }
  const offerFor = (at: CellPlace, text: string) => {
    const row = rows()[at.row]
    const options = (row && columns()[at.column]?.offer?.(text, row)) ?? []
    offer.set(options.length > 0 ? { options, active: 0 } : undefined)
  }
  return {
    selection,
    isEditing,
    offer,
    ...history,
    select: (next) => {
      endEditing()
      selection.set(next)
    },
    type: (at, text) => {
      if (before?.at !== keyOf(at)) before = { at: keyOf(at), text: textAt(at) }
      isEditing.set(true)
      setText(at, text)
      offerFor(at, text)
    },
    leave: (at) => {
      const column = columns()[at.column]
      const row = rows()[at.row]
      if (column && row) readTyped(at, row, column)
      if (column) source.leave(at.row, column.name)
      endEditing()
    },
    restore: () => {
      const at = place()
      if (at && before?.at === keyOf(at)) setText(at, before.text)
      endEditing()
    },
    openOffer: () => {
      const at = place()
      if (at) offerFor(at, '')
    },
    choose: ({ value }) => {
      const at = place()
      const column = at && columns()[at.column]
      const row = at && rows()[at.row]
      if (!column || !row) return
      const known = Object.entries(column.besides?.(value) ?? {}).filter(([name]) => (row[name] ?? '') === '')
      setRows(rows().with(at.row, { ...row, ...Object.fromEntries(known), [column.name]: value }), {
        top: at.row,
        bottom: at.row,
        left: at.column,
        right: at.column,
      })
    },
    copied: () => {
      const now = range()
      if (!now || (isEditing.get() && cellCount(now) === 1)) return undefined
      return textOfBlock(blockAt(rows(), columns(), now))
    },
    paste: (text) => {
      const now = range()
      const read = readBlock(text)
      const [[only] = []] = read
      const isOne = read.length === 1 && read[0]?.length === 1
      if (!now || (isOne && isEditing.get())) return undefined
      const heads = isOne ? undefined : source.headsOf?.(read)
      const block = isOne ? fillBlock(only ?? '', now) : [...(heads ? [heads] : []), ...read]
      const start = { row: now.top, column: now.left }
      const into = { rows: rows(), columns: columns(), start, empty: source.empty, limit: source.limit() }
      const written = writeBlock(into, block)
      if (!written.range) return { rows: 0, left: written.left }
      setRows(written.rows, written.range, written.names)
      const { top, bottom, left, right } = written.range
      selection.set({ from: { row: bottom, column: right }, to: { row: top, column: left } })
      return { rows: bottom - top + 1, left: written.left }
    },
    clear: () => {
      const now = range()
      if (now) setRows(cleared(rows(), columns(), now), now)
    },
    fillDown: () => {
      const now = range()
      if (now) setRows(fillDown(rows(), columns(), now), now)
    },
  }
}
