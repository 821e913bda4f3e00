import type { Density } from '@fairway/contract/shared/grid.words'
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import type { TFunction } from 'i18next'
import { memo, type Ref, useCallback, useId, useImperativeHandle, useLayoutEffect, useMemo, useRef } from 'react'
import { type ColumnWindow, skipVar } from './column-window.ts'
import css from './grid.module.css'
import type { CellRange, Place } from './grid-keys.rules.ts'
import { rowHeightPx, rowLines, type ShownColumn } from './grid-layout.rules.ts'
import type { GridProps } from './grid-parts.ts'
import { GridRow } from './grid-row.tsx'

const HEADER_PX = 40
/** Rows that are drawn outside of the sight on either side, so that scrolling finds them. */
const OVERSCAN = 5

export interface BodyHandle {
  showRow: (at: number) => void
  /** How many rows are in sight. */
  page: () => number
}

interface Props extends Pick<GridProps, 'rows' | 'shown' | 'selection' | 'marks'> {
  ref: Ref<BodyHandle>
  columns: readonly ShownColumn[]
  seen: ColumnWindow
  density: Density
  place: Place
  /** Puts the focus back to its cell if it was in the grid. */
  keepFocus: () => void
  range: CellRange | undefined
  t: TFunction<'grid'>
}

/**
 * The rows in sight and a few beyond; scrolling draws this part again and nothing else. Rows that go leave their elements
 * to rows that come, which is several times faster than making new ones; `aria-owns` tells readers the true order.
 */
export const GridBody = memo(function GridBody(props: Props) {
  const { ref, keepFocus, rows, shown, columns, seen, density, selection, marks, place, range, t } = props
  const id = useId()
  const body = useRef<HTMLDivElement>(null)
  const lines = useMemo(() => rowLines(columns, rows.count), [columns, rows.count])
  const heightOf = useHeights(density, lines, shown)
  // a new function makes the virtualizer reckon with the new heights
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heights are the reason
  const getItemKey = useCallback((at: number) => at, [heightOf])
  const virtual = useVirtualizer({
    count: shown.length,
    getScrollElement: () => body.current?.parentElement ?? null,
    estimateSize: heightOf,
    getItemKey,
    overscan: OVERSCAN,
    scrollMargin: HEADER_PX,
    scrollPaddingStart: HEADER_PX,
    rangeExtractor: useCallback((shownRange: Range) => withRow(place.at, shownRange), [place.at]),
  })
  useImperativeHandle(ref, () => ({
    showRow: (at) => {
      const scroller = body.current?.parentElement
      const [topPx] = virtual.getOffsetForIndex(at, 'auto') ?? []
      if (!scroller || topPx === undefined || Math.abs(topPx - scroller.scrollTop) < 1) return
      scroller.scrollTop = topPx
      // told at once, not with the next frame: the rows and the focus among them are then drawn together
      scroller.dispatchEvent(new Event('scroll'))
    },
    page: () => Math.max(1, Math.floor((body.current?.parentElement?.clientHeight ?? 0) / rowHeightPx(density, 1)) - 2),
  }))
  const isFull = selection?.limit !== undefined && selection.keys.size >= selection.limit
  const items = virtual.getVirtualItems()
  const inReach = Math.ceil((virtual.scrollRect?.height ?? 0) / rowHeightPx(density, 1)) + 2 * OVERSCAN + 2
  // the row that holds the focus, where the reader has scrolled away from it
  const isAway = (index: number) =>
    index === place.at && (index < seenRows(virtual).from || index > seenRows(virtual).to)
  const slotOf = (index: number) => (isAway(index) ? -1 : index % inReach)
  const hasAway = items.some(({ index }) => isAway(index))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row is drawn by another element from now on
  useLayoutEffect(keepFocus, [hasAway])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid that draws some of its rows cannot be a table
    <div
      ref={body}
      role="rowgroup"
      className={css.body}
      aria-owns={items.map(({ index }) => `${id}${slotOf(index)}`).join(' ')}
      style={{ height: virtual.getTotalSize(), ...skipVar(seen) }}
    >
      {items
        .toSorted((a, b) => slotOf(a.index) - slotOf(b.index))
        .map(({ index, start, size }) => {
          const row = shown[index] ?? 0
          const rowKey = rows.keyOf(row)
          const isMarked = range !== undefined && index >= range.from.at && index <= range.to.at
          return (
            <GridRow
              key={slotOf(index)}
              id={`${id}${slotOf(index)}`}
              row={row}
              at={index}
              topPx={start - HEADER_PX}
              heightPx={size}
              columns={columns}
              seen={seen}
              rows={rows}
              isChosen={selection?.keys.has(rowKey)}
              isFull={isFull}
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

/** The height of each shown row; where all have one line, another order is no reason to measure them again. */
function useHeights(density: Density, lines: Uint8Array | undefined, shown: readonly number[]) {
  const order = lines && shown
  return useCallback((at: number) => rowHeightPx(density, lines?.[order?.[at] ?? -1] ?? 1), [density, lines, order])
}

/** The rows in reach of the reader, without the one that is drawn for the focus alone. */
const seenRows = ({ range }: { range: { startIndex: number; endIndex: number } | null }) => ({
  from: (range?.startIndex ?? 0) - OVERSCAN,
  to: (range?.endIndex ?? -1) + OVERSCAN,
})

/** The row that holds the focus stays drawn, wherever the reader scrolls. */
function withRow(at: number, range: Range): number[] {
  const drawn = defaultRangeExtractor(range)
  if (at < 0 || at >= range.count || drawn.includes(at)) return drawn
  return at < range.startIndex ? [at, ...drawn] : [...drawn, at]
}
