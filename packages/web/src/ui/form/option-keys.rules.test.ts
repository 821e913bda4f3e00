import { describe, expect, it } from 'vitest'
import { lineAfter, screenOf } from './option-keys.rules.ts'

describe('the keys of a list', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 22, 0],
    ['ArrowUp', 0, 22],
    ['ArrowUp', 5, 4],
    ['PageDown', 4, 14],
    ['PageDown', 20, 22],
    ['PageUp', 14, 4],
    ['PageUp', 3, 0],
    ['Home', 17, 0],
    ['End', 3, 22],
    ['Tab', 3, undefined],
    ['a', 3, undefined],
  ])('%s leads from line %i of 23 to %s', (key, at, to) => expect(lineAfter(key, at, 23)).toBe(to))
  it('lead nowhere on an empty list', () => expect(lineAfter('End', 0, 0)).toBeUndefined())
})

describe('a list shows ten lines at once', () => {
  it.each([
    [0, 23, [0, 10]],
    [9, 23, [0, 10]],
    [10, 23, [10, 20]],
    [22, 23, [20, 23]],
    [40, 23, [20, 23]],
    [0, 0, [0, 0]],
    [-1, 3, [0, 3]],
  ])('line %i of %i is on the screen %j', (at, count, screen) => expect(screenOf(at, count)).toEqual(screen))
})
