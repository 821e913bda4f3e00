import { STROKE_LIMIT, STROKE_NUMBERS } from '@fairway/contract/signing/signing.values'
import { expect, it } from 'vitest'
import { addPoint, pathOf, type Stroke } from './drawn-signature.ts'

it('collects the points of a stroke, inside of the field, without those that stand still', () => {
  let strokes: readonly Stroke[] = addPoint([], [0.1, 0.2], true)
  strokes = addPoint(strokes, [0.1001, 0.2], false)
  strokes = addPoint(strokes, [1.4, -3], false)
  expect(strokes).toEqual([[0.1, 0.2, 1, 0]])
  expect(addPoint(strokes, [0.5, 0.5], true)).toEqual([
    [0.1, 0.2, 1, 0],
    [0.5, 0.5],
  ])
})

it('goes on in another stroke where one is full, and never sends more than the server takes', () => {
  let strokes: readonly Stroke[] = []
  for (let at = 0; at < STROKE_NUMBERS * STROKE_LIMIT; at++) strokes = addPoint(strokes, [at % 2, 0.5], at === 0)
  expect(strokes).toHaveLength(STROKE_LIMIT)
  expect(Math.max(...strokes.map(({ length }) => length))).toBe(STROKE_NUMBERS)
  expect(addPoint(strokes, [0, 0], true)).toBe(strokes)
})

it('draws a line, and a dot for a single touch', () => {
  expect(pathOf([0, 0, 0.5, 1], 200, 100)).toBe('M0 0L100 100')
  expect(pathOf([0.5, 0.5], 200, 100)).toBe('M100 50L100 50')
})
