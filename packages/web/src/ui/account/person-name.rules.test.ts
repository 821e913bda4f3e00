import { expect, it } from 'vitest'
import { personName } from './person-name.rules.ts'

it.each([
  ['美', '陈', '陈美'],
  ['Hà', 'Nguyễn Thị', 'Nguyễn Thị Hà'],
  ['Ana', 'Silva', 'Ana Silva'],
  ['', '', ''],
])('writes %s of family %s as its owner would: %s', (first, last, expected) =>
  expect(personName(first, last)).toBe(expected),
)
