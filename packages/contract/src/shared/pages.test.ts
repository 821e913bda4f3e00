import { describe, expect, it } from 'vitest'
import { isGuardedPage, isPage } from './pages.ts'

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
