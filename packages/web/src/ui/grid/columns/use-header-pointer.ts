import { type PointerEvent as ReactPointerEvent, type RefObject, useRef, useState } from 'react'
import type { ShownColumn } from '../grid-layout.rules.ts'
import type { ColumnChanges } from './column-changes.ts'
import { widthVar } from './column-vars.ts'

/** A pointer that moves less than this has clicked, not dragged. */
const DRAG_FROM_PX = 6
const NARROWEST_PX = 30
const WIDEST_PX = 1000

interface Options {
  root: RefObject<HTMLElement | null>
  columns: readonly ShownColumn[]
  changes: ColumnChanges
}

/** Dragging the edge of a header cell resizes the column, dragging the cell moves it. */
export function useHeaderPointer({ root, columns, changes }: Options) {
  /** Where a dragged column would be inserted, in pixels from the start of the grid. */
  const [insertAtPx, setInsertAtPx] = useState<number>()
  const hasDragged = useRef(false)

  function onPointerDown(event: ReactPointerEvent) {
    hasDragged.current = false
    const head = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-id]') : null
    const col = columns.findIndex(({ column }) => column.id === head?.dataset.id)
    if (!head || col < 0 || event.button !== 0 || !(event.target instanceof Element)) return
    if (event.target.closest('[data-edge]')) drag(event, resizing(col, head))
    else if (!event.target.closest('button') && event.pointerType !== 'touch') drag(event, moving(col))
  }

  function drag({ nativeEvent: { clientX, pointerId } }: ReactPointerEvent, { onMove, onEnd }: Drag) {
    const until = new AbortController()
    const options = { signal: until.signal }
    const isSame = (event: PointerEvent) => event.pointerId === pointerId
    const end = (isDropped: boolean) => {
      until.abort()
      onEnd(isDropped && hasDragged.current)
    }
    addEventListener(
      'pointermove',
      (event) => {
        if (!isSame(event) || (!hasDragged.current && Math.abs(event.clientX - clientX) < DRAG_FROM_PX)) return
        hasDragged.current = true
        onMove(event.clientX, event.clientX - clientX)
      },
      options,
    )
    addEventListener('pointerup', (event) => isSame(event) && end(true), options)
    addEventListener('pointercancel', (event) => isSame(event) && end(false), options)
    addEventListener('keydown', (event) => event.key === 'Escape' && end(false), options)
  }

  /** From the width that is drawn: the last column may end with the window. */
  function resizing(col: number, head: HTMLElement): Drag {
    const { column } = columns[col] ?? {}
    const fromPx = Math.round(head.getBoundingClientRect().width)
    const former = root.current?.style.getPropertyValue(widthVar(col)) ?? ''
    let nextPx = fromPx
    const show = (width: string) => root.current?.style.setProperty(widthVar(col), width)
    return {
      onMove: (_x, byPx) => {
        nextPx = Math.min(WIDEST_PX, Math.max(NARROWEST_PX, fromPx + byPx))
        root.current?.setAttribute('data-resizing', '')
        show(`${nextPx}px`)
      },
      onEnd: (isDropped) => {
        root.current?.removeAttribute('data-resizing')
        if (isDropped && column) changes.resize(column.id, nextPx)
        else show(former)
      },
    }
  }

  function moving(col: number): Drag {
    const moved = columns[col]
    let toId: string | undefined
    return {
      onMove: (x) => {
        const target = targetAt(root.current, columns, x)
        const to = target ? columns.findIndex(({ column }) => column.id === target.id) : -1
        toId = target && to !== col && columns[to]?.isPinned === moved?.isPinned ? target.id : undefined
        setInsertAtPx(toId === undefined ? undefined : to < col ? target?.startPx : target?.endPx)
      },
      onEnd: (isDropped) => {
        setInsertAtPx(undefined)
        if (isDropped && moved && toId !== undefined) changes.moveTo(moved.column.id, toId)
      },
    }
  }

  return { onPointerDown, insertAtPx, hasDragged: () => hasDragged.current }
}

interface Drag {
  onMove: (x: number, byPx: number) => void
  onEnd: (isDropped: boolean) => void
}

/** The header cell below the pointer. A pinned one is above those that have scrolled under it. */
function targetAt(root: HTMLElement | null, columns: readonly ShownColumn[], x: number) {
  if (!root) return undefined
  const { left } = root.getBoundingClientRect()
  for (const { column } of columns) {
    const rect = root.querySelector(`[data-id="${CSS.escape(column.id)}"]`)?.getBoundingClientRect()
    if (rect && x >= rect.left && x < rect.right)
      return { id: column.id, startPx: rect.left - left, endPx: rect.right - left }
  }
  return undefined
}
