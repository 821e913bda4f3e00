import type { en as words } from '@fairway/contract/tracking/messages/en'
import type { en as watching } from '@fairway/contract/watching/messages/en'
import { defineTexts } from '../../platform/language/i18n.ts'
import { watchingWords } from '../../platform/language/vocabularies.messages.ts'
import type { en } from './messages/en.ts'

/** What the notifications say, with the words for holds of cargo. */
declare module '../../platform/language/i18n.ts' {
  interface MessageShapes {
    notifications: typeof en & { words: Omit<typeof words, 'errors'> & Omit<typeof watching, 'errors'> }
  }
}

defineTexts(
  'notifications',
  import.meta.glob('./messages/*.ts'),
  {
    en: () => import('@fairway/contract/tracking/messages/en'),
    zh: () => import('@fairway/contract/tracking/messages/zh'),
    vi: () => import('@fairway/contract/tracking/messages/vi'),
  },
  watchingWords,
)
