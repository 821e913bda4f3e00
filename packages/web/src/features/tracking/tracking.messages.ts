import type { en as words } from '@fairway/contract/tracking/messages/en'
import { messagesOf, withWords } from '../../platform/i18n.ts'
import type { en } from './messages/en.ts'

/** The slice's own sentences, with the vocabulary that every program shares under `words`. */
declare module '../../platform/i18n.ts' {
  interface MessageShapes {
    tracking: typeof en & { words: Omit<typeof words, 'errors'> }
  }
}

export const needTrackingMessages = messagesOf('tracking', {
  en: withWords(
    'en',
    () => import('./messages/en.ts'),
    () => import('@fairway/contract/tracking/messages/en'),
  ),
  zh: withWords(
    'zh',
    () => import('./messages/zh.ts'),
    () => import('@fairway/contract/tracking/messages/zh'),
  ),
  vi: withWords(
    'vi',
    () => import('./messages/vi.ts'),
    () => import('@fairway/contract/tracking/messages/vi'),
  ),
})
