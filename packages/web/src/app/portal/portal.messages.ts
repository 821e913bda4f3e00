import { messagesOf } from '../../platform/i18n.ts'
import type { en } from './messages/en.ts'

declare module '../../platform/i18n.ts' {
  interface MessageShapes {
    portal: typeof en
  }
}

/** What a signed-in person's menus and pages say, and the pages that are still to come. */
export const needPortalMessages = messagesOf('portal', {
  en: async () => (await import('./messages/en.ts')).en,
  zh: async () => (await import('./messages/zh.ts')).zh,
  vi: async () => (await import('./messages/vi.ts')).vi,
})
