import { PriorityQueue } from './cheapest-first.ts'

export interface Neighbour {
  at: number
  nm: number
}

interface Search {
  neighbours: readonly (readonly Neighbour[])[]
  /** Points of the network where the way may begin or end, and how far off they are. */
  from: readonly Neighbour[]
  to: readonly Neighbour[]
  /** A lower bound of what is left to go from a point. */
  atLeast: (point: number) => number
}

/** The shortest way through a network: its points in order, and its length. */
export function findShortestWay({ neighbours, from, to, atLeast }: Search) {
  const reached = new Map<number, { nm: number; before: number | undefined }>()
  const settled = new Set<number>()
  const queue = new PriorityQueue()
  const reach = ({ at, nm }: Neighbour, before?: number) => {
    if (nm >= (reached.get(at)?.nm ?? Number.POSITIVE_INFINITY)) return
    reached.set(at, { nm, before })
    queue.add(at, nm + atLeast(at))
  }
  for (const gate of from) reach(gate)

  let end: Neighbour | undefined
  for (let next = queue.pop(); next; next = queue.pop()) {
    if (end && next.cost >= end.nm) break
    const point = next.item
    if (settled.has(point)) continue
    settled.add(point)
    const nm = reached.get(point)?.nm ?? 0
    for (const gate of to)
      if (gate.at === point && nm + gate.nm < (end?.nm ?? Number.POSITIVE_INFINITY))
        end = { at: point, nm: nm + gate.nm }
    for (const neighbour of neighbours[point] ?? []) reach({ at: neighbour.at, nm: nm + neighbour.nm }, point)
  }
  if (!end) return undefined
  const points: number[] = []
  for (let at: number | undefined = end.at; at !== undefined; at = reached.get(at)?.before) points.unshift(at)
  return { points, nm: end.nm }
}
