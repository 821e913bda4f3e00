import { needIdentityMessages } from '../features/identity/identity.messages.ts'

/** Where each page of identity lies. A guest's first load knows this file alone, not the many files behind it. */
const pages = {
  signIn: async () => (await import('./signin.page.tsx')).SignInPage,
  signInLink: async () => (await import('./sign-in-link.page.tsx')).SignInLinkPage,
  registration: async () => (await import('./registration.page.tsx')).RegistrationPage,
  confirmUser: async () => (await import('./confirm-user.page.tsx')).ConfirmUserPage,
  resetPassword: async () => (await import('./reset-password.page.tsx')).ResetPasswordPage,
  forgetPassword: async () => (await import('./forget-password.page.tsx')).ForgetPasswordPage,
  changePassword: async () => (await import('./change-password.page.tsx')).ChangePasswordPage,
  security: async () => {
    const page = await import('./account-security.page.tsx')
    await page.loadTexts()
    return page.AccountSecurityPage
  },
  profile: async () => (await import('./profile.page.tsx')).ProfilePage,
}
export type IdentityPage = keyof typeof pages

export const loadPage = (name: IdentityPage) => pages[name]()
export const loadTexts = () => needIdentityMessages()
