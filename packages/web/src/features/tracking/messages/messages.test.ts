import { describe, expect, it } from 'vitest'
import { en } from './en.ts'
import { vi } from './vi.ts'
import { zh } from './zh.ts'

interface Texts {
  readonly [key: string]: string | Texts
}

/** Each text by its path, reduced to its placeholders and marks. */
const slotsOf = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [[path + key, (text.match(/\{\{\w+\}\}|<\/?[bp]>/g) ?? []).sort().join(' ')] as [string, string]]
      : slotsOf(text, `${path}${key}.`),
  )

describe('the texts of tracking', () => {
  it.each([
    ['Mandarin', zh],
    ['Vietnamese', vi],
  ])('take the same values in %s as in English', (_language, texts) => expect(slotsOf(texts)).toEqual(slotsOf(en)))
})
