import { groups } from '@fairway/contract/kit/access'
import { accessOf, isPage } from '@fairway/contract/shared/pages'
import { describe, expect, it } from 'vitest'
import { pagesOf } from './use-palette-pages.ts'

const reader = { ownGroups: [], isAssuming: false, isManager: false, continent: 'AS', site: 'CN' }
const pathsFor = (...userGroups: (typeof groups)[number][]) =>
  pagesOf({ ...reader, groups: userGroups }).map(({ to }) => to)

describe('the pages of the palette', () => {
  it('are the menus of this person, the Home Page and those beside them', () => {
    expect(pathsFor('TD')).toEqual([
      '/search',
      '/',
      '/containerdash',
      '/profile',
      '/informationCenter',
      '/support',
      '/changePassword',
      '/accountSecurity',
      '/watching',
      '/sharedLinks',
      '/schedules',
      '/verify',
    ])
  })
  it('are no page of the administration for a customer, and all of them for an admin', () => {
    expect(pathsFor('TD', 'BD').filter((path) => path.startsWith('/admin'))).toEqual([])
    expect(pathsFor('ADMIN')).toEqual(expect.arrayContaining(['/adminOrganisationSearch', '/adminGrantSearch']))
  })
  it('exist, and what only does something is none of them', () => {
    const all = pathsFor(...groups)
    expect(all.filter((path) => !isPage(path.replace(/#.*/, '')))).toEqual([])
    expect(all.filter((path) => accessOf(path) === undefined)).toContain('/')
  })
})
