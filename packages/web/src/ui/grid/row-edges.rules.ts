/** The first and the last row in sight. */
export interface RowSpan {
  from: number
  to: number
}

/** Where each row begins, one below the other; the number after the last row is the height of all. */
export function rowEdges(count: number, heightOf: (at: number) => number): Float64Array {
  const edges = new Float64Array(count + 1)
  for (let at = 0; at < count; at++) edges[at + 1] = edgeOf(edges, at) + heightOf(at)
  return edges
}

export const edgeOf = (edges: Float64Array, at: number) => edges[at] ?? 0

/** How high all rows are together. */
export const heightOfAll = (edges: Float64Array) => edges.at(-1) ?? 0

/** The row that stands at a height; above the first it is the first, below the last the last. */
export function rowAt(edges: Float64Array, px: number): number {
  let from = 0
  let to = Math.max(0, edges.length - 2)
  while (from < to) {
    const middle = (from + to + 1) >> 1
    if (edgeOf(edges, middle) <= px) from = middle
    else to = middle - 1
  }
  return from
}

/** The rows that a window of this height shows; one beyond the end shows the last ones, as a browser would. */
export function rowsInSight(edges: Float64Array, topPx: number, heightPx: number): RowSpan {
  if (edges.length < 2 || heightPx <= 0) return { from: 0, to: -1 }
  const top = Math.min(topPx, Math.max(0, heightOfAll(edges) - heightPx))
  const from = rowAt(edges, top)
  const to = rowAt(edges, top + heightPx)
  // what ends where the window begins, or begins where it ends, is not seen
  return { from, to: to > from && edgeOf(edges, to) >= top + heightPx ? to - 1 : to }
}

/** The rows to draw: those in sight, some more on either side, and one that stays wherever the reader goes. */
export function rowsToDraw(
  { from, to }: RowSpan,
  { count, more, focusedAt = -1 }: { count: number; more: number; focusedAt?: number },
): number[] {
  if (to < from) return []
  const first = Math.max(0, from - more)
  const last = Math.min(count - 1, to + more)
  const drawn = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  if (focusedAt < 0 || focusedAt >= count || (focusedAt >= first && focusedAt <= last)) return drawn
  return focusedAt < first ? [focusedAt, ...drawn] : [...drawn, focusedAt]
}

/** How far to scroll so that a row is whole in sight; undefined where it is already. */
export function scrollToRow(edges: Float64Array, at: number, topPx: number, heightPx: number): number | undefined {
  if (edgeOf(edges, at + 1) > topPx + heightPx) return edgeOf(edges, at + 1) - heightPx
  return edgeOf(edges, at) < topPx ? edgeOf(edges, at) : undefined
}
