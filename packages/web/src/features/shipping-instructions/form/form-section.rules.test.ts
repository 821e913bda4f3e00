import { expect, it } from 'vitest'
import { pageState, placeOf, sectionOf, sectionStates } from './form-section.rules.ts'

const at = (path: string) => ({ path, code: 'SI0013', args: [] })

it.each([
  ['blNo', 'bill'],
  ['bookingNo', 'bill'],
  ['consignee.address', 'parties'],
  ['secondNotifyParty', 'parties'],
  ['commodities.3.containers.2.seal', 'goods'],
  ['remarks', 'review'],
])('the field %s stands in the section %s', (path, section) => expect(sectionOf(path)).toBe(section))

it('fields are ordered by section, then by commodity, then by container', () => {
  const paths = [
    'commodities.1.description',
    'commodities.0.containers.11.seal',
    'commodities.0.containers.2.seal',
    'shipper.name',
    'blNo',
  ]
  expect(paths.toSorted((one, other) => placeOf(one) - placeOf(other))).toEqual(paths.toReversed())
})

it('a section is wrong where an error shows, missing where one is found, and else complete', () => {
  const states = sectionStates([at('blNo'), at('commodities.0.marks')], [at('commodities.0.marks')])
  expect(states.map(({ section, state }) => `${section} ${state}`)).toEqual([
    'bill missing',
    'parties complete',
    'goods wrong',
    'review missing',
  ])
})

it('a commodity has a state of its own', () => {
  const found = [at('commodities.1.marks'), at('commodities.10.marks')]
  expect([0, 1, 10].map((page) => pageState(page, found, [at('commodities.10.marks')]))).toEqual([
    'complete',
    'missing',
    'wrong',
  ])
})
