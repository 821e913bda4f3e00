import { readHts } from '@fairway/contract/shipping-instructions/hts.rules'
import { htsChapters } from '@fairway/contract/shipping-instructions/hts-chapters.values'
import { describe, expect, it } from 'vitest'
import { tariffCodes } from './tariff-codes.ts'

describe('the HTS codes of the demo', () => {
  it('are about 350, and each stands there once', () => {
    expect(tariffCodes.length).toBeGreaterThan(300)
    expect(new Set(tariffCodes.map(({ code }) => code)).size).toBe(tariffCodes.length)
  })

  it('are of right form and in a chapter that there is', () => {
    for (const { code } of tariffCodes) {
      expect([code, readHts(code)]).toEqual([code, code])
      expect([code, htsChapters[code.slice(0, 2)] !== undefined && !code.startsWith('77')]).toEqual([code, true])
    }
  })

  it('have a name in each language, and no two the same', () => {
    for (const { code, names } of tariffCodes)
      expect([code, /^[\x20-\x7e’²]+$/.test(names.en), /\p{Script=Han}/u.test(names.zh)]).toEqual([code, true, true])
    for (const language of ['en', 'zh', 'vi'] as const) {
      const names = tariffCodes.map((line) => line.names[language])
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    }
  })

  it('stand below a general code where they divide it', () => {
    const general = new Set(tariffCodes.map(({ code }) => code))
    for (const { code } of tariffCodes) expect([code, general.has(code.slice(0, 6))]).toEqual([code, true])
  })
})
