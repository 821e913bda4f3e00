import { messagesOf } from '../../platform/i18n.ts'
import { needFormMessages } from '../../ui/form/form.messages.ts'
import type { en } from './messages/en.ts'

declare module '../../platform/i18n.ts' {
  interface MessageShapes {
    assumption: typeof en
  }
}

const needOwnMessages = messagesOf('assumption', {
  en: async () => (await import('./messages/en.ts')).en,
  zh: async () => (await import('./messages/zh.ts')).zh,
  vi: async () => (await import('./messages/vi.ts')).vi,
})

/** What customer service reads while they assume a customer, act for one and release them. */
export const needAssumptionMessages = async () => {
  await Promise.all([needOwnMessages(), needFormMessages()])
}
