import { messagesOf } from '../../../platform/i18n.ts'
import type { en } from './messages/en.ts'

declare module '../../../platform/i18n.ts' {
  interface MessageShapes {
    security: typeof en
  }
}

/** What the second step of a sign-in and the page of one's own security say; a guest's sign-in does without. */
export const needSecurityMessages = messagesOf('security', {
  en: async () => (await import('./messages/en.ts')).en,
  zh: async () => (await import('./messages/zh.ts')).zh,
  vi: async () => (await import('./messages/vi.ts')).vi,
})
