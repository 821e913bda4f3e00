import type { en as words } from '@fairway/contract/shipping-instructions/si-messages/en'
import { defineTexts } from '../../../platform/language/i18n.ts'
import type { en } from './messages/en.ts'

/** The versions of shipping instructions and the names of their fields, with the words of all programs under `words`. */
declare module '../../../platform/language/i18n.ts' {
  interface MessageShapes {
    siCompare: typeof en & { words: typeof words }
  }
}

defineTexts(
  'siCompare',
  {
    en: () => import('./messages/en.ts'),
    zh: () => import('./messages/zh.ts'),
    vi: () => import('./messages/vi.ts'),
  },
  {
    en: () => import('@fairway/contract/shipping-instructions/si-messages/en'),
    zh: () => import('@fairway/contract/shipping-instructions/si-messages/zh'),
    vi: () => import('@fairway/contract/shipping-instructions/si-messages/vi'),
  },
)
