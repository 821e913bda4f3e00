import { describe, expect, it } from 'vitest'
import { allows, type Group, groups } from '../kit/access.ts'
import { accessOf, type guardedPages, isGuardedPage, isOfSite, isPage } from './pages.ts'

describe('the pages of the portal', () => {
  it.each([
    '/',
    '/signin',
    '/signintoken/mei@ningbo.example/abc',
    '/confirmUser/mei',
    '/containerList/container=A,B',
    '/vgmDetails/',
  ])('anyone may open %s', (path) => expect([isPage(path), isGuardedPage(path)]).toEqual([true, false]))
  it.each(['/search', '/containerdash', '/adminEtaRuleSearchDetails/7', '/fileUpload'])('%s needs a login', (path) =>
    expect([isPage(path), isGuardedPage(path)]).toEqual([true, true]),
  )
  it.each([
    '/nowhere',
    '/containerList',
    '/containerDetails/1',
    '/signin/x',
    '/search/x',
    '/containerList/container=%E0%A4%A',
    '',
    '//',
  ])('there is no page %s', (path) => expect(isPage(path)).toBe(false))
})

/** Written by hand from sections 2 and 6 of the specification: who may open what. `all` is every signed-in person. */
const openTo: Record<keyof typeof guardedPages, Group[] | 'all' | 'granted'> = {
  '/search': 'all',
  '/containerdash': ['TD'],
  '/billingdoc': ['BL', 'OL', 'OD', 'SD'],
  '/salesView': ['VS'],
  '/repSalesView': ['VA', 'VU'],
  '/bookingdash': ['BD'],
  '/bookingDetails/*': ['BD', 'BR', 'BS', 'BC', 'BP'],
  '/blanketloi': ['BL'],
  '/blanketloidetails': ['BL'],
  '/bookingRequest': ['BR', 'BS'],
  '/bookingRequestDetails': ['BR', 'BS'],
  '/bookingUpdate': ['BC', 'BP'],
  '/bookingUpdateDetails': ['BC', 'BP'],
  '/bookinghistory': ['BR', 'BS', 'BC', 'BP'],
  '/bookingCompare': ['BR', 'BS', 'BC', 'BP'],
  '/shippingInstructionCompare': ['SI', 'BS'],
  '/shippingInstructions': ['SI', 'BS'],
  '/shippingInstructionsDetails': ['SI', 'BS'],
  '/profile': 'granted',
  '/company': [], // its managers, whatever their groups
  '/support': 'all',
  '/userGuide': ['SI', 'BD'],
  '/userGuide/*': ['SI', 'BD'],
  '/watching': 'granted',
  '/sharedLinks': 'granted',
  '/sign': 'all',
  '/changePassword': 'all',
  '/accountSecurity': 'all',
  '/fileUpload': ['BR', 'BS', 'SI', 'VG'],
  '/adminAccountSearch': ['ADMIN'],
  '/adminAccountSearchDetails/*': ['ADMIN'],
  '/adminProfileSearch': ['ADMIN'],
  '/adminProfileSearchDetails/*': ['ADMIN'],
  '/adminOrganisationSearch': ['ADMIN'],
  '/adminOrganisationSearchDetails/*': ['ADMIN'],
  '/adminGrantSearch': ['ADMIN'],
  '/adminDeliveries': ['ADMIN'],
  '/adminSigning': ['ADMIN'],
  '/adminDetentionTerms': ['ADMIN'],
  '/adminInformation': ['ADMIN'],
  '/adminEtaRuleSearch': ['ADMIN'],
  '/adminEtaRuleSearchDetails/*': ['ADMIN'],
  '/adminEtaRuleExceptionSearch': ['ADMIN'],
  '/adminEtaRuleExceptionDetails/*': ['ADMIN'],
}

describe.each(Object.entries(openTo))('the page %s', (page, who) => {
  const path = page.replace('*', 'x')
  const access = accessOf(path) ?? { kind: 'public' as const }
  it('is closed to guests', () => expect(allows(access, undefined)).toBe(false))
  it('opens to a manager by that role alone where it is the page of companies', () =>
    expect(allows(access, [], true)).toBe(who === 'all' || page === '/company'))
  it('is open without any group only where everyone has access', () => expect(allows(access, [])).toBe(who === 'all'))
  it.each(groups)('with %s', (group) =>
    expect(allows(access, [group])).toBe(typeof who === 'string' || who.includes(group)),
  )
})

it.each([
  ['/userGuide', 'CN', true],
  ['/userGuide/track', 'US', false],
  ['/userGuide', '', false],
  ['/support', 'US', true],
])('%s on the site %s: %s', (path, site, isThere) => expect(isOfSite(path, site)).toBe(isThere))
