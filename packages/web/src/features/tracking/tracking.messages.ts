import type { en as words } from '@fairway/contract/tracking/messages/en'
import { messagesOf } from '../../platform/i18n.ts'
import type { en } from './messages/en.ts'

/** The slice's own sentences, with the vocabulary that every program shares under `words`. */
declare module '../../platform/i18n.ts' {
  interface MessageShapes {
    tracking: typeof en & { words: Omit<typeof words, 'errors'> }
  }
}

export const needTrackingMessages = messagesOf('tracking', {
  en: async () => {
    const [own, shared] = await Promise.all([
      import('./messages/en.ts'),
      import('@fairway/contract/tracking/messages/en'),
    ])
    return { ...own.en, words: shared.en }
  },
  zh: async () => {
    const [own, shared] = await Promise.all([
      import('./messages/zh.ts'),
      import('@fairway/contract/tracking/messages/zh'),
    ])
    return { ...own.zh, words: shared.zh }
  },
  vi: async () => {
    const [own, shared] = await Promise.all([
      import('./messages/vi.ts'),
      import('@fairway/contract/tracking/messages/vi'),
    ])
    return { ...own.vi, words: shared.vi }
  },
})
