import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkCriteria, rangeViolations, readCriteria } from './dashboard-criteria.rules.ts'

const codesOf = (criteria: object) => checkCriteria(criteria).map(({ path, code }) => `${path} ${code}`)

describe('the criteria of the container dashboard', () => {
  it.each([
    [{}, []],
    [{ dateOf: 'arrival', from: '2026-11-01', to: '2026-11-30' }, []],
    [{ dateOf: 'arrival', from: '2026-11-01' }, []],
    [{ sailedDays: 0 }, []],
    [{ sailedDays: 21 }, []],
    [{ from: '2026-02-30', to: '2026-03-01' }, ['from BD0003']],
    [{ from: '01.11.2026', to: 'soon' }, ['from BD0003', 'to BD0004']],
    [{ from: '2026-11-30', to: '2026-11-01' }, ['to BD0008']],
    [{ sailedDays: 22 }, ['sailedDays BD0005']],
    [{ sailedDays: -1 }, ['sailedDays BD0005']],
    [{ sailedDays: 7.5 }, ['sailedDays BD0005']],
  ])('%j break %j', (criteria, codes) => expect(codesOf(criteria)).toEqual(codes))

  it.each([
    [{ dateOf: 'departure', from: '2026-11-01' }, ['to BD0009']],
    [{ dateOf: 'departure', to: '2026-11-30' }, ['from BD0009']],
    [{ from: '2026-11-01' }, ['to BD0009']],
    [{ dateOf: 'departure', from: '2026-11-01', to: '2026-11-30' }, []],
    [{ dateOf: 'lastFree', to: '2026-11-30' }, []],
  ])('%j break %j: a departure range needs both dates, other ranges may be open', (criteria, codes) =>
    expect(codesOf(criteria)).toEqual(codes),
  )

  it.each([
    ['', '', []],
    ['2026-11-01', '2026-11-30', []],
    ['2026-11-01', '', ['to BD0009']],
    ['', '2026-11-30', ['from BD0009']],
    ['soon', '', ['from BD0003', 'to BD0009']],
    ['2026-11-30', '2026-11-01', ['to BD0008']],
  ])('from %j to %j, where both dates are needed, break %j: each names its own cause', (from, to, codes) => {
    const found = rangeViolations(from, to, { needsBoth: true })
    expect(found.map(({ path, code }) => `${path} ${code}`)).toEqual(codes)
  })

  it('keep the known parts of an address, and drop the rest', () =>
    expect(
      readCriteria({
        numberType: 'booking', numbers: [' 3104482', 7, '', '3104482'], stages: ['Hold', 'Sunk'], redHolds: 'customs',
        sailedDays: 14, dateOf: 'arrival', from: '2026-11-01', to: 5, colour: 'red', vvds: ['fhm042e'],
      }), // biome-ignore format: three lines
    ).toEqual({
      numberType: 'booking', numbers: ['3104482'], stages: ['Hold'], sailedDays: 14, dateOf: 'arrival',
      from: '2026-11-01', vvds: ['FHM042E'],
    })) // biome-ignore format: as above

  it('survive any JSON value', () =>
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('numbers', 'numberType', 'from', 'vvds', 'stages', 'x'), fc.jsonValue()),
        (input) => {
          expect(readCriteria(readCriteria(input) as Record<string, unknown>)).toEqual(readCriteria(input))
        },
      ),
    ))
})
