import { messagesOf } from '../../platform/i18n.ts'
import type { en } from './messages/en.ts'

declare module '../../platform/i18n.ts' {
  interface MessageShapes {
    form: typeof en
  }
}

/** What every form says; loaded with the first page that has one. */
export const needFormMessages = messagesOf('form', {
  en: async () => (await import('./messages/en.ts')).en,
  zh: async () => (await import('./messages/zh.ts')).zh,
  vi: async () => (await import('./messages/vi.ts')).vi,
})
