import type { en as words } from '@fairway/contract/bookings/dashboard-messages/en'
import type { en as corrections } from '@fairway/contract/corrections/correction-messages/en'
import { messagesWithSharedTexts } from '../../../platform/i18n.ts'
import { needListingMessages } from '../../../ui/listing/listing.messages.ts'
import type { en } from './messages/en.ts'

/** The vocabulary that every program shares stands under `words`, with that of corrections in it. */
declare module '../../../platform/i18n.ts' {
  interface MessageShapes {
    bookingDashboard: typeof en & { words: typeof words & { corrections: typeof corrections.statuses } }
  }
}

const needOwnMessages = messagesWithSharedTexts(
  'bookingDashboard',
  {
    en: () => import('./messages/en.ts'),
    zh: () => import('./messages/zh.ts'),
    vi: () => import('./messages/vi.ts'),
  },
  {
    en: async () => {
      const { en: shared } = await import('@fairway/contract/bookings/dashboard-messages/en')
      return {
        en: {
          ...shared,
          corrections: (await import('@fairway/contract/corrections/correction-messages/en')).en.statuses,
        },
      }
    },
    zh: async () => {
      const { zh: shared } = await import('@fairway/contract/bookings/dashboard-messages/zh')
      return {
        zh: {
          ...shared,
          corrections: (await import('@fairway/contract/corrections/correction-messages/zh')).zh.statuses,
        },
      }
    },
    vi: async () => {
      const { vi: shared } = await import('@fairway/contract/bookings/dashboard-messages/vi')
      return {
        vi: {
          ...shared,
          corrections: (await import('@fairway/contract/corrections/correction-messages/vi')).vi.statuses,
        },
      }
    },
  },
)

/** What the booking dashboard says, with the words of every list; those of the trade come with the route. */
export async function needBookingDashboardMessages() {
  await Promise.all([needOwnMessages(), needListingMessages()])
}
