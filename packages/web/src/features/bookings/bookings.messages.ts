import type { en as words } from '@fairway/contract/bookings/request-messages/en'
import { defineTexts } from '../../platform/language/i18n.ts'
import type { en } from './messages/en.ts'

/** The texts of the pages about booking requests beside their form, and those of all packages under `words`. */
declare module '../../platform/language/i18n.ts' {
  interface MessageShapes {
    bookings: typeof en & { words: typeof words }
  }
}

defineTexts(
  'bookings',
  {
    en: () => import('./messages/en.ts'),
    zh: () => import('./messages/zh.ts'),
    vi: () => import('./messages/vi.ts'),
  },
  {
    en: () => import('@fairway/contract/bookings/request-messages/en'),
    zh: () => import('@fairway/contract/bookings/request-messages/zh'),
    vi: () => import('@fairway/contract/bookings/request-messages/vi'),
  },
)
