import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkDigit } from './container-number.ts'
import { isSearchType, recognise } from './search-number.ts'

describe('recognising a number', () => {
  it.each([
    ['3104482', { type: 'booking', number: '3104482' }],
    ['FWYL310448201', { type: 'bl', number: 'FWYL310448201' }],
    ['FWYU4829130', { type: 'container', number: 'FWYU4829130' }],
    ['FWYU482913', { type: 'container', number: 'FWYU4829130', note: 'completed' }],
    ['FWYU4829131', { type: 'container', problem: 'wrongCheckDigit', expected: 'FWYU4829130' }],
    ['310448', { problem: 'unknownForm' }],
    ['31044822', { problem: 'unknownForm' }],
    ['FWYL31044820', { problem: 'unknownForm' }],
    ["'; DROP TABLE BOOKING;--", { problem: 'unknownForm' }],
    ['', { problem: 'unknownForm' }],
  ])('says what %j is', (value, expected) => expect(recognise(value)).toEqual({ value, ...expected }))

  it('recognises every booking, bill and container by its format', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z]{4}\d{9}$/), (bl) => {
        expect(recognise(bl)).toMatchObject({ type: 'bl' })
        expect(recognise(bl.slice(4, 11))).toMatchObject({ type: 'booking' })
        const first10 = bl.slice(0, 10)
        expect(recognise(first10 + checkDigit(first10))).toEqual({
          ...recognise(first10),
          value: first10 + checkDigit(first10),
          note: undefined,
        })
      }),
    ))

  it('answers any text without failing, and repeats it', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(recognise(text).value).toBe(text)
      }),
    ))
})

it('has three kinds of search and no other', () => {
  expect(['container', 'booking', 'bl'].every(isSearchType)).toBe(true)
  expect(['vessel', 'Container', '', 'constructor', null, 3].some(isSearchType)).toBe(false)
})
