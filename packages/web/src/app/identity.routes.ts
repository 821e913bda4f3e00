import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readSignInSearch } from './sign-in-search.ts'

const loader = async () => (await import('../features/identity/identity.messages.ts')).needIdentityMessages()

const ConfirmUser = lazyRouteComponent(() => import('./confirm-user.page.tsx'), 'ConfirmUserPage')
const ResetPassword = lazyRouteComponent(() => import('./reset-password.page.tsx'), 'ResetPasswordPage')

/** The pages on which a person signs in, registers and finds their way back. */
export const identityRoutes = <R extends AnyRoute>(getParentRoute: () => R) =>
  [
    createRoute({
      getParentRoute,
      path: '/signin',
      loader,
      validateSearch: readSignInSearch,
      component: lazyRouteComponent(() => import('./signin.page.tsx'), 'SignInPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/signintoken/$username/$token',
      loader,
      component: lazyRouteComponent(() => import('./sign-in-link.page.tsx'), 'SignInLinkPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/registration',
      loader,
      component: lazyRouteComponent(() => import('./registration.page.tsx'), 'RegistrationPage'),
    }),
    createRoute({ getParentRoute, path: '/confirmUser/$username', loader, component: ConfirmUser }),
    createRoute({ getParentRoute, path: '/confirmUser/$username/$code', loader, component: ConfirmUser }),
    createRoute({ getParentRoute, path: '/resetPassword/$username', loader, component: ResetPassword }),
    createRoute({ getParentRoute, path: '/resetPassword/$username/$code', loader, component: ResetPassword }),
    createRoute({
      getParentRoute,
      path: '/forgetPassword',
      loader,
      component: lazyRouteComponent(() => import('./forget-password.page.tsx'), 'ForgetPasswordPage'),
    }),
  ] as const

/** The pages of one's own account. */
export const accountRoutes = <R extends AnyRoute>(getParentRoute: () => R) =>
  [
    createRoute({
      getParentRoute,
      path: '/changePassword',
      loader,
      component: lazyRouteComponent(() => import('./change-password.page.tsx'), 'ChangePasswordPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/profile',
      loader,
      component: lazyRouteComponent(() => import('./profile.page.tsx'), 'ProfilePage'),
    }),
  ] as const
