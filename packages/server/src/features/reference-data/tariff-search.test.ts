import { describe, expect, it } from 'vitest'
import { tariffSearchOf, tariffTermsOf } from './tariff-search.ts'

const shirts = { en: 'Cotton T-shirts, knitted', zh: '棉制针织T恤衫', vi: 'Áo phông dệt kim bằng bông' }

describe('the words of an HTS code', () => {
  it('are those of its names, without accents, and every end of the Chinese one', async () => {
    const { words, spoken } = await tariffSearchOf(shirts)
    for (const word of [
      'cotton',
      't-shirts',
      'tshirts',
      'shirts',
      'ao',
      'phong',
      'bong',
      '棉制针织',
      '针织',
      '恤衫',
      '衫',
    ])
      expect(words, word).toContain(` ${word}`)
    expect(spoken.split(' ')[0]).toBe('mianzhizhenzhitxushan')
  })

  it('have every piece that a typed word needs', async () => {
    const { pieces } = await tariffSearchOf(shirts)
    for (const typed of ['cott', 'shirt', 'tshirt', 'bông', '针', '恤衫', 'zhenzhi', 'mzzz'])
      expect(pieces, typed).toEqual(expect.arrayContaining(tariffTermsOf(typed).pieces))
  })
})

describe('a typed text', () => {
  it.each([
    ['LED lamps', ['led', 'lamp']],
    ['batteries', ['batter']],
    ['battery', ['batter']],
    ['toys', ['toy']],
    ['toy', ['toy']],
    ['glass', ['glass']],
    ['Đèn  LED', ['den', 'led']],
    ['LED灯', ['led', '灯']],
    ['lamp Lamps LAMP', ['lamp']],
    ['8539 led', ['8539', 'led']],
    ['(lamps)', ['lamp']],
    ['a', []],
    ['%', []],
    ['_', []],
    ['. - _', []],
    ['💡💡', []],
    ['', []],
  ])('%j is looked for as %j', (typed, words) => expect(tariffTermsOf(typed).words).toEqual(words))

  it('of any length is a few words', () => {
    expect(tariffTermsOf('ab cd ef gh ij kl mn op qr st '.repeat(6)).words).toHaveLength(8)
  })
})
