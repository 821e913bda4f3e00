import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Group, groups } from '../kit/access.ts'
import { headerGroupsOf, headerMenuOf, type MenuReader, personMenuOf } from './menu.rules.ts'

const reader = (userGroups: Group[], more: Partial<MenuReader> = {}): MenuReader => ({
  groups: userGroups,
  ownGroups: userGroups,
  isAssuming: false,
  isManager: false,
  continent: 'AS',
  site: 'CN',
  ...more,
})
const header = (userGroups: Group[], more?: Partial<MenuReader>) =>
  headerMenuOf(reader(userGroups, more)).map(({ name }) => name)
const person = (userGroups: Group[], more?: Partial<MenuReader>) =>
  personMenuOf(reader(userGroups, more)).map(({ name }) => name)

/** Written by hand from section 6 of the specification: what each group adds to the header. */
const added: Record<Group, string[]> = {
  ADMIN: [],
  CSR: [],
  BD: ['bookingDashboard'],
  TD: ['containerDashboard'],
  BR: ['bookingRequest', 'fileUpload'],
  BS: ['bookingRequest', 'shippingInstructions', 'fileUpload'],
  BC: ['bookingCorrection'],
  BP: ['bookingCorrection'],
  SI: ['shippingInstructions', 'fileUpload'],
  VA: ['repAllocation'],
  VU: ['repAllocation'],
  VS: ['salesAllocation'],
  VG: ['vgm', 'fileUpload'], // weights come as files too
  BL: ['billingDocuments', 'blanketLetters'],
  OL: ['billingDocuments'],
  OD: ['billingDocuments'],
  SD: ['billingDocuments'],
  DE: ['detention'],
}
const everyHeader = [
  'search', 'containerDashboard', 'bookingDashboard', 'bookingRequest', 'bookingCorrection', 'shippingInstructions', 'vgm',
  'billingDocuments', 'blanketLetters', 'repAllocation', 'salesAllocation', 'fileUpload', 'detention',
] // biome-ignore format: the order of the header

describe('the header of a signed-in person', () => {
  it.each(groups)('with %s', (group) => expect(header([group])).toEqual(['search', ...added[group]]))
  it('has container search for everyone', () => expect(header([])).toEqual(['search']))
  it('shows for any combination the entries of all its groups, in one order', () =>
    fc.assert(
      fc.property(fc.subarray([...groups]), (userGroups) => {
        const wanted = new Set(['search', ...userGroups.flatMap((group) => added[group])])
        expect(header(userGroups)).toEqual(everyHeader.filter((name) => wanted.has(name)))
      }),
      { numRuns: 2000 },
    ))
  it.each(['EU', 'NA', undefined])('has no detention calculator in %s', (continent) =>
    expect(header(['DE'], { continent })).toEqual(['search']),
  )
  it('has five groups for somebody who may do everything, and only those with entries for others', () => {
    const groupsOf = (userGroups: readonly Group[]) =>
      headerGroupsOf(reader([...userGroups])).map(({ name, entries }) => [name, entries.length])
    expect(groupsOf(groups)).toEqual([['track', 2], ['book', 3], ['documents', 4], ['space', 2], ['tools', 2]])
    expect(groupsOf(['VS'])).toEqual([['track', 1], ['space', 1]])
  }) // biome-ignore format: one line for each person
  it('loses no entry in its groups', () =>
    fc.assert(
      fc.property(fc.subarray([...groups]), (userGroups) => {
        const grouped = headerGroupsOf(reader(userGroups)).flatMap(({ entries }) => entries.map(({ name }) => name))
        expect(grouped).toEqual(header(userGroups))
      }),
    ))
})

describe("the person's own menu", () => {
  const always = ['contact', 'changePassword', 'logout']
  it('has no profile without groups', () => expect(person([], { continent: 'EU' })).toEqual(always))
  it('has the information center in Asia', () => expect(person([])).toEqual(['information', ...always]))
  it('has the tools of an admin', () =>
    expect(person(['ADMIN'], { continent: 'EU' })).toEqual([
      'profile', 'adminAccounts', 'adminProfiles', 'etaRules', 'etaExceptions', 'deliveries', ...always,
    ])) // biome-ignore format: as in the specification
  it('has the company for its managers, behind their profile', () =>
    expect(person(['TD'], { continent: 'EU', isManager: true })).toEqual(['profile', 'company', ...always]))
  it('lets customer service assume a user, and release', () => {
    expect(person(['CSR'], { continent: 'EU' })).toEqual(['profile', 'assume', ...always])
    const assuming = { continent: 'EU', groups: ['TD' as const], isAssuming: true }
    expect(person(['CSR'], assuming)).toEqual(['profile', 'release', 'contact', 'logout'])
  })
  it.each<[Group, string, boolean]>([
    ['SI', 'CN', true],
    ['BD', 'CN', true],
    ['BS', 'CN', false],
    ['SI', 'US', false],
  ])('with %s at the site %s has the user guide: %s', (group, site, shown) =>
    expect(person([group], { site }).includes('userGuide')).toBe(shown),
  )
  it('shows for any combination what the specification says', () =>
    fc.assert(
      fc.property(fc.subarray([...groups]), fc.constantFrom('AS', 'EU'), (userGroups, continent) => {
        const names = person(userGroups, { continent })
        expect(names.includes('profile')).toBe(userGroups.length > 0)
        expect(names.includes('information')).toBe(continent === 'AS')
        expect(names.includes('adminAccounts')).toBe(userGroups.includes('ADMIN'))
        expect(names.includes('assume')).toBe(userGroups.includes('CSR'))
        expect(names.slice(-3)).toEqual(always)
      }),
      { numRuns: 1000 },
    ))
})
