import type { KeyboardEvent } from 'react'
import { afterPaint } from '../after-paint.ts'
import type { ColumnChanges } from './column-changes.ts'
import { type CellRange, type GridSize, type Place, placeAfter } from './grid-keys.rules.ts'
import { WIDTH_STEP_PX } from './grid-layout.rules.ts'

interface Needs {
  place: Place
  /** The id of the column that holds the focus; undefined in the column of boxes. */
  columnId: string | undefined
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

/** What the keys do: in the header they change columns, below it they open, choose and mark rows, everywhere they move. */
export function gridKeys(needs: Needs) {
  return (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const isDone = needs.place.at < 0 ? headerKey(event, needs) : rowKey(event, needs)
    if (isDone || moveKey(event, needs)) event.preventDefault()
  }
}

function headerKey(event: KeyboardEvent, { columnId, changes, openMenu, toggleAll }: Needs): boolean {
  const { key, altKey, shiftKey } = event
  if (columnId === undefined) return (key === ' ' || key === 'Enter') && does(toggleAll)
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key] as -1 | 1 | undefined // the two values above
  if (key === 'Enter' || key === ' ') return does(() => changes.sort(columnId, shiftKey))
  if (altKey && step) return does(() => changes.move(columnId, step))
  if (shiftKey && step) return does(() => changes.widen(columnId, step * WIDTH_STEP_PX))
  if (key === 'F2' || key === 'ContextMenu' || (shiftKey && key === 'F10') || (altKey && key === 'ArrowDown'))
    return does(() => openMenu(columnId))
  return false
}

function rowKey(event: KeyboardEvent, { place, size, mark, range, goTo, toggleRow, openRow }: Needs): boolean {
  const { key, shiftKey } = event
  const far = event.ctrlKey || event.metaKey
  if (key === ' ' && !far) return does(() => toggleRow(place.at))
  if ((key === 'Enter' || key === 'F2') && !shiftKey) return does(() => openRow(place.at, event))
  if (key === 'Escape' && range) return does(() => goTo(place))
  if (far && key.toLowerCase() === 'a') {
    const { rows, cols } = size()
    return does(() => mark({ at: 0, col: 0 }, { at: rows - 1, col: cols - 1 }))
  }
  return false
}

function moveKey(event: KeyboardEvent, { place, size, goTo }: Needs): boolean {
  const to = event.altKey ? undefined : placeAfter(event, place, size())
  if (!to) return false
  const marks = event.shiftKey && place.at >= 0
  const go = () => goTo(marks ? { ...to, at: Math.max(to.at, 0) } : to, marks)
  // a jump draws a whole screen of rows
  if (Math.abs(to.at - place.at) > 1) afterPaint(go)
  else go()
  return true
}

function does(act: () => void): true {
  act()
  return true
}
