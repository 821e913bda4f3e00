import type { en as words } from '@fairway/contract/tracking/messages/en'
import { defineTexts } from '../../platform/language/i18n.ts'
import type { en } from './messages/en.ts'

/** The slice's own texts, together with those that all packages share under `words`. */
declare module '../../platform/language/i18n.ts' {
  interface MessageShapes {
    tracking: typeof en & { words: Omit<typeof words, 'errors'> }
  }
}

defineTexts('tracking', import.meta.glob('./messages/*.ts'), {
  en: () => import('@fairway/contract/tracking/messages/en'),
  zh: () => import('@fairway/contract/tracking/messages/zh'),
  vi: () => import('@fairway/contract/tracking/messages/vi'),
})
