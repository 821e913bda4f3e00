import type { KeyboardEvent, RefObject } from 'react'
import { afterPaint } from '../lazy/after-paint.ts'
import type { ColumnChanges } from './columns/column-changes.ts'
import { type CellRange, type GridSize, type Place, placeAfter } from './grid-keys.rules.ts'
import { WIDTH_STEP_PX } from './grid-layout.rules.ts'

interface Options {
  place: Place
  /** The target of a jump that is not rendered yet. The next key starts from there. */
  jump: RefObject<Place | undefined>
  /** The id of a column; undefined for the column of checkboxes. */
  columnIdAt: (col: number) => string | undefined
  size: () => GridSize
  changes: ColumnChanges
  goTo: (to: Place, marks?: boolean) => void
  mark: (anchor: Place, to: Place) => void
  range: CellRange | undefined
  toggleRow: (at: number) => void
  toggleAll: () => void
  openRow: (at: number, event: KeyboardEvent) => void
  openMenu: (columnId: string) => void
}

/** The keys of the grid: in the header they change columns, below it they open and select rows, and move the focus. */
export function gridKeys(options: Options) {
  return (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const from = options.jump.current ?? options.place
    const isDone = from.at < 0 ? headerKey(event, from, options) : rowKey(event, from, options)
    if (isDone || moveKey(event, from, options)) event.preventDefault()
  }
}

function headerKey(event: KeyboardEvent, from: Place, { columnIdAt, changes, openMenu, toggleAll }: Options): boolean {
  const { key, altKey, shiftKey } = event
  const columnId = columnIdAt(from.col)
  if (columnId === undefined) return (key === ' ' || key === 'Enter') && does(toggleAll)
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key] as -1 | 1 | undefined // the two values above
  if (key === 'Enter' || key === ' ') return does(() => changes.sort(columnId, shiftKey))
  if (altKey && step) return does(() => changes.move(columnId, step))
  if (shiftKey && step) return does(() => changes.widen(columnId, step * WIDTH_STEP_PX))
  if (key === 'F2' || key === 'ContextMenu' || (shiftKey && key === 'F10') || (altKey && key === 'ArrowDown'))
    return does(() => openMenu(columnId))
  return false
}

function rowKey(event: KeyboardEvent, from: Place, { size, mark, range, goTo, toggleRow, openRow }: Options): boolean {
  const { key, shiftKey } = event
  const far = event.ctrlKey || event.metaKey
  if (key === ' ' && !far) return does(() => toggleRow(from.at))
  if ((key === 'Enter' || key === 'F2') && !shiftKey) return does(() => openRow(from.at, event))
  if (key === 'Escape' && range) return does(() => goTo(from))
  if (far && key.toLowerCase() === 'a') {
    const { rows, cols } = size()
    return does(() => mark({ at: 0, col: 0 }, { at: rows - 1, col: cols - 1 }))
  }
  return false
}

function moveKey(event: KeyboardEvent, from: Place, { place, jump, size, goTo }: Options): boolean {
  const to = event.altKey ? undefined : placeAfter(event, from, size())
  if (!to) return false
  const marks = event.shiftKey && from.at >= 0
  const go = () => {
    jump.current = undefined
    goTo(marks ? { ...to, at: Math.max(to.at, 0) } : to, marks)
  }
  if (Math.abs(to.at - place.at) <= 1) go()
  else {
    // a jump renders a whole screen of rows
    jump.current = to
    afterPaint(() => jump.current === to && go())
  }
  return true
}

function does(act: () => void): true {
  act()
  return true
}
