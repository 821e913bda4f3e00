import { htsChapters } from '@fairway/contract/shipping-instructions/hts-chapters.values'
import type { TariffEntry } from '@fairway/contract/shipping-instructions/tariff-code.schema'
import { describe, expect, it } from 'vitest'
import { chapterIn, chapterText, htsOptions, isSearchable, type OptionTexts, stillFits } from './hts-options.rules.ts'

const texts: OptionTexts = {
  chapter: (chapter, name) => `Chapter ${chapter}: ${name}`,
  chapterStep: 'Show',
  usedBefore: (description) => `Used: ${description}`,
  withdrawn: 'Withdrawn',
  asTyped: 'As typed',
}
const reader = { language: 'en' as const, texts }
const lamps = { en: 'LED lamps', zh: 'LED灯泡', vi: 'Bóng đèn LED' }
const entry = (code: string, more: Partial<TariffEntry> = {}): TariffEntry => ({
  code,
  name: lamps,
  isWithdrawn: false,
  usedBefore: null,
  ...more,
})
const offer = (typed: string, ...entries: TariffEntry[]) =>
  htsOptions({ typed, entries, chapters: htsChapters }, reader)

describe('the list below an HTS field', () => {
  it('shows code, name and chapter', () => {
    expect(offer('led', entry('8539520010'))[0]).toEqual({
      value: '8539520010',
      text: '8539.52.0010 LED lamps',
      detail: 'Chapter 85: Electrical equipment',
    })
    expect(
      htsOptions({ typed: 'led', entries: [entry('853952')], chapters: {} }, { ...reader, language: 'zh' }),
    ).toEqual([{ value: '853952', text: '8539.52 LED灯泡', detail: '' }])
  })

  it('marks a code that was used before, and names it by that where the carrier does not', () => {
    const usedBefore = { description: 'Lamps, boxed', at: '2026-11-01T00:00:00Z' }
    expect(offer('lamp', entry('853952', { usedBefore }))[0]).toMatchObject({ text: '8539.52 LED lamps', detail: 'Used: Lamps, boxed' }) // biome-ignore format: one thought
    expect(offer('lamp', entry('853999', { usedBefore, name: null }))[0]).toMatchObject({ text: '8539.99 Lamps, boxed', detail: 'Used: ' }) // biome-ignore format: one thought
  })

  it('marks a code that the carrier has withdrawn', () => {
    expect(offer('lamp', entry('853952', { isWithdrawn: true }))[0]?.detail).toBe(
      'Withdrawn · Chapter 85: Electrical equipment',
    )
  })

  it('has a typed code first: Enter does not replace it by a longer one', () => {
    expect(offer('85395200', entry('8539520010')).map(({ value }) => value)).toEqual(['85395200', '8539520010'])
    expect(offer('8539.52', entry('8539520010'), entry('853952')).map(({ value }) => value)).toEqual(['853952', '8539520010']) // biome-ignore format: one thought
    expect(offer('999999').map(({ text, detail }) => [text, detail])).toEqual([['9999.99', 'As typed']])
    expect(offer('85395', entry('853952')).map(({ value }) => value)).toEqual(['853952'])
  })

  it('offers chapters by the words of their names, as a step', () => {
    const [chapter, ...others] = offer('furniture')
    expect(chapter).toMatchObject({ text: 'Chapter 94: Furniture, bedding, lighting', detail: 'Show', isStep: true })
    expect([chapter && chapterIn(chapter), others]).toEqual(['94', []])
    expect(offer('家具').map(chapterIn)).toEqual(['94'])
    expect(offer('noi that').map(chapterIn)).toEqual(['94'])
    expect(offer('reserved')).toEqual([])
    expect(offer('94').map(chapterIn)).toEqual([])
  })
})

describe('a code that an earlier text found', () => {
  it.each([
    ['85', true],
    ['8539.5', true],
    ['9', false],
    ['lamp', true],
    ['led la', true],
    ['灯泡', true],
    ['bong den', true],
    ['coffee', false],
  ])('is still offered for %s: %s', (typed, fits) => expect(stillFits(entry('853952'), typed)).toBe(fits))
})

describe('the hint for a typed code', () => {
  it.each([
    ['85', 'Chapter 85: Electrical equipment'],
    ['8539.52.0010', 'Chapter 85: Electrical equipment'],
    ['8', undefined],
    ['98', undefined],
    ['lamps', undefined],
  ])('of %s is %s', (typed, hint) => expect(chapterText(typed, htsChapters, reader)).toBe(hint))
})

it.each([['8', true], ['led', true], ['灯', true], ['đè', true], ['l', false], ['', false], ['%', false], ['_', false], ['💡', false]])(
  'a search for %j is worth it: %s',
  (typed, isWorth) => expect(isSearchable(typed)).toBe(isWorth),
) // biome-ignore format: one list
