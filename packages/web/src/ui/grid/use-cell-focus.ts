import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type CellRange, type Place, rangeBetween } from './grid-keys.rules.ts'
import type { ShownColumn } from './grid-layout.rules.ts'
import type { GridRows } from './grid-parts.ts'

/** The id of the column of checkboxes. */
const SELECT_ID = ''

interface CellFocusOptions {
  root: RefObject<HTMLElement | null>
  rows: GridRows
  shown: readonly number[]
  columns: readonly ShownColumn[]
  hasSelection: boolean
}

/** The cell with the grid's only tab stop, by its row and column ids. `at` and `col` are its last position. */
interface FocusedCell extends Place {
  key: string | null
  id: string
}

/** One cell has the focus, and keeps it when rows are added, sorted or removed. Cells can be marked from it. */
export function useCellFocus({ root, rows, shown, columns, hasSelection }: CellFocusOptions) {
  const offset = hasSelection ? 1 : 0
  const [focused, setFocused] = useState<FocusedCell>()
  const [marked, setMarked] = useState<{ range: CellRange; anchor: Place; corners: string }>()
  const wantsFocus = useRef(false)
  const isInside = useRef(false)

  const place = useMemo(
    () => placeOf(focused, { rows, shown, columns, offset }),
    [focused, rows, shown, columns, offset],
  )
  const cornersOf = (range: CellRange) => rangeCorners(range, { rows, shown, columns, offset })
  const isCurrent = marked !== undefined && marked.corners === cornersOf(marked.range)
  const range = isCurrent ? marked.range : undefined

  const at = useRef(place)
  at.current = place
  /** Rows share their elements, so the focus is set again whenever its cell may be in another element. */
  const restoreFocus = useCallback(() => {
    const element = root.current && elementAt(root.current, at.current)
    const { activeElement } = document
    const isOurs = activeElement === document.body || root.current?.contains(activeElement)
    if (!element) return
    const isThere = element.contains(activeElement)
    const isWanted = wantsFocus.current || (isInside.current && isOurs)
    if (isThere || isWanted) wantsFocus.current = false
    if (!isThere && isWanted) element.focus({ preventScroll: true })
  }, [root])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the place changes
  useLayoutEffect(restoreFocus, [restoreFocus, place])

  const setFocusedCell = (to: Place) => {
    const row = shown[to.at]
    setFocused({
      ...to,
      key: row === undefined ? null : rows.keyOf(row),
      id: columns[to.col - offset]?.column.id ?? SELECT_ID,
    })
  }
  return {
    place,
    range,
    /** Moves the focus, and optionally marks the cells from its former position. */
    goTo: (to: Place, marks = false) => {
      wantsFocus.current = true
      setFocusedCell(to)
      if (marks) mark(isCurrent ? marked.anchor : place, to)
      else setMarked(undefined)
    },
    mark: (anchor: Place, to: Place) => mark(anchor, to),
    focusAgain: () => root.current && elementAt(root.current, place)?.focus({ preventScroll: true }),
    onFocus: () => {
      isInside.current = true
    },
    onBlur: ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
      if (relatedTarget === null) return
      isInside.current = false
      // rows that load later do not take the focus back from another part of the page
      if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) wantsFocus.current = false
    },
  }

  function mark(anchor: Place, to: Place) {
    const inCells = ({ at, col }: Place) => ({ at: Math.max(at, 0), col: Math.max(col, offset) })
    const marks = rangeBetween(inCells(anchor), inCells(to))
    setMarked({ range: marks, anchor, corners: cornersOf(marks) })
  }
}

interface Shown {
  rows: Pick<GridRows, 'keyOf'>
  shown: readonly number[]
  columns: readonly ShownColumn[]
  offset: number
}

/** A range stays when an update changes rows in place, and goes when other rows or columns take their place. */
export function rangeCorners({ from, to }: CellRange, { rows, shown, columns, offset }: Shown): string {
  const keys = [from.at, to.at].map((at) => (shown[at] === undefined ? '' : rows.keyOf(shown[at])))
  return [...keys, ...columns.slice(from.col - offset, to.col - offset + 1).map(({ column }) => column.id)].join('\n')
}

function placeOf(focused: FocusedCell | undefined, { rows, shown, columns, offset }: Shown): Place {
  if (!focused) return { at: -1, col: offset }
  const found = focused.id === SELECT_ID ? 0 : columns.findIndex(({ column }) => column.id === focused.id) + offset
  const col = found >= offset || focused.id === SELECT_ID ? found : Math.min(focused.col, columns.length - 1 + offset)
  if (focused.key === null) return { at: -1, col }
  const isAt = (at: number) => shown[at] !== undefined && rows.keyOf(shown[at]) === focused.key
  if (isAt(focused.at)) return { at: focused.at, col }
  const at = shown.findIndex((row) => rows.keyOf(row) === focused.key)
  return { at: at >= 0 ? at : Math.min(focused.at, shown.length - 1), col }
}

/** The element to focus in a cell: its only control where it has one, else the cell. */
export function elementAt(root: HTMLElement, { at, col }: Place): HTMLElement | null {
  const cell = root.querySelector<HTMLElement>(`[aria-rowindex="${at + 2}"] > [aria-colindex="${col + 1}"]`)
  return cell?.querySelector<HTMLElement>('[data-stop]') ?? cell
}

/** The cell in which an event happened. */
export function placeIn(target: EventTarget | null): Place | undefined {
  const cell = target instanceof Element ? target.closest('[aria-colindex]') : null
  const row = cell?.closest('[aria-rowindex]')
  if (!cell || !row) return undefined
  return { at: Number(row.getAttribute('aria-rowindex')) - 2, col: Number(cell.getAttribute('aria-colindex')) - 1 }
}
