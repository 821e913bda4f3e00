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
/** While one scrolls sideways more of them are rendered ahead, at once: each time costs a frame. */
const AHEAD_PX = 900
/** They are rendered when the viewport has come so near to the last one. */
const NEAR_PX = 100
/** What was rendered ahead goes again after this rest, so that scrolling down is not slowed by it. */
const REST_MS = 500

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
    let rest: ReturnType<typeof setTimeout> | undefined
    const at = (leftBeyondPx: number, rightBeyondPx: number) =>
      windowAt(columns, hasSelection, {
        leftPx: leftPx - leftBeyondPx,
        rightPx: leftPx + scroller.clientWidth + rightBeyondPx,
      })
    const update = () => {
      leftPx = scroller.scrollLeft
      const next = at(BEYOND_PX, BEYOND_PX)
      setSeen((before) =>
        before.from === next.from && before.to === next.to && before.skipPx === next.skipPx ? before : next,
      )
    }
    const onScroll = () => {
      const isRight = scroller.scrollLeft > leftPx
      if (scroller.scrollLeft === leftPx) return
      leftPx = scroller.scrollLeft
      const needed = at(NEAR_PX, NEAR_PX)
      setSeen((before) => {
        if (before.from <= needed.from && before.to >= needed.to) return before
        return isRight ? at(BEYOND_PX, AHEAD_PX) : at(AHEAD_PX, BEYOND_PX)
      })
      clearTimeout(rest)
      rest = setTimeout(update, REST_MS)
    }
    update()
    scroller.addEventListener('scroll', onScroll, { passive: true })
    const observer = new ResizeObserver(update)
    observer.observe(scroller)
    return () => {
      clearTimeout(rest)
      scroller.removeEventListener('scroll', onScroll)
      observer.disconnect()
    }
  }, [root, columns, hasSelection])
  return visible
}

/** The columns between two edges, which move with horizontal scrolling. */
export function windowAt(
  columns: readonly ShownColumn[],
  hasSelection: boolean,
  { leftPx, rightPx }: { leftPx: number; rightPx: number },
): ColumnWindow {
  const pinned = columns.filter(({ isPinned }) => isPinned).length
  const first = columnSpan(columns, pinned, hasSelection).start
  const isSeen = (_: ShownColumn, at: number) => {
    const { start, end } = columnSpan(columns, at, hasSelection)
    return at >= pinned && end > leftPx + first && start < rightPx
  }
  const from = columns.findIndex(isSeen)
  const to = columns.findLastIndex(isSeen)
  if (from < 0) return { from: pinned, to: pinned - 1, skipPx: 0 }
  return { from, to, skipPx: columnSpan(columns, from, hasSelection).start - first }
}

/** The space before the first rendered column. */
export const skipVar = ({ skipPx }: ColumnWindow) => ({ '--skip': `${skipPx}px` }) as CSSProperties // React's type does not know custom properties
