import { memo, type ReactNode, type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from '../../platform/language/use-translation.ts'
import css from './grid-cards.module.css'
import type { GridProps } from './grid-parts.ts'
import { edgeOf, heightOfAll, rowAt, rowEdges, rowsInSight, rowsToDraw } from './row-edges.rules.ts'
import { useRowChoice } from './use-row-choice.ts'

/** The rows as cards, for phones. The page scrolls, and only the visible cards are rendered. */
export function GridCards(props: GridProps & { announce: (text: string) => void }) {
  const { label, rows, columns, shown, selection, card, announce } = props
  const { t } = useTranslation('grid')
  const list = useRef<HTMLUListElement>(null)
  const { toggleRow } = useRowChoice({ selection, rows, shown, t, announce })
  const keyOf = useCallback((at: number) => rows.keyOf(shown[at] ?? 0), [rows, shown])
  const { drawn, topOf, heightPx, measure } = useCardWindow(list, shown.length, keyOf)
  const named = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0]
  const isFull = selection?.limit !== undefined && selection.keys.size >= selection.limit
  return (
    <ul ref={list} className={css.list} aria-label={label} style={{ height: heightPx }}>
      {drawn.map((index) => {
        const row = shown[index] ?? 0
        const key = keyOf(index)
        const isChosen = selection?.keys.has(key) ?? false
        return (
          <li
            key={key}
            ref={measure}
            data-index={index}
            className={css.card}
            data-chosen={isChosen}
            aria-setsize={shown.length}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${topOf(index)}px)` }}
          >
            {selection && (
              <label className={css.choose}>
                <input
                  type="checkbox"
                  className={css.box}
                  checked={isChosen}
                  onChange={() => toggleRow(row)}
                  {...(isFull && !isChosen && { 'aria-disabled': true })}
                  aria-label={t('grid.selectRow', { name: named?.text(row) ?? '' })}
                />
              </label>
            )}
            <CardContent row={row} card={card} />
          </li>
        )
      })}
    </ul>
  )
}

const CardContent = memo(function CardContent({ row, card }: { row: number; card: (row: number) => ReactNode }) {
  return <div className={css.content}>{card(row)}</div>
})

/** The estimated height of a card that was not rendered yet. */
const CARD_PX = 132
/** Cards that are rendered outside of the viewport on either side. */
const OVERSCAN = 4
/** Scrolling counts as ended after this time without movement. */
const STILL_MS = 150

/** The visible part of the list, and the known heights of its cards. */
interface View {
  /** How far the page is scrolled into the list; negative while the list begins further down. */
  topPx: number
  heightPx: number
  /** How much higher than their place the cards are drawn until scrolling ends. */
  pendingScrollPx: number
  heights: ReadonlyMap<string, number>
}

const edgesFor = (count: number, keyOf: (at: number) => string, heights: View['heights']) =>
  rowEdges(count, (at) => heights.get(keyOf(at)) ?? CARD_PX)

const spanOf = (edges: Float64Array, { topPx, heightPx, pendingScrollPx }: Omit<View, 'heights'>) =>
  rowsInSight(edges, topPx + pendingScrollPx, heightPx)

/**
 * The visible cards of a long list. Each is as high as its content. When a card turns out higher or lower than
 * estimated, the visible ones stay in place. Scrolling the page for that would stop a momentum scroll, so until
 * scrolling ends the cards are drawn with an offset instead.
 */
function useCardWindow(list: RefObject<HTMLElement | null>, count: number, keyOf: (at: number) => string) {
  const [view, setView] = useState<View>({ topPx: 0, heightPx: 0, pendingScrollPx: 0, heights: new Map() })
  const edges = useMemo(() => edgesFor(count, keyOf, view.heights), [count, keyOf, view.heights])
  const latest = useRef({ view, edges, count, keyOf, isMoving: false })
  Object.assign(latest.current, { view, edges, count, keyOf })

  /** Updates the view if other cards become visible. */
  const updateView = useCallback(
    (draw: (act: () => void) => void) => {
      const { view, edges } = latest.current
      const next = { ...view, topPx: -(list.current?.getBoundingClientRect().top ?? 0), heightPx: innerHeight }
      const [before, now] = [spanOf(edges, view), spanOf(edges, next)]
      if (before.from !== now.from || before.to !== now.to) draw(() => setView(next))
    },
    [list],
  )
  // content above the list may have grown since
  useLayoutEffect(() => updateView(call))
  useLayoutEffect(
    () =>
      followPage({
        onMove: () => {
          latest.current.isMoving = true
          updateView(flushSync)
        },
        onStill: () => {
          latest.current.isMoving = false
          const { view } = latest.current
          if (view.pendingScrollPx !== 0) movePage({ ...view, pendingScrollPx: 0 }, view.pendingScrollPx, setView)
        },
      }),
    [updateView],
  )

  const observer = useRef<ResizeObserver>(undefined)
  const measure = useCallback((card: HTMLElement | null) => {
    if (!card) return
    observer.current ??= new ResizeObserver((entries) => {
      const { view, edges, count, keyOf, isMoving } = latest.current
      const heights = withHeights(view.heights, keyOf, entries)
      if (heights === view.heights) return
      const seen = rowAt(edges, view.topPx + view.pendingScrollPx)
      const movedPx = edgeOf(edgesFor(count, keyOf, heights), seen) - edgeOf(edges, seen)
      if (isMoving) flushSync(() => setView({ ...view, heights, pendingScrollPx: view.pendingScrollPx + movedPx }))
      else movePage({ ...view, heights }, movedPx, setView)
    })
    observer.current.observe(card)
    return () => observer.current?.unobserve(card)
  }, [])

  return {
    drawn: rowsToDraw(spanOf(edges, view), { count, more: OVERSCAN }),
    topOf: (at: number) => edgeOf(edges, at) - view.pendingScrollPx,
    heightPx: heightOfAll(edges),
    measure,
  }
}

const call = (act: () => void) => act()

/** Draws the cards at their new places and scrolls the page with them, before the next paint. */
function movePage(view: View, byPx: number, setView: (view: View) => void) {
  flushSync(() => setView({ ...view, topPx: view.topPx + byPx }))
  if (byPx !== 0) scrollBy({ top: byPx, behavior: 'instant' })
}

/** The heights, updated with the cards that changed. */
function withHeights(known: View['heights'], keyOf: (at: number) => string, entries: ResizeObserverEntry[]) {
  const found = entries.flatMap(({ target, borderBoxSize: [size] }) => {
    const key = keyOf(Number(target.getAttribute('data-index')))
    return size && size.blockSize > 0 && size.blockSize !== known.get(key) ? [[key, size.blockSize] as const] : []
  })
  return found.length === 0 ? known : new Map([...known, ...found])
}

/** Reports that the page scrolls, and that it has stopped with no finger on it. */
function followPage({ onMove, onStill }: { onMove: () => void; onStill: () => void }) {
  let timer = 0
  let isTouched = false
  const wait = () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => !isTouched && onStill(), STILL_MS)
  }
  const onScroll = () => {
    wait()
    onMove()
  }
  const onTouch = ({ touches }: TouchEvent) => {
    isTouched = touches.length > 0
    wait()
  }
  const stopping = new AbortController()
  const listening = { passive: true, signal: stopping.signal }
  addEventListener('scroll', onScroll, listening)
  addEventListener('resize', onScroll, listening)
  for (const name of ['touchstart', 'touchend', 'touchcancel'] as const) addEventListener(name, onTouch, listening)
  return () => {
    stopping.abort()
    clearTimeout(timer)
  }
}
