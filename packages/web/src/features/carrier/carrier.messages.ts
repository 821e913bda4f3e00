import { messagesOf } from '../../platform/i18n.ts'
import type { en } from './messages/en.ts'

declare module '../../platform/i18n.ts' {
  interface MessageShapes {
    carrier: typeof en
  }
}

/** What admins read about what goes to the carrier's system. */
export const needCarrierMessages = messagesOf('carrier', {
  en: async () => (await import('./messages/en.ts')).en,
  zh: async () => (await import('./messages/zh.ts')).zh,
  vi: async () => (await import('./messages/vi.ts')).vi,
})
