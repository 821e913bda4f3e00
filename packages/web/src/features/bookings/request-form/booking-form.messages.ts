import type { en as words } from '@fairway/contract/bookings/request-messages/en'
import { defineTexts } from '../../../platform/language/i18n.ts'
import type { en } from './messages/en.ts'

/** What the form of booking requests says, with the vocabulary of requests under `words`. */
declare module '../../../platform/language/i18n.ts' {
  interface MessageShapes {
    bookingForm: typeof en & { words: typeof words }
  }
}

defineTexts(
  'bookingForm',
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
