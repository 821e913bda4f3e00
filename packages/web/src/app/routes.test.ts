import { headerMenuOf, personMenuOf } from '@fairway/contract/identity/menu.rules'
import { groups } from '@fairway/contract/kit/access'
import { guardedPages } from '@fairway/contract/shared/pages'
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { createPortalRouter } from './routes.tsx'

const router = createPortalRouter({ drawing: true, history: createMemoryHistory() })
await router.options.context.addPages()
const paths = Object.keys(router.routesByPath).map((path) => path.replace(/\$\w+/g, '*'))

it('has every page that needs a login, each behind the guard', () => {
  expect(paths).toEqual(expect.arrayContaining(Object.keys(guardedPages)))
  const outside = Object.values(router.routesByPath)
    .filter(({ id }) => !id.startsWith('/guard'))
    .map(({ fullPath }) => fullPath.replace(/\$\w+/g, '*'))
  expect(outside.filter((path) => path in guardedPages)).toEqual([])
})

it('names every page that can be restricted', () => {
  const guarded = Object.values(router.routesByPath).filter(({ id }) => id.startsWith('/guard/'))
  expect(guarded.filter(({ options }) => !options.staticData?.title)).toEqual([])
})

it.each([
  '/vgmDetails',
  '/docuSignReturn',
  '/signintoken/*/*',
  '/confirmUser/*',
  '/confirmUser/*/*',
  '/resetPassword/*/*',
])('has the public page %s', (path) => expect(paths).toContain(path))

it('has a page for whatever the menus name', () => {
  const everyone = { groups, ownGroups: groups, isManager: true, continent: 'AS', site: 'CN' }
  const readers = [true, false].map((isAssuming) => ({ ...everyone, isAssuming }))
  const named = readers.flatMap((reader) => [...headerMenuOf(reader), ...personMenuOf(reader)]).map(({ to }) => to)
  expect(named).toContain('/userGuide')
  const missing = named.filter((to) => !to.startsWith('#') && !paths.includes(to.replace(/#.*/, '')))
  expect(missing).toEqual([])
})
