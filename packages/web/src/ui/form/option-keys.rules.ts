/** So many lines of a list are shown at once. */
export const LINES_SHOWN = 10

/** Where a key leads on a list: by a line, around its ends, by a screen, or to an end; undefined for any other key. */
export function lineAfter(key: string, at: number, count: number): number | undefined {
  const last = count - 1
  if (last < 0) return undefined
  return {
    ArrowDown: at < last ? at + 1 : 0,
    ArrowUp: at > 0 ? at - 1 : last,
    PageDown: Math.min(at + LINES_SHOWN, last),
    PageUp: Math.max(at - LINES_SHOWN, 0),
    Home: 0,
    End: last,
  }[key]
}

/** The first and the last line of the screen that shows a line, counted from 0; the last is not shown any more. */
export function screenOf(at: number, count: number): [from: number, to: number] {
  const from = Math.floor(Math.max(0, Math.min(at, count - 1)) / LINES_SHOWN) * LINES_SHOWN
  return [from, Math.min(from + LINES_SHOWN, count)]
}
