import { describe, expect, it } from 'vitest'
import { asTabbedText, placeAfter, rangeBetween } from './grid-keys.rules.ts'

const size = { rows: 100, cols: 5, page: 10 }
const after = (key: string, at: number, col: number, ctrlKey = false) =>
  placeAfter({ key, ctrlKey, metaKey: false }, { at, col }, size)

describe('the keys in a grid', () => {
  it.each([
    ['down from the header into the rows', 'ArrowDown', -1, 2, false, 0, 2],
    ['up into the header', 'ArrowUp', 0, 2, false, -1, 2],
    ['not over the end of a row', 'ArrowRight', 3, 4, false, 3, 4],
    ['to the start of a row', 'Home', 3, 4, false, 3, 0],
    ['to the header’s first cell', 'Home', 3, 4, true, -1, 0],
    ['to the very last cell', 'End', 3, 1, true, 99, 4],
    ['a page on', 'PageDown', 95, 1, false, 99, 1],
    ['a page back, but not into the header', 'PageUp', 4, 1, false, 0, 1],
    ['nowhere from the header by a page back', 'PageUp', -1, 1, false, -1, 1],
    ['to the last row of a column', 'ArrowDown', 3, 1, true, 99, 1],
  ])('move %s', (_where, key, at, col, ctrl, toAt, toCol) =>
    expect(after(key, at, col, ctrl)).toEqual({ at: toAt, col: toCol }),
  )

  it('that do not move the focus are ignored', () =>
    expect(['a', 'Enter', 'constructor'].map((key) => after(key, 1, 1))).toEqual([undefined, undefined, undefined]))
})

describe('selected cells', () => {
  it('are a range between two corners, in either order', () =>
    expect(rangeBetween({ at: 5, col: 1 }, { at: 2, col: 3 })).toEqual({
      from: { at: 2, col: 1 },
      to: { at: 5, col: 3 },
    }))

  it('are copied with tabs between columns, and without tabs in a text', () =>
    expect(
      asTabbedText([
        ['FWYU 1', 'a\tb'],
        ['=1+1', 'one\r\ntwo'],
      ]),
    ).toBe('FWYU 1\ta b\n=1+1\tone two'))
})
