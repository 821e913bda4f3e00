import type { Density } from '@fairway/contract/shared/grid.values'
import {
  memo,
  type Ref,
  type RefObject,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { Translate } from '../../platform/language/translate.ts'
import { afterPaint } from '../lazy/after-paint.ts'
import { type ColumnWindow, skipVar } from './columns/column-window.ts'
import css from './grid.module.css'
import type { CellRange, Place } from './grid-keys.rules.ts'
import { rowHeightPx, rowLines, type ShownColumn } from './grid-layout.rules.ts'
import type { GridProps } from './grid-parts.ts'
import { GridRow } from './grid-row.tsx'
import {
  AT_REST,
  edgeOf,
  heightOfAll,
  NONE,
  nextPass,
  OVERSCAN,
  type Pass,
  type RowSpan,
  rowEdges,
  rowOfElements,
  rowsInSight,
  rowsToDraw,
  scrollToRow,
} from './row-edges.rules.ts'

/** The visible part of the rows: the scroll position and the height of the viewport. */
interface Sight extends Pass {
  topPx: number
  heightPx: number
}

/**
 * The rows that a scrolling element shows below its header. New rows are rendered in the frame that shows them;
 * scrolling that shows no other rows renders nothing.
 */
function useRowWindow(body: RefObject<HTMLElement | null>, edges: Float64Array, headPx: number): RowSpan & Pass {
  const [sight, setSight] = useState<Sight>({ topPx: 0, heightPx: 0, ...AT_REST })
  const span = rowsInSight(edges, sight.topPx, sight.heightPx)
  const latest = useRef({ edges, span, sight })
  latest.current = { edges, span, sight }
  useLayoutEffect(() => {
    const scroller = body.current?.parentElement
    if (!scroller) return
    let rest: ReturnType<typeof setTimeout> | undefined
    let renderMs = 0
    const onRest = () => setSight((last) => (last.isPassing ? { ...last, ...AT_REST } : last))
    const awaitRest = () => {
      clearTimeout(rest)
      rest = setTimeout(onRest, REST_MS)
    }
    const update = (draw: (act: () => void) => void) => {
      const now = { topPx: scroller.scrollTop, heightPx: scroller.clientHeight - headPx }
      const { edges, span, sight: before } = latest.current
      const { from, to } = rowsInSight(edges, now.topPx, now.heightPx)
      if (from === span.from && to === span.to && now.heightPx === before.heightPx) return
      const pass = before.heightPx > 0 ? nextPass(before, Math.abs(from - span.from), renderMs) : AT_REST
      const startedAt = performance.now()
      draw(() => setSight({ ...now, ...pass }))
      renderMs = performance.now() - startedAt
      clearTimeout(rest)
      if (pass.isPassing) afterPaint(awaitRest) // a frame that takes longer is no rest
    }
    const onScroll = () => update(flushSync)
    update(call)
    scroller.addEventListener('scroll', onScroll, { passive: true })
    const observer = new ResizeObserver(() => update(call))
    observer.observe(scroller)
    return () => {
      clearTimeout(rest)
      scroller.removeEventListener('scroll', onScroll)
      observer.disconnect()
    }
  }, [body, headPx])
  return { ...span, isPassing: sight.isPassing, isBrief: sight.isBrief }
}

const call = (act: () => void) => act()

const HEADER_PX = 40
/** Elements of rows that are kept though nobody needs them. */
const SPARE = 2 * OVERSCAN + 2
/** After so long without scrolling they are rendered where they were left out. */
const REST_MS = 120

export interface BodyHandle {
  showRow: (at: number) => void
  /** The number of visible rows. */
  page: () => number
}

interface Props extends Pick<GridProps, 'rows' | 'shown' | 'selection' | 'marks'> {
  ref: Ref<BodyHandle>
  columns: readonly ShownColumn[]
  visible: ColumnWindow
  density: Density
  place: Place
  range: CellRange | undefined
  t: Translate<'grid'>
}

/**
 * The visible rows and a few more. Scrolling renders this part and nothing else. New rows reuse the elements of rows
 * that left, which is several times faster than making new ones; `aria-owns` gives screen readers the true order.
 */
export const GridBody = memo(function GridBody(props: Props) {
  const { ref, rows, shown, columns, visible, density, selection, marks, place, range, t } = props
  const id = useId()
  const body = useRef<HTMLDivElement>(null)
  const lines = useMemo(() => rowLines(columns, rows.count), [columns, rows.count])
  const edges = useEdges(density, lines, shown)
  const { from, to, isPassing, isBrief } = useRowWindow(body, edges, HEADER_PX)
  useImperativeHandle(ref, () => ({
    showRow: (at) => {
      const scroller = body.current?.parentElement
      if (!scroller) return
      const topPx = scrollToRow(edges, at, scroller.scrollTop, scroller.clientHeight - HEADER_PX)
      if (topPx === undefined) return
      scroller.scrollTop = topPx
      // at once, not with the next frame: the rows and the focus in them are then rendered together
      scroller.dispatchEvent(new Event('scroll'))
    },
    page: () => Math.max(1, Math.floor((body.current?.parentElement?.clientHeight ?? 0) / rowHeightPx(density, 1)) - 2),
  }))
  const isFull = selection?.limit !== undefined && selection.keys.size >= selection.limit
  const count = shown.length
  const needed = rowsToDraw({ from, to }, { count, more: isPassing ? 0 : OVERSCAN, focusedAt: place.at })
  const elements = useRef<readonly number[]>([])
  elements.current = rowOfElements(elements.current, needed, { count, spare: SPARE })
  const drawn = elements.current
    .map((index, element) => ({ index, element, elementId: `${id}${element}` }))
    .filter(({ index }) => index !== NONE)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid that renders some of its rows cannot be a table
    <div
      ref={body}
      role="rowgroup"
      className={css.body}
      aria-owns={drawn
        .toSorted((a, b) => a.index - b.index)
        .map(({ elementId }) => elementId)
        .join(' ')}
      style={{ height: heightOfAll(edges), ...skipVar(visible) }}
    >
      {drawn.map(({ index, element, elementId }) => {
        const row = shown[index] ?? 0
        const rowKey = rows.keyOf(row)
        const isMarked = range !== undefined && index >= range.from.at && index <= range.to.at
        return (
          <GridRow
            key={element}
            id={elementId}
            row={row}
            at={index}
            topPx={edgeOf(edges, index)}
            heightPx={edgeOf(edges, index + 1) - edgeOf(edges, index)}
            columns={columns}
            visible={visible}
            rows={rows}
            isChosen={selection?.keys.has(rowKey)}
            isFull={isFull}
            isBrief={isBrief}
            marks={marks?.get(rowKey)}
            stop={place.at === index ? place.col : -1}
            from={isMarked ? range.from.col : -1}
            to={isMarked ? range.to.col : -1}
            t={t}
          />
        )
      })}
    </div>
  )
})

/** Where each row begins. Without rows of several lines, another order changes nothing. */
function useEdges(density: Density, lines: Uint8Array | undefined, shown: readonly number[]) {
  const order = lines && shown
  const count = shown.length
  return useMemo(
    () => rowEdges(count, (at) => rowHeightPx(density, lines?.[order?.[at] ?? -1] ?? 1)),
    [count, density, lines, order],
  )
}
