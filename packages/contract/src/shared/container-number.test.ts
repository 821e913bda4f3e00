import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkDigit, isContainerNumber, readContainerNumber, showContainerNumber } from './container-number.ts'

/** The table of ISO 6346 in full, independent of the formula under test. */
const letterValues: Record<string, number> = {
  A: 10, B: 12, C: 13, D: 14, E: 15, F: 16, G: 17, H: 18, I: 19, J: 20, K: 21, L: 23, M: 24,
  N: 25, O: 26, P: 27, Q: 28, R: 29, S: 30, T: 31, U: 32, V: 34, W: 35, X: 36, Y: 37, Z: 38,
} // biome-ignore format: a table

const remainder = (first10: string) =>
  [...first10].reduce((sum, character, at) => sum + (letterValues[character] ?? Number(character)) * 2 ** at, 0) % 11

const first10 = fc.stringMatching(/^[A-Z]{4}\d{6}$/)

describe('check digit of a container number', () => {
  it.each(['CSQU3054383', 'TEXU3070079', 'FWYU4829130'])('is right in %s, computed by hand', (number) => {
    expect(checkDigit(number.slice(0, 10))).toBe(number.slice(10))
    expect(isContainerNumber(number)).toBe(true)
  })

  it('is 0 where the remainder is 10', () => {
    expect(remainder('FWYU482913')).toBe(10)
    expect(checkDigit('FWYU482913')).toBe('0')
  })

  it('follows the table of the standard for any number', () =>
    fc.assert(
      fc.property(first10, (text) => {
        expect(checkDigit(text)).toBe(String(remainder(text) % 10))
      }),
    ))

  it('detects any single wrong digit, except where the remainders are 10 and 0, which share a check digit', () =>
    fc.assert(
      fc.property(first10, fc.integer({ min: 4, max: 9 }), fc.integer({ min: 1, max: 9 }), (text, at, shift) => {
        const wrong = `${text.slice(0, at)}${(Number(text[at]) + shift) % 10}${text.slice(at + 1)}`
        const remainders = [remainder(text), remainder(wrong)].toSorted((a, b) => a - b)
        const sharesCheckDigit = remainders[0] === 0 && remainders[1] === 10
        expect(isContainerNumber(wrong + checkDigit(text))).toBe(sharesCheckDigit)
      }),
    ))

  it('detects a wrong check digit and says which one was expected', () =>
    fc.assert(
      fc.property(first10, fc.integer({ min: 1, max: 9 }), (text, shift) => {
        const right = checkDigit(text)
        const wrong = `${text}${(Number(right) + shift) % 10}`
        expect(readContainerNumber(wrong)).toEqual({ kind: 'wrongCheckDigit', expected: text + right })
      }),
    ))
})

describe('reading a container number', () => {
  it('completes ten characters to a valid number', () =>
    fc.assert(
      fc.property(first10, (text) => {
        const completed = readContainerNumber(text)
        expect(completed.kind).toBe('completed')
        if (completed.kind !== 'completed') return
        expect(completed.number.startsWith(text)).toBe(true)
        expect(readContainerNumber(completed.number)).toEqual({ kind: 'valid', number: completed.number })
      }),
    ))

  it.each(['', 'FWYU', 'FWYU48291', 'FWYU48291300', 'fwyu4829130', 'FWY14829130', 'FWYU 482913 0', 'FWYU482913٠'])(
    'calls %j malformed',
    (text) => expect(readContainerNumber(text)).toEqual({ kind: 'malformed' }),
  )

  it('has a result for any text', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(['valid', 'completed', 'wrongCheckDigit', 'malformed']).toContain(readContainerNumber(text).kind)
      }),
    ))
})

it('shows owner, serial number and check digit apart', () => {
  expect(showContainerNumber('FWYU4829130')).toBe('FWYU 482913 0')
  expect(showContainerNumber('FWYU482913')).toBe('FWYU 482913')
})
