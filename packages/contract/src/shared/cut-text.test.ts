import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutShown, cutText, isLonger, lengthOf } from './cut-text.ts'
import { cutUnits } from './cut-units.ts'

const text = fc.string({ unit: 'binary' }).map((any) => any.replace(/\p{Cs}/gu, '?'))
const HALF = /\p{Cs}/u

describe('a text with characters beyond the basic plane', () => {
  it('is counted by characters', () => {
    expect(lengthOf('𠮷野家')).toBe(3)
    expect([isLonger('𠮷野家', 3), isLonger('𠮷野家', 2)]).toEqual([false, true])
  })

  it('is cut between characters and never inside one', () => {
    expect(cutText('𠮷𠮷𠮷', 2)).toBe('𠮷𠮷')
    expect(cutText('a𠮷', 2)).toBe('a𠮷')
    expect(cutText('a𠮷b', 2)).toBe('a𠮷')
  })

  it('is shown with all marks of its last character', () => {
    expect(cutShown('👨‍👩‍👧 Li', 1)).toBe('👨‍👩‍👧…')
    expect(cutShown('Hải'.normalize('NFD'), 3)).toBe('Hải'.normalize('NFD'))
    expect(cutShown('𠮷野家', 3)).toBe('𠮷野家')
  })

  it('has only whole characters wherever it is cut', () =>
    fc.assert(
      fc.property(text, fc.nat(20), (any, most) => {
        const cut = cutText(any, most)
        expect(cut).not.toMatch(HALF)
        expect(any.startsWith(cut)).toBe(true)
        expect(lengthOf(cut)).toBe(Math.min(most, lengthOf(any)))
        expect(isLonger(any, most)).toBe(lengthOf(any) > most)
        expect(cutShown(any, most)).not.toMatch(HALF)
        expect(cutUnits(any, most)).not.toMatch(HALF)
        expect(cutUnits(any, most).length).toBeLessThanOrEqual(most)
      }),
    ))
})
