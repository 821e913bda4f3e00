import { definePages } from '../../platform/pages.ts'
import { readSignInSearch } from './sign-in-search.ts'

const texts = ['identity', 'form'] as const
const confirmUser = async () => (await import('./registration/confirm-user.screen.tsx')).ConfirmUserScreen
const resetPassword = async () => (await import('./passwords/reset-password.screen.tsx')).ResetPasswordScreen

/** The pages on which a person signs in, registers and finds their way back, and those of one's own account. */
export const identityPages = definePages({
  '/signin': {
    search: readSignInSearch,
    texts,
    screen: async () => (await import('./sign-in.screen.tsx')).SignInScreen,
  },
  '/signintoken/$username/$token': {
    texts,
    screen: async () => (await import('./sign-in-link.screen.tsx')).SignInLinkScreen,
  },
  '/registration': {
    texts,
    screen: async () => (await import('./registration/registration.screen.tsx')).RegistrationScreen,
  },
  '/confirmUser/$username': { texts, screen: confirmUser },
  '/confirmUser/$username/$code': { texts, screen: confirmUser },
  '/resetPassword/$username': { texts, screen: resetPassword },
  '/resetPassword/$username/$code': { texts, screen: resetPassword },
  '/forgetPassword': {
    texts,
    screen: async () => (await import('./passwords/forget-password.screen.tsx')).ForgetPasswordScreen,
  },
  '/changePassword': {
    title: 'changePassword',
    guide: 'administer',
    texts,
    screen: async () => (await import('./passwords/change-password.screen.tsx')).ChangePasswordScreen,
  },
  '/profile': {
    title: 'profile',
    guide: 'administer',
    texts,
    screen: async () => (await import('./profile.screen.tsx')).ProfileScreen,
  },
  '/accountSecurity': {
    title: 'security',
    guide: 'administer',
    texts: [...texts, 'security', 'account'],
    screen: async () => (await import('./security/security.screen.tsx')).SecurityScreen,
  },
})
