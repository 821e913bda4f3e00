import { messagesOf } from '../../../platform/i18n.ts'
import type { en } from './messages/en.ts'

declare module '../../../platform/i18n.ts' {
  interface MessageShapes {
    containerDashboard: typeof en
  }
}

/** What the container dashboard says; the words of the trade come with those of tracking. */
export const needContainerDashboardMessages = messagesOf('containerDashboard', {
  en: async () => (await import('./messages/en.ts')).en,
  zh: async () => (await import('./messages/zh.ts')).zh,
  vi: async () => (await import('./messages/vi.ts')).vi,
})
