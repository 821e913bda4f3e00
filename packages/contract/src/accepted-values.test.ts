import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { calls } from './calls.ts'
import { openPlaces } from './kit/accepted-values.fixture.ts'
import type { Endpoint } from './kit/endpoint.ts'
import { Text } from './shared/scalar.schema.ts'

/** A saved view stores the search of any screen; its depth, size and characters are checked as a whole. */
const JUDGED_AS_A_WHOLE = ['body.content.criteria{}: unknown, of which nothing is known']

describe('every value that a call takes has bounds and can be stored', () => {
  it.each(calls.map((call) => [`${call.method} ${call.path}`, call as Endpoint] as const))('%s', (_name, call) => {
    expect(openPlaces(call).filter((place) => !JUDGED_AS_A_WHOLE.includes(place))).toEqual([])
  })

  it.each([
    ['a number without bounds', z.number()],
    ['a number without bounds', z.number().int()],
    ['a number without bounds', z.coerce.number().int().positive().optional()],
    ['a number without bounds', z.number().max(100).nullable()],
    ['a text without end', z.string().regex(/^[A-Z]+$/)],
    [
      'a text without end',
      z
        .string()
        .regex(/^[A-Z]{2,}$/)
        .default('AB'),
    ],
    ['half of a character, or none', z.string().max(20)],
    ['half of a character, or none', z.string().max(20).transform(Number)],
    ['a list without end', z.array(z.boolean())],
    ['unknown, of which nothing is known', z.unknown()],
  ])('finds %s anywhere in a call', (problem, schema) => {
    const call = (part: object) => ({ method: 'POST', path: '/planted', ...part }) as unknown as Endpoint // the only part that the check reads
    const nested = z.object({ a: z.object({ b: schema }) })
    expect(openPlaces(call({ body: nested }))).toEqual([`body.a.b: ${problem}`])
    expect(openPlaces(call({ query: nested }))).toEqual([`query.a.b: ${problem}`])
    expect(openPlaces(call({ lines: z.union([Text(3), nested]) }))).toEqual([`lines.a.b: ${problem}`])
  })
})
