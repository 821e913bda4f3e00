import type { en as words } from '@fairway/contract/bookings/dashboard-messages/en'
import { defineTexts } from '../../../platform/i18n.ts'
import type { en } from './messages/en.ts'

/** The texts of a booking's page, together with those shared with the dashboard under `words`. */
declare module '../../../platform/i18n.ts' {
  interface MessageShapes {
    bookingPage: typeof en & { words: typeof words }
  }
}

defineTexts(
  'bookingPage',
  {
    en: () => import('./messages/en.ts'),
    zh: () => import('./messages/zh.ts'),
    vi: () => import('./messages/vi.ts'),
  },
  {
    en: () => import('@fairway/contract/bookings/dashboard-messages/en'),
    zh: () => import('@fairway/contract/bookings/dashboard-messages/zh'),
    vi: () => import('@fairway/contract/bookings/dashboard-messages/vi'),
  },
)
