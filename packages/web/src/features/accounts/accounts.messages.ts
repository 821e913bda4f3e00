import { messagesOf } from '../../platform/i18n.ts'
import { needAccountMessages } from '../../ui/account/account.messages.ts'
import { needFormMessages } from '../../ui/form/form.messages.ts'
import type { en } from './messages/en.ts'

declare module '../../platform/i18n.ts' {
  interface MessageShapes {
    accounts: typeof en
  }
}

const needOwnMessages = messagesOf('accounts', {
  en: async () => (await import('./messages/en.ts')).en,
  zh: async () => (await import('./messages/zh.ts')).zh,
  vi: async () => (await import('./messages/vi.ts')).vi,
})

/** Everything that the admin's pages on accounts say. */
export const needAccountsMessages = async () => {
  await Promise.all([needOwnMessages(), needAccountMessages(), needFormMessages()])
}
