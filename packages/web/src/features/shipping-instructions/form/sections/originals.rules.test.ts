import { expect, it } from 'vitest'
import { originalsFor } from './originals.rules.ts'

it.each([
  ['OBL', '2', '2'],
  ['OBL', '0', '3'],
  ['OBL', '', '3'],
  ['SW', '3', '0'],
  ['TLX', '3', '3'],
  ['TLX', 'x', '0'],
] as const)('a bill of type %s after %s originals has %s', (type, before, after) =>
  expect(originalsFor(type, before)).toBe(after),
)
