import type { en as words } from '@fairway/contract/bookings/dashboard-messages/en'
import type { en as corrections } from '@fairway/contract/corrections/correction-messages/en'
import { defineTexts } from '../../../platform/language/i18n.ts'
import type { en } from './messages/en.ts'

/** The vocabulary that every program shares stands under `words`, with that of corrections in it. */
declare module '../../../platform/language/i18n.ts' {
  interface MessageShapes {
    bookingDashboard: typeof en & { words: typeof words & { corrections: typeof corrections.statuses } }
  }
}

defineTexts(
  'bookingDashboard',
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
  {
    en: async () => ({
      en: { corrections: (await import('@fairway/contract/corrections/correction-messages/en')).en.statuses },
    }),
    zh: async () => ({
      zh: { corrections: (await import('@fairway/contract/corrections/correction-messages/zh')).zh.statuses },
    }),
    vi: async () => ({
      vi: { corrections: (await import('@fairway/contract/corrections/correction-messages/vi')).vi.statuses },
    }),
  },
)
