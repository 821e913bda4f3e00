import { type RefObject, useLayoutEffect, useState } from 'react'

/** How many of the measured entries fit into a row; where not all do, room is left for the last one, the word 'More'. */
export function fittingOf(widths: readonly number[], room: number, gap: number): number {
  const entries = widths.slice(0, -1)
  const more = widths.at(-1) ?? 0
  const wholeWidth = (count: number) => entries.slice(0, count).reduce((sum, width) => sum + width + gap, 0)
  if (wholeWidth(entries.length) - gap <= room) return entries.length
  let count = entries.length - 1
  while (count > 0 && wholeWidth(count) + more > room) count--
  return count
}

/**
 * Measures a row against a hidden list of all that could stand in it, the word 'More' last. Where that list is not
 * shown at all, on small screens, everything stands below one another and fits.
 */
export function useFitting(row: RefObject<HTMLElement | null>, all: RefObject<HTMLElement | null>, count: number) {
  const [fits, setFits] = useState(count)
  useLayoutEffect(() => {
    const [place, list] = [row.current, all.current]
    if (!place || !list) return
    const measure = () => {
      const widths = [...list.children].map((child) => child.getBoundingClientRect().width)
      const isShown = list.offsetWidth > 0
      setFits(
        isShown
          ? fittingOf(widths, place.clientWidth, Number.parseFloat(getComputedStyle(list).columnGap) || 0)
          : count,
      )
    }
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(place)
    watcher.observe(list)
    return () => watcher.disconnect()
  }, [row, all, count])
  return Math.min(fits, count)
}
