import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkDigit } from '../shared/container-number.ts'
import { TRACKING_LIMIT } from '../shared/search-number.ts'
import { checkSearch } from './search-input.rules.ts'

const bookings = (count: number) => Array.from({ length: count }, (_, at) => String(3104482 + at))

describe('what a person searches for', () => {
  it.each([
    ['a container', 'fwyu4829130', 'container', ['FWYU4829130']],
    ['containers written apart', 'FWYU 482913 0, FWYU771204-4', 'container', ['FWYU4829130', 'FWYU7712044']],
    ['a container without check digit', 'FWYU482913', 'container', ['FWYU4829130']],
    ['the same container twice, once without check digit', 'FWYU482913\nFWYU4829130', 'container', ['FWYU4829130']],
    ['bookings from Excel', '3104482\r\n3104483\r\n', 'booking', ['3104482', '3104483']],
    ['a bill typed with a Chinese input method', 'ＦＷＹＬ３１０４４８２０１，', 'bl', ['FWYL310448201']],
  ])('reads %s', (_case, text, type, numbers) => {
    const input = checkSearch(text)
    expect(input).toMatchObject({ type, numbers })
    expect(input).not.toHaveProperty('problem')
    expect(input.verdicts).toHaveLength(numbers.length)
  })

  it.each([
    ['nothing', '', 'empty'],
    ['separators alone', ' ,、\n', 'empty'],
    ['five numbers', bookings(5).join(), 'tooMany'],
    ['five pieces of nonsense', 'a b c d e', 'tooMany'],
    ['a wrong check digit', 'FWYU 482913 1', 'wrongCheckDigit'],
    ['a wrong check digit beside a booking', 'FWYU4829131, 3104482', 'wrongCheckDigit'],
    ['a number of no known form', '31044', 'unknownForm'],
    ['no number at all', '<script>alert(1)</script>', 'unknownForm'],
  ])('names the problem of %s', (_case, text, problem) => expect(checkSearch(text)).toMatchObject({ problem }))

  it('says which check digit it expected', () => {
    expect(checkSearch('FWYU4829131').verdicts).toEqual([
      { value: 'FWYU4829131', type: 'container', problem: 'wrongCheckDigit', expected: 'FWYU4829130' },
    ])
  })

  it('keeps the valid numbers beside the invalid ones', () => {
    expect(checkSearch('3104482 hello')).toMatchObject({
      type: 'booking',
      numbers: ['3104482'],
      problem: 'unknownForm',
    })
  })

  it('accepts four from the form and five from the tracking call', () => {
    expect(checkSearch(bookings(4).join())).not.toHaveProperty('problem')
    expect(checkSearch(bookings(5).join(), TRACKING_LIMIT)).not.toHaveProperty('problem')
    expect(checkSearch(bookings(6).join(), TRACKING_LIMIT)).toMatchObject({ problem: 'tooMany' })
  })

  it('counts each number once', () => {
    expect(checkSearch('3104482 '.repeat(9))).toMatchObject({ numbers: ['3104482'] })
  })

  it('offers only numbers that it would recognise itself', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { numbers } = checkSearch(text, Number.POSITIVE_INFINITY)
        expect(checkSearch(numbers.join(), Number.POSITIVE_INFINITY).numbers).toEqual(numbers)
      }),
    ))

  it('searches for exactly the pasted containers, in their order', () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.stringMatching(/^[A-Z]{3}U\d{6}$/), { minLength: 1, maxLength: 4 }),
        fc.constantFrom(' ', '\t', '\n', ',', '，'),
        (containers, separator) => {
          const numbers = containers.map((first10) => first10 + checkDigit(first10))
          expect(checkSearch(containers.join(separator))).toMatchObject({ type: 'container', numbers })
        },
      ),
    ))
})

it('takes numbers of several kinds together, still fewer than five', () => {
  expect(checkSearch('FWYU4829130 3104482 FWYL310448201')).toMatchObject({
    type: 'any',
    numbers: ['FWYU4829130', '3104482', 'FWYL310448201'],
  })
  expect(checkSearch('FWYU4829130 3104482')).not.toHaveProperty('problem')
  expect(checkSearch('FWYU4829130 3104482 3104428 3104459 FWYL310448201')).toMatchObject({ problem: 'tooMany' })
})
