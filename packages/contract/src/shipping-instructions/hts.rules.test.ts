import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chapterOf, formatHts, htsPrefix, readHts } from './hts.rules.ts'
import { htsChapters } from './hts-chapters.values.ts'

describe('an HTS code', () => {
  it.each([
    ['853952', '853952'],
    ['8539.52', '853952'],
    ['8539.52.0010', '8539520010'],
    ['8539.52.00.10', '8539520010'],
    ['8539520', '8539520'],
    [' 8539 52 0010 ', '8539520010'],
    ['8539-52-0010', '8539520010'],
    ['８５３９．５２．００１０', '8539520010'],
    ['8539。52。0010', '8539520010'],
    ['8539.52.', '853952'],
    ['0304.62.0020', '0304620020'],
  ])('is read from %s', (typed, digits) => expect(readHts(typed)).toBe(digits))

  it.each([
    '', ' ', '.', '85395', '8539.5', '85395200101', '8539.52.00.10.1', '8539..52', '.853952', '8539.52.0010a', 'LED lamps',
    '8539,52', '-853952', '+853952', '853952e1', '٨٥٣٩٥٢', '8539\n52', '853952%', '8539_52', '💡853952',
  ])('is not %j', (typed) => expect(readHts(typed)).toBeUndefined()) // biome-ignore format: one list

  it.each([
    ['853952', '8539.52'],
    ['8539520', '8539.52.0'],
    ['85395200', '8539.52.00'],
    ['8539520010', '8539.52.0010'],
    ['8539.52.00.10', '8539.52.0010'],
    ['85395', '85395'],
    ['85395200101', '85395200101'],
    ['lamps', 'lamps'],
  ])('%s is shown as %s', (typed, shown) => expect(formatHts(typed)).toBe(shown))

  it('keeps each of its digits, however it is written', () => {
    const code = fc.stringMatching(/^[0-9]{6,10}$/)
    fc.assert(fc.property(code, (digits) => readHts(formatHts(digits)) === digits))
    fc.assert(fc.property(code, fc.constantFrom('.', ' ', '-'), (digits, mark) => readHts([...digits].join(mark)) === digits)) // biome-ignore format: one thought
  })

  it('is nothing that is shorter or longer', () => {
    const other = fc.stringMatching(/^([0-9]{1,5}|[0-9]{11,14})$/)
    fc.assert(fc.property(other, (digits) => readHts(digits) === undefined && formatHts(digits) === digits))
  })
})

describe('while a code is typed', () => {
  it.each([
    ['8', '8', undefined],
    ['85', '85', '85'],
    ['8539.', '8539', '85'],
    ['8539.5', '85395', '85'],
    ['８５', '85', '85'],
    ['8539.52.0010', '8539520010', '85'],
    ['85395200101', undefined, undefined],
    ['lamp 85', undefined, undefined],
    ['', undefined, undefined],
  ])('%j begins with %s, of chapter %s', (typed, prefix, chapter) =>
    expect([htsPrefix(typed), chapterOf(typed)]).toEqual([prefix, chapter]),
  )
})

describe('the chapters of the tariff', () => {
  it('are 97, each with a name in every language', () => {
    expect(Object.keys(htsChapters)).toHaveLength(97)
    for (let chapter = 1; chapter <= 97; chapter++) {
      const { en, zh, vi } = htsChapters[String(chapter).padStart(2, '0')] ?? { en: '', zh: '', vi: '' }
      expect([chapter, en.length > 2, /\p{Script=Han}/u.test(zh), vi.length > 2]).toEqual([chapter, true, true, true])
    }
  })

  it('have names of their own', () => {
    for (const language of ['en', 'zh', 'vi'] as const)
      expect(new Set(Object.values(htsChapters).map((name) => name[language])).size).toBe(97)
  })
})
