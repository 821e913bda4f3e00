import type { en as words } from '@fairway/contract/tracking/messages/en'
import { defineTexts } from '../../platform/language/i18n.ts'
import type { en } from './messages/en.ts'

/** The texts of the Home Page, together with the terms of the trade under `words`. */
declare module '../../platform/language/i18n.ts' {
  interface MessageShapes {
    home: typeof en & { words: Omit<typeof words, 'errors'> }
  }
}

defineTexts('home', import.meta.glob('./messages/*.ts'), {
  en: () => import('@fairway/contract/tracking/messages/en'),
  zh: () => import('@fairway/contract/tracking/messages/zh'),
  vi: () => import('@fairway/contract/tracking/messages/vi'),
})
