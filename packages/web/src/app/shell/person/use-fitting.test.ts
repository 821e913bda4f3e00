import { describe, expect, it } from 'vitest'
import { fittingOf } from './use-fitting.ts'

const [search, dashboard, request, more] = [130, 150, 120, 70]
const widths = [search, dashboard, request, more]

describe('the entries that stand in the line', () => {
  it.each([
    [404, 3, 'all, when they just fit, without room for More'],
    [403, 2, 'as many as fit beside More'],
    [354, 2, 'two, when More just fits'],
    [353, 1, 'one, when More does not fit beside two'],
    [60, 0, 'none, when there is room for More at most'],
  ])('in %i pixels are %i: %s', (room, expected) => expect(fittingOf(widths, room, 2)).toBe(expected))

  it('are none for a person who has none', () => expect(fittingOf([more], 500, 2)).toBe(0))
})
