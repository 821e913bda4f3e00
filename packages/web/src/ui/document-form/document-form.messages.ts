import { messagesOf } from '../../platform/i18n.ts'
import type { en } from './messages/en.ts'

declare module '../../platform/i18n.ts' {
  interface MessageShapes {
    documentForm: typeof en
  }
}

export const needDocumentFormMessages = messagesOf('documentForm', {
  en: async () => (await import('./messages/en.ts')).en,
  zh: async () => (await import('./messages/zh.ts')).zh,
  vi: async () => (await import('./messages/vi.ts')).vi,
})
