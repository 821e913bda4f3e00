import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { edgeOf, heightOfAll, rowAt, rowEdges, rowsInSight, rowsToDraw } from './row-edges.rules.ts'

/** About the height of a card before it was seen. */
const CARD_PX = 132
/** Cards that are drawn outside of the sight on either side. */
const OVERSCAN = 4
/** A page that did not move for so long stands still. */
const STILL_MS = 150

/** What the page shows of the list, and what is known of its cards. */
interface View {
  /** How far the page was scrolled into the list; less than nothing while the list begins further down. */
  topPx: number
  heightPx: number
  /** How much higher than their place the cards are drawn until the page stands still. */
  pendingScrollPx: number
  heights: ReadonlyMap<string, number>
}

const edgesFor = (count: number, keyOf: (at: number) => string, heights: View['heights']) =>
  rowEdges(count, (at) => heights.get(keyOf(at)) ?? CARD_PX)

const spanOf = (edges: Float64Array, { topPx, heightPx, pendingScrollPx }: Omit<View, 'heights'>) =>
  rowsInSight(edges, topPx + pendingScrollPx, heightPx)

/**
 * The cards that the page shows of a long list. Each is as high as its content; when one turns out to be higher or lower
 * than was thought, what the reader looks at stays where it is. Moving the page for that would stop a finger's swing, so
 * until the page stands still the cards are drawn that much higher instead.
 */
export function useCardWindow(list: RefObject<HTMLElement | null>, count: number, keyOf: (at: number) => string) {
  const [view, setView] = useState<View>({ topPx: 0, heightPx: 0, pendingScrollPx: 0, heights: new Map() })
  const edges = useMemo(() => edgesFor(count, keyOf, view.heights), [count, keyOf, view.heights])
  const latest = useRef({ view, edges, count, keyOf, isMoving: false })
  Object.assign(latest.current, { view, edges, count, keyOf })

  /** Takes in where the page is, if that brings other cards into sight. */
  const updateView = useCallback(
    (draw: (act: () => void) => void) => {
      const { view, edges } = latest.current
      const next = { ...view, topPx: -(list.current?.getBoundingClientRect().top ?? 0), heightPx: innerHeight }
      const [before, now] = [spanOf(edges, view), spanOf(edges, next)]
      if (before.from !== now.from || before.to !== now.to) draw(() => setView(next))
    },
    [list],
  )
  // what stands above may have grown since
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

/** Draws the cards at their new places and moves the page with them, before either is seen. */
function movePage(view: View, byPx: number, setView: (view: View) => void) {
  flushSync(() => setView({ ...view, topPx: view.topPx + byPx }))
  if (byPx !== 0) scrollBy({ top: byPx, behavior: 'instant' })
}

/** The heights with those of the cards that have another one than was known. */
function withHeights(known: View['heights'], keyOf: (at: number) => string, entries: ResizeObserverEntry[]) {
  const found = entries.flatMap(({ target, borderBoxSize: [size] }) => {
    const key = keyOf(Number(target.getAttribute('data-index')))
    return size && size.blockSize > 0 && size.blockSize !== known.get(key) ? [[key, size.blockSize] as const] : []
  })
  return found.length === 0 ? known : new Map([...known, ...found])
}

/** Says that the page moves, and that it stands still with no finger on it. */
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
