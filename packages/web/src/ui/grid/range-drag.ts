import type { PointerEvent as ReactPointerEvent } from 'react'
import type { Place } from './grid-keys.rules.ts'
import { placeIn } from './use-cell-focus.ts'

interface Options {
  goTo: (to: Place, marks?: boolean) => void
  mark: (anchor: Place, to: Place) => void
  /** Scrolls to a row while the pointer is beyond the edge. */
  showRow: (at: number) => void
}

/** A press on a cell focuses it; with Shift, or dragged over others, it marks the cells between. */
export function rangeDrag({ goTo, mark, showRow }: Options) {
  return (event: ReactPointerEvent) => {
    const from = placeIn(event.target)
    if (!from || from.at < 0 || event.button !== 0 || event.pointerType === 'touch') return
    if (event.target instanceof Element && event.target.closest('input, button')) return
    if (!(event.target instanceof Element && event.target.closest('a'))) event.preventDefault()
    goTo(from, event.shiftKey)
    if (event.shiftKey) return
    let last = from
    const until = new AbortController()
    const { signal } = until
    addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        const to = placeIn(document.elementFromPoint(clientX, clientY))
        if (!to || (to.at === last.at && to.col === last.col)) return
        last = to
        mark(from, to)
        if (to.at >= 0) showRow(to.at)
      },
      { signal },
    )
    addEventListener('pointerup', () => until.abort(), { signal })
    addEventListener('pointercancel', () => until.abort(), { signal })
  }
}
