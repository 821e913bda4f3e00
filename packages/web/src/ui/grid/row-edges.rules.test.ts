import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  AT_REST,
  heightOfAll,
  NONE,
  nextPass,
  rowAt,
  rowEdges,
  rowOfElements,
  rowsInSight,
  rowsToDraw,
  scrollToRow,
} from './row-edges.rules.ts'

const heights = [36, 36, 56, 36, 76, 36]
const edges = rowEdges(heights.length, (at) => heights[at] ?? 0)

describe('the visible rows', () => {
  it('are stacked, each as high as its lines', () => {
    expect([...edges]).toEqual([0, 36, 72, 128, 164, 240, 276])
    expect(heightOfAll(edges)).toBe(276)
    expect(heightOfAll(rowEdges(0, () => 36))).toBe(0)
  })

  it('are those that are partly visible, and no row that only touches the viewport', () => {
    expect(rowsInSight(edges, 0, 72)).toEqual({ from: 0, to: 1 })
    expect(rowsInSight(edges, 1, 72)).toEqual({ from: 0, to: 2 })
    expect(rowsInSight(edges, 130, 20)).toEqual({ from: 3, to: 3 })
  })

  it('are the last ones when the list became shorter than the scroll position', () => {
    expect(rowsInSight(edges, 9000, 100)).toEqual({ from: 4, to: 5 })
  })

  it('are none in a viewport without height, and none of an empty list', () => {
    expect(rowsInSight(edges, 0, 0)).toEqual({ from: 0, to: -1 })
    expect(
      rowsInSight(
        rowEdges(0, () => 36),
        0,
        500,
      ),
    ).toEqual({ from: 0, to: -1 })
  })

  it('are the first ones while the list begins further down the page', () => {
    expect(rowsInSight(edges, -300, 340)).toEqual({ from: 0, to: 1 })
    expect(rowAt(edges, -1)).toBe(0)
  })

  it('are found however many there are and however high each is', () => {
    const lists = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(lists, fc.nat(12_000), fc.integer({ min: 1, max: 900 }), (list, wanted, height) => {
        const tops = rowEdges(list.length, (at) => list[at] ?? 0)
        const top = Math.min(wanted, Math.max(0, heightOfAll(tops) - height))
        const isSeen = (_: number, at: number) => (tops[at + 1] ?? 0) > top && (tops[at] ?? 0) < top + height
        const seen = list.map((_, at) => at).filter((at) => isSeen(0, at))
        expect(rowsInSight(tops, wanted, height)).toEqual({ from: seen[0], to: seen.at(-1) })
      }),
    )
  })
})

describe('the rendered rows', () => {
  it('are some more than are visible, but none before the first or after the last', () => {
    expect(rowsToDraw({ from: 10, to: 11 }, { count: 100, more: 2 })).toEqual([8, 9, 10, 11, 12, 13])
    expect(rowsToDraw({ from: 0, to: 2 }, { count: 4, more: 5 })).toEqual([0, 1, 2, 3])
    expect(rowsToDraw({ from: 0, to: -1 }, { count: 4, more: 5, focusedAt: 2 })).toEqual([])
  })

  it('include the row with the focus, wherever the reader scrolls', () => {
    const sight = { from: 10, to: 11 }
    expect(rowsToDraw(sight, { count: 100, more: 1, focusedAt: 3 })).toEqual([3, 9, 10, 11, 12])
    expect(rowsToDraw(sight, { count: 100, more: 1, focusedAt: 50 })).toEqual([9, 10, 11, 12, 50])
    expect(rowsToDraw(sight, { count: 100, more: 1, focusedAt: 10 })).toEqual([9, 10, 11, 12])
    expect(rowsToDraw(sight, { count: 40, more: 1, focusedAt: 50 })).toEqual([9, 10, 11, 12])
  })
})

describe('the elements of rows', () => {
  const among = (count: number, spare = 10) => ({ count, spare })

  it('keep their rows; a new row takes that of the one furthest away', () => {
    expect(rowOfElements([3, 4, 5, 6], [5, 6, 7], among(100))).toEqual([7, 4, 5, 6])
    expect(rowOfElements([7, 4, 5, 6], [4, 5, 6, 7], among(100))).toEqual([7, 4, 5, 6])
    expect(rowOfElements([3, 4], [20, 21, 22], among(100))).toEqual([20, 21, 22])
  })

  it('show no row that the list no longer has', () => {
    expect(rowOfElements([3, 6, 7], [3, 4], among(7))).toEqual([3, 6, 4])
    expect(rowOfElements([3, 6, 7], [3], among(4))).toEqual([3, NONE, NONE])
  })

  it('go where more are left than may be spared, those furthest away first', () => {
    expect(rowOfElements([1, 2, 3, 4, 5], [5], among(100, 2))).toEqual([NONE, NONE, 3, 4, 5])
  })

  it('show each needed row once, whatever was shown before', () => {
    const rows = fc.uniqueArray(fc.nat(60), { maxLength: 20 })
    fc.assert(
      fc.property(fc.array(rows, { maxLength: 6 }), fc.nat(61), (scrolled, count) => {
        let elements: number[] = []
        for (const all of scrolled) {
          const needed = all.filter((at) => at < count).sort((a, b) => a - b)
          elements = rowOfElements(elements, needed, among(count, 3))
          const shown = elements.filter((at) => at !== NONE)
          expect(new Set(shown).size).toBe(shown.length)
          expect(shown).toEqual(expect.arrayContaining(needed))
          expect(shown.length).toBeLessThanOrEqual(needed.length + 3)
          expect(shown.every((at) => at < count)).toBe(true)
        }
      }),
    )
  })
})

describe('rows that pass', () => {
  const FAST = { isPassing: true, isBrief: false }
  const BRIEF = { isPassing: true, isBrief: true }
  it('are brief where the machine took long to render the rows before', () => {
    expect(nextPass(AT_REST, 12, 90)).toEqual(FAST) // one jump shows everything at once
    expect(nextPass(FAST, 12, 90)).toEqual(BRIEF)
    expect(nextPass(FAST, 12, 9)).toEqual(FAST)
  })
  it('stay brief while nobody can read them, though each frame then moves them less', () => {
    expect(nextPass(BRIEF, 4, 3)).toEqual(BRIEF)
    expect(nextPass(BRIEF, 1, 3)).toEqual(AT_REST)
    expect(nextPass(FAST, 4, 3)).toEqual(AT_REST)
  })
})

describe('scrolling to a row', () => {
  it('scrolls no further than needed to show all of it', () => {
    expect(scrollToRow(edges, 4, 0, 100)).toBe(140)
    expect(scrollToRow(edges, 1, 60, 100)).toBe(36)
    expect(scrollToRow(edges, 2, 60, 100)).toBeUndefined()
    expect(scrollToRow(edges, 2, 72, 56)).toBeUndefined()
  })
})
