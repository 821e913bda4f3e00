import { expect, it } from 'vitest'
import { isOutline } from './logo.rules.ts'

it.each([
  'M0 0L10 0L10 10Z',
  'm0,0 l10-5.5 .5.5 z',
  'M 0 0 C 1 2 3 4 5 6 7 8 9 10 11 12 Z M1 1 H5 V-3 q1 1 2 2 t3 3 s1 2 3 4',
])('an outline: %s', (path) => expect(isOutline(path)).toBe(true))

it.each([
  ['nothing', ''],
  ['no start', 'L10 10'],
  ['half a pair', 'M0 0 L10'],
  ['a command without numbers', 'M0 0 L Z'],
  ['numbers after the end', 'M0 0 Z 5'],
  ['an arc', 'M0 0 A5 5 0 0 1 10 10'],
  ['no number', 'M0 0 LNaN NaN'],
  ['an exponent', 'M0 0 L1e300 1'],
  ['a number without end', `M0 0 L1 ${'9'.repeat(400)}`],
  ['something else', 'M0 0"/><script>'],
])('no outline: %s', (_what, path) => expect(isOutline(path)).toBe(false))
