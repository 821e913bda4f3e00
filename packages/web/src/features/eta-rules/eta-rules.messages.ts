import { messagesOf } from '../../platform/i18n.ts'
import { needFormMessages } from '../../ui/form/form.messages.ts'
import type { en } from './messages/en.ts'

declare module '../../platform/i18n.ts' {
  interface MessageShapes {
    etaRules: typeof en
  }
}

const needOwnMessages = messagesOf('etaRules', {
  en: async () => (await import('./messages/en.ts')).en,
  zh: async () => (await import('./messages/zh.ts')).zh,
  vi: async () => (await import('./messages/vi.ts')).vi,
})

/** Everything that the pages of arrival rules and their exceptions say. */
export const needEtaRuleMessages = async () => {
  await Promise.all([needOwnMessages(), needFormMessages()])
}
