import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { IdentityPage } from './identity.pages.ts'
import { readSignInSearch } from './sign-in-search.ts'

const pages = () => import('./identity.pages.ts')
const page = (name: IdentityPage) => ({
  loader: async () => (await pages()).loadTexts(),
  component: lazyRouteComponent(async () => ({ Page: await (await pages()).loadPage(name) }), 'Page'),
})
const confirmUser = page('confirmUser')
const resetPassword = page('resetPassword')

/** The pages on which a person signs in, registers and finds their way back. */
export const identityRoutes = <R extends AnyRoute>(getParentRoute: () => R) =>
  [
    createRoute({ getParentRoute, path: '/signin', validateSearch: readSignInSearch, ...page('signIn') }),
    createRoute({ getParentRoute, path: '/signintoken/$username/$token', ...page('signInLink') }),
    createRoute({ getParentRoute, path: '/registration', ...page('registration') }),
    createRoute({ getParentRoute, path: '/confirmUser/$username', ...confirmUser }),
    createRoute({ getParentRoute, path: '/confirmUser/$username/$code', ...confirmUser }),
    createRoute({ getParentRoute, path: '/resetPassword/$username', ...resetPassword }),
    createRoute({ getParentRoute, path: '/resetPassword/$username/$code', ...resetPassword }),
    createRoute({ getParentRoute, path: '/forgetPassword', ...page('forgetPassword') }),
  ] as const

/** The pages of one's own account. */
export const accountRoutes = <R extends AnyRoute>(getParentRoute: () => R) =>
  [
    createRoute({ getParentRoute, path: '/changePassword', ...page('changePassword') }),
    createRoute({ getParentRoute, path: '/profile', ...page('profile') }),
    createRoute({ getParentRoute, path: '/accountSecurity', ...page('security') }),
  ] as const
