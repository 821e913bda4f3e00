import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PriorityQueue } from './cheapest-first.ts'
import { findShortestWay, type Neighbour } from './shortest-way.rules.ts'

const POINTS = 9

/** The shortest lengths between all points, found by trying every detour. */
function lengthsOf(neighbours: readonly (readonly Neighbour[])[]) {
  const lengths = neighbours.map((_, one) =>
    neighbours.map((_, other) => (one === other ? 0 : Number.POSITIVE_INFINITY)),
  )
  const length = (one: number, other: number) => lengths[one]?.[other] ?? Number.POSITIVE_INFINITY
  const shorten = (one: number, other: number, nm: number) => {
    const row = lengths[one]
    if (row && nm < length(one, other)) row[other] = nm
  }
  for (const [one, list] of neighbours.entries()) for (const { at, nm } of list) shorten(one, at, nm)
  for (const via of lengths.keys())
    for (const one of lengths.keys())
      for (const other of lengths.keys()) shorten(one, other, length(one, via) + length(via, other))
  return length
}

const network = fc
  .array(fc.record({ one: fc.nat(POINTS - 1), other: fc.nat(POINTS - 1), nm: fc.integer({ min: 1, max: 50 }) }), {
    maxLength: 25,
  })
  .map((ways) => {
    const neighbours = Array.from({ length: POINTS }, (): Neighbour[] => [])
    for (const { one, other, nm } of ways) {
      neighbours[one]?.push({ at: other, nm })
      neighbours[other]?.push({ at: one, nm })
    }
    return neighbours
  })

describe('the shortest way', () => {
  it('is as short as any detour, and no point of it is missing', () =>
    fc.assert(
      fc.property(network, fc.nat(POINTS - 1), fc.nat(POINTS - 1), (neighbours, from, to) => {
        const length = lengthsOf(neighbours)
        const [before, after] = [3, 5]
        const found = findShortestWay({
          neighbours,
          from: [{ at: from, nm: before }],
          to: [{ at: to, nm: after }],
          atLeast: (point) => Math.min(length(point, to), 1e6) / 2,
        })
        if (length(from, to) === Number.POSITIVE_INFINITY) {
          expect(found).toBeUndefined()
          return
        }
        expect(found?.nm).toBe(before + length(from, to) + after)
        const points = found?.points ?? []
        expect([points[0], points.at(-1)]).toEqual([from, to])
        const steps = points.slice(1).map((point, at) => {
          const list = neighbours[points[at] ?? -1] ?? []
          return Math.min(...list.filter((each) => each.at === point).map(({ nm }) => nm))
        })
        expect(steps.reduce((sum, nm) => sum + nm, before + after)).toBe(found?.nm)
      }),
      { numRuns: 500 },
    ))

  it('begins and ends at the better of two gates, though it comes by the other first', () => {
    const [here, there] = [
      { at: 0, nm: 10 },
      { at: 2, nm: 10 },
    ]
    const neighbours = [[{ at: 1, nm: 10 }], [here, there], [{ at: 1, nm: 10 }]]
    const gates = {
      from: [
        { at: 0, nm: 1 },
        { at: 1, nm: 12 },
      ],
      to: [
        { at: 1, nm: 30 },
        { at: 2, nm: 1 },
      ],
    }
    expect(findShortestWay({ neighbours, ...gates, atLeast: () => 0 })).toEqual({ points: [0, 1, 2], nm: 22 })
  })
})

describe('a queue', () => {
  it('gives the cheapest first, whatever the order in which things came', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 99 })), (costs) => {
        const queue = new PriorityQueue()
        for (const [item, cost] of costs.entries()) queue.add(item, cost)
        const entries = Array.from({ length: costs.length + 1 }, () => queue.pop())
        expect(entries.map((entry) => entry?.cost)).toEqual([...costs.toSorted((a, b) => a - b), undefined])
        expect(entries.every((entry) => !entry || costs[entry.item] === entry.cost)).toBe(true)
      }),
    ))
})
