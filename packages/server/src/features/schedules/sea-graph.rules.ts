import type { SeaNetwork } from '../../ports/sea-network/sea-network.port.ts'
import { milesBetween, toVector, type Vector } from './great-circle.rules.ts'
import type { Neighbour } from './shortest-way.rules.ts'

export interface Way {
  one: number
  other: number
  /** The two ends. */
  a: Vector
  b: Vector
}

/** The network made ready for searching: only what hangs together, with neighbours and lengths. */
export interface SeaGraph {
  at: readonly Vector[]
  ways: readonly Way[]
  neighbours: readonly (readonly Neighbour[])[]
}

/** Makes the network ready for searching; lanes that lead nowhere else are left out. */
export function buildSeaGraph({ points, ways: joined }: SeaNetwork): SeaGraph {
  const at = points.map(toVector)
  const isConnected = findLargestPart(points.length, joined)
  const neighbours = points.map((): Neighbour[] => [])
  const ways = joined.flatMap(([one, other]): Way[] => {
    const [a, b] = [at[one], at[other]]
    if (!a || !b || !isConnected(one)) return []
    const nm = milesBetween(a, b)
    neighbours[one]?.push({ at: other, nm })
    neighbours[other]?.push({ at: one, nm })
    return [{ one, other, a, b }]
  })
  return { at, ways, neighbours }
}

/** Finds the largest set of points that can all be reached from each other, and returns its members. */
function findLargestPart(count: number, ways: SeaNetwork['ways']) {
  const leader = Array.from({ length: count }, (_, index) => index)
  const leaderOf = (index: number): number => {
    let top = index
    for (let above = leader[top]; above !== undefined && above !== top; above = leader[top]) {
      leader[top] = leader[above] ?? above
      top = above
    }
    return top
  }
  for (const [one, other] of ways) leader[leaderOf(one)] = leaderOf(other)
  const sizes = new Map<number, number>()
  for (const index of leader.keys()) sizes.set(leaderOf(index), (sizes.get(leaderOf(index)) ?? 0) + 1)
  const [largest] = [...sizes].sort(([, one], [, other]) => other - one)
  return (index: number) => leaderOf(index) === largest?.[0]
}
