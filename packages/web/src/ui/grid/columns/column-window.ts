import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react'
import type { ShownColumn } from '../grid-layout.rules.ts'
import { columnSpan } from './column-vars.ts'

/** The visible columns: all pinned ones, and a range of the others. */
export interface ColumnWindow {
  from: number
  to: number
  /** The width of the columns left out before `from`. */
  skipPx: number
}

/** How far outside of the viewport columns are rendered, in pixels. */
const BEYOND_PX = 200

/** Follows horizontal scrolling, and updates only when other columns become visible. */
export function useColumnWindow(
  root: RefObject<HTMLElement | null>,
  columns: readonly ShownColumn[],
  hasSelection: boolean,
) {
  const [visible, setSeen] = useState<ColumnWindow>({ from: 0, to: -1, skipPx: 0 })
  useLayoutEffect(() => {
    const scroller = root.current
    if (!scroller) return
    let leftPx = -1
    const update = () => {
      leftPx = scroller.scrollLeft
      const next = windowAt(columns, hasSelection, leftPx, scroller.clientWidth)
      setSeen((before) =>
        before.from === next.from && before.to === next.to && before.skipPx === next.skipPx ? before : next,
      )
    }
    const onScroll = () => scroller.scrollLeft !== leftPx && update()
    update()
    scroller.addEventListener('scroll', onScroll, { passive: true })
    const observer = new ResizeObserver(update)
    observer.observe(scroller)
    return () => {
      scroller.removeEventListener('scroll', onScroll)
      observer.disconnect()
    }
  }, [root, columns, hasSelection])
  return visible
}

/** The columns that are visible at a horizontal scroll position. */
export function windowAt(
  columns: readonly ShownColumn[],
  hasSelection: boolean,
  leftPx: number,
  widthPx: number,
): ColumnWindow {
  const pinned = columns.filter(({ isPinned }) => isPinned).length
  const first = columnSpan(columns, pinned, hasSelection).start
  const isSeen = (_: ShownColumn, at: number) => {
    const { start, end } = columnSpan(columns, at, hasSelection)
    return at >= pinned && end > leftPx + first - BEYOND_PX && start < leftPx + widthPx + BEYOND_PX
  }
  const from = columns.findIndex(isSeen)
  const to = columns.findLastIndex(isSeen)
  if (from < 0) return { from: pinned, to: pinned - 1, skipPx: 0 }
  return { from, to, skipPx: columnSpan(columns, from, hasSelection).start - first }
}

/** The space before the first rendered column. */
export const skipVar = ({ skipPx }: ColumnWindow) => ({ '--skip': `${skipPx}px` }) as CSSProperties // React's type does not know custom properties
