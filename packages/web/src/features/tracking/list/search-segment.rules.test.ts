import { SEARCH_FORM_LIMIT, searchTypes, TRACKING_LIMIT } from '@fairway/contract/shared/search-number'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSearchSegment, type SearchSegment } from './search-segment.rules.ts'

const search = (type: string, numbers: string[], problems: object[] = []) => ({
  kind: 'search',
  type,
  numbers,
  problems,
})

describe('the segment after /containerList/', () => {
  const cases: [string, string, object][] = [
    ['one container', 'container=FWYU4829130', search('container', ['FWYU4829130'])],
    ['ten characters, completed', 'container=FWYU482913', search('container', ['FWYU4829130'])],
    [
      'lower case, spaces and Chinese commas',
      'container=fwyu4829130，fwyu7712044 ',
      search('container', ['FWYU4829130', 'FWYU7712044']),
    ],
    ['the same number twice, once completed', 'container=FWYU4829130,FWYU482913', search('container', ['FWYU4829130'])],
    ['bookings', 'booking=3104482,3104483', search('booking', ['3104482', '3104483'])],
    ['a B/L', 'bl=FWYL310448201', search('bl', ['FWYL310448201'])],
    [
      'a wrong check digit beside a good number',
      'container=FWYU4829131,FWYU7712044',
      search(
        'container',
        ['FWYU7712044'],
        [{ value: 'FWYU4829131', kind: 'wrongCheckDigit', instead: { type: 'container', number: 'FWYU4829130' } }],
      ),
    ],
    [
      'a booking number among containers',
      'container=3104482',
      search(
        'container',
        [],
        [{ value: '3104482', kind: 'otherType', instead: { type: 'booking', number: '3104482' } }],
      ),
    ],
    ['rubbish', 'container=<SCRIPT>', search('container', [], [{ value: '<SCRIPT>', kind: 'unknownForm' }])],
    [
      'a mistyped container where a B/L is asked for',
      'bl=FWYU4829131',
      search('bl', [], [{ value: 'FWYU4829131', kind: 'unknownForm' }]),
    ],
    ['no number', 'container=', { kind: 'empty' }],
    ['only commas', 'booking= , ,', { kind: 'empty' }],
    [
      'an unknown type with a good number',
      'box=FWYU4829130',
      { kind: 'unknownType', instead: { type: 'container', numbers: ['FWYU4829130'] } },
    ],
    ['a bare number', '3104482', { kind: 'unknownType', instead: { type: 'booking', numbers: ['3104482'] } }],
    ['nothing recognisable', 'constructor=toString', { kind: 'unknownType', instead: undefined }],
    ['type names of the language itself', '__proto__=1', { kind: 'unknownType', instead: undefined }],
  ]
  it.each(cases)('%s', (_case, segment, expected) => expect(readSearchSegment(segment)).toEqual(expected))

  it('accepts as many numbers as tracking does, and not one more', () => {
    const bookings = (count: number) => Array.from({ length: count }, (_, index) => String(3104480 + index)).join(',')
    expect(readSearchSegment(`booking=${bookings(TRACKING_LIMIT)}`)).toMatchObject({ kind: 'search', problems: [] })
    expect(readSearchSegment(`booking=${bookings(TRACKING_LIMIT + 1)}`)).toMatchObject({ kind: 'tooMany' })
    expect(SEARCH_FORM_LIMIT).toBeLessThanOrEqual(TRACKING_LIMIT)
  })

  it('survives whatever a link can contain, and never searches for a malformed number', () => {
    const segments = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.tuple(fc.constantFrom(...searchTypes), fc.string({ unit: 'binary' })).map(([type, text]) => `${type}=${text}`),
    )
    const numbersOf = (segment: SearchSegment) => (segment.kind === 'search' ? segment.numbers : [])
    fc.assert(
      fc.property(segments, (segment) => {
        for (const number of numbersOf(readSearchSegment(segment)))
          expect(number).toMatch(/^([A-Z]{4}\d{7}|\d{7}|[A-Z]{4}\d{9})$/)
      }),
    )
  })
})

it('takes numbers of every kind after any=', () =>
  expect(readSearchSegment('any=FWYU4829130,3104482,FWYL310448201,NONSENSE')).toEqual({
    kind: 'search',
    type: 'any',
    numbers: ['FWYU4829130', '3104482', 'FWYL310448201'],
    problems: [{ value: 'NONSENSE', kind: 'unknownForm' }],
  }))
