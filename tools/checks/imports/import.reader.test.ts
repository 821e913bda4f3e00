import { expect, it } from 'vitest'
import { readImports } from './import.reader.ts'

/** What is imported by a text, in its order: its specifier, and what is special about it. */
const importsOf = (text: string) =>
  readImports('a.ts', text).map(({ specifier, line, typeOnly, reexport }) =>
    [specifier, line, typeOnly && 'types', reexport !== 'no' && reexport].filter(Boolean).join(' '),
  )

it.each([
  [`import 'a'`, ['a 1']],
  [`import {} from 'a'`, ['a 1']],
  [`import type {} from 'a'`, ['a 1 types']],
  [`import a, { type B } from 'a'`, ['a 1']],
  [`import { type A, type B } from 'a'`, ['a 1 types']],
  [`import type a from 'a'\nimport type * as b from 'b'`, ['a 1 types', 'b 2 types']],
  ['export {}', []],
  [`export {} from 'a'`, ['a 1 some']],
  [`export { a, type B } from 'a'`, ['a 1 some']],
  [`export type { A } from 'a'`, ['a 1 types some']],
  [`export * from 'a'\nexport * as b from 'b'`, ['a 1 all', 'b 2 all']],
  [`export type * from 'a'`, ['a 1 types all']],
  [`import { a } from 'a'\nexport { a }`, ['a 1']],
  [`const a = import('a')\nimport 'b'`, ['a 1', 'b 2']],
  [`const a = import('a' + 'b')`, []],
  [`type A = import('a').A\nconst b = import("b")`, ['a 1 types', 'b 2']],
])('reads %s', (text, expected) => {
  expect(importsOf(text)).toEqual(expected)
})
