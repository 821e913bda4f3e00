import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type RowSpan, rowsInSight } from './row-edges.rules.ts'

/** What the reader sees of the rows: how far it was scrolled, and how high the window is. */
interface Sight {
  topPx: number
  heightPx: number
}

export interface RowWindow extends RowSpan {
  heightPx: number
}

/**
 * The rows that a scrolling element shows below its heads. Rows that come into sight are drawn in the frame that shows
 * them; scrolling that brings no others draws nothing.
 */
export function useRowWindow(body: RefObject<HTMLElement | null>, edges: Float64Array, headPx: number): RowWindow {
  const [sight, setSight] = useState<Sight>({ topPx: 0, heightPx: 0 })
  const span = rowsInSight(edges, sight.topPx, sight.heightPx)
  const latest = useRef({ edges, span, heightPx: 0 })
  latest.current = { edges, span, heightPx: sight.heightPx }
  useLayoutEffect(() => {
    const scroller = body.current?.parentElement
    if (!scroller) return
    const look = (draw: (act: () => void) => void) => {
      const now = { topPx: scroller.scrollTop, heightPx: scroller.clientHeight - headPx }
      const { from, to } = rowsInSight(latest.current.edges, now.topPx, now.heightPx)
      const before = latest.current
      if (from === before.span.from && to === before.span.to && now.heightPx === before.heightPx) return
      draw(() => setSight(now))
    }
    const onScroll = () => look(flushSync)
    look(call)
    scroller.addEventListener('scroll', onScroll, { passive: true })
    const observer = new ResizeObserver(() => look(call))
    observer.observe(scroller)
    return () => {
      scroller.removeEventListener('scroll', onScroll)
      observer.disconnect()
    }
  }, [body, headPx])
  return { ...span, heightPx: sight.heightPx }
}

const call = (act: () => void) => act()
