/** The first and the last visible row. */
export interface RowSpan {
  from: number
  to: number
}

/** Where each row begins. The number after the last row is the height of all. */
export function rowEdges(count: number, heightOf: (at: number) => number): Float64Array {
  const edges = new Float64Array(count + 1)
  for (let at = 0; at < count; at++) edges[at + 1] = edgeOf(edges, at) + heightOf(at)
  return edges
}

export const edgeOf = (edges: Float64Array, at: number) => edges[at] ?? 0

/** The height of all rows together. */
export const heightOfAll = (edges: Float64Array) => edges.at(-1) ?? 0

/** The row at a height; the first one above all rows, the last one below them. */
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

/** The rows visible in a viewport of this height. Beyond the end they are the last ones, as in a browser. */
export function rowsInSight(edges: Float64Array, topPx: number, heightPx: number): RowSpan {
  if (edges.length < 2 || heightPx <= 0) return { from: 0, to: -1 }
  const top = Math.min(topPx, Math.max(0, heightOfAll(edges) - heightPx))
  const from = rowAt(edges, top)
  const to = rowAt(edges, top + heightPx)
  // a row that only touches the edge of the viewport is not visible
  return { from, to: to > from && edgeOf(edges, to) >= top + heightPx ? to - 1 : to }
}

/** The rows to render: the visible ones, some more on either side, and one that is always rendered. */
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

/**
 * Which row each element shows. A row keeps its element; a new one takes that of the row that is furthest away, and only
 * where there is none a new one. What nobody needs stays as it is, up to so many `spare` ones: making elements and
 * removing them is slow.
 */
export function rowOfElements(
  before: readonly number[],
  needed: readonly number[],
  { count, spare }: { count: number; spare: number },
): number[] {
  const wanted = new Set(needed)
  const elements = before.map((at) => (at < count ? at : NONE))
  const middle = needed[needed.length >> 1] ?? 0
  const distance = (element: number) => {
    const at = elements[element] ?? NONE
    return at === NONE ? count : Math.abs(at - middle)
  }
  const free = [...elements.keys()]
    .filter((element) => !wanted.has(elements[element] ?? NONE))
    .sort((a, b) => distance(b) - distance(a))
  const shown = new Set(elements)
  for (const at of needed) if (!shown.has(at)) elements[free.shift() ?? elements.length] = at
  for (const element of free.slice(0, Math.max(0, free.length - spare))) elements[element] = NONE
  return elements
}

/** An element that shows no row is not rendered. */
export const NONE = -1

/** How rows move. */
export interface Pass {
  /** They pass so fast that those outside of the viewport would be gone before they are seen. */
  isPassing: boolean
  /** They pass faster than this machine renders them. */
  isBrief: boolean
}
export const AT_REST: Pass = { isPassing: false, isBrief: false }
/** Rows that are rendered outside of the viewport on either side, so that scrolling finds them. */
export const OVERSCAN = 5
/** Rendering that takes longer makes the frame late, because layout and paint take as long again. */
const LONG_RENDER_MS = 25

/**
 * How rows move that have moved by so many in one frame. Brief rows are rendered soon, so that fewer of them pass in a
 * frame: as long as it is more than one, nobody reads them and they stay brief.
 */
export function nextPass({ isPassing, isBrief }: Pass, moved: number, renderMs: number): Pass {
  if (moved <= (isBrief ? 1 : OVERSCAN)) return AT_REST
  return { isPassing: true, isBrief: isBrief || (isPassing && renderMs > LONG_RENDER_MS) }
}

/** The scroll position that shows all of a row; undefined where it is visible already. */
export function scrollToRow(edges: Float64Array, at: number, topPx: number, heightPx: number): number | undefined {
  if (edgeOf(edges, at + 1) > topPx + heightPx) return edgeOf(edges, at + 1) - heightPx
  return edgeOf(edges, at) < topPx ? edgeOf(edges, at) : undefined
}
