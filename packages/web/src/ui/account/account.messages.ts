import { messagesOf } from '../../platform/i18n.ts'
import type { en } from './messages/en.ts'

declare module '../../platform/i18n.ts' {
  interface MessageShapes {
    account: typeof en
  }
}

/** The words for an account's status and for what happened to it; pages that show either load them. */
export const needAccountMessages = messagesOf('account', {
  en: async () => (await import('./messages/en.ts')).en,
  zh: async () => (await import('./messages/zh.ts')).zh,
  vi: async () => (await import('./messages/vi.ts')).vi,
})
