import type { en as words } from '@fairway/contract/bookings/dashboard-messages/en'
import type { en as instructions } from '@fairway/contract/shipping-instructions/si-messages/en'
import { defineTexts } from '../../../platform/language/i18n.ts'
import type { en } from './messages/en.ts'

/** The texts of a booking's page, together with those shared with the dashboard and the statuses of instructions under `words`. */
declare module '../../../platform/language/i18n.ts' {
  interface MessageShapes {
    bookingPage: typeof en & { words: typeof words & { instructions: typeof instructions.statuses } }
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
  {
    en: async () => ({
      en: { instructions: (await import('@fairway/contract/shipping-instructions/si-messages/en')).en.statuses },
    }),
    zh: async () => ({
      zh: { instructions: (await import('@fairway/contract/shipping-instructions/si-messages/zh')).zh.statuses },
    }),
    vi: async () => ({
      vi: { instructions: (await import('@fairway/contract/shipping-instructions/si-messages/vi')).vi.statuses },
    }),
  },
)
