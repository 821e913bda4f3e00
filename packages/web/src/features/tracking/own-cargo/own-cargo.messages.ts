import type { en as words } from '@fairway/contract/tracking/own-cargo/messages/en'
import { messagesOf, withWords } from '../../../platform/i18n.ts'
import type { en } from './messages/en.ts'

declare module '../../../platform/i18n.ts' {
  interface MessageShapes {
    ownCargo: typeof en & { words: typeof words }
  }
}

/** What the page of a container says to those whose cargo it is; guests do without. */
export const needOwnCargoMessages = messagesOf('ownCargo', {
  en: withWords(
    'en',
    () => import('./messages/en.ts'),
    () => import('@fairway/contract/tracking/own-cargo/messages/en'),
  ),
  zh: withWords(
    'zh',
    () => import('./messages/zh.ts'),
    () => import('@fairway/contract/tracking/own-cargo/messages/zh'),
  ),
  vi: withWords(
    'vi',
    () => import('./messages/vi.ts'),
    () => import('@fairway/contract/tracking/own-cargo/messages/vi'),
  ),
})
