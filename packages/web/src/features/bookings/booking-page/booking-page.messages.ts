import type { en as words } from '@fairway/contract/bookings/dashboard-messages/en'
import { messagesWithSharedTexts } from '../../../platform/i18n.ts'
import { needBookingMessages } from '../bookings.messages.ts'
import type { en } from './messages/en.ts'

/** A booking's own page, with the vocabulary that it shares with the dashboard under `words`. */
declare module '../../../platform/i18n.ts' {
  interface MessageShapes {
    bookingPage: typeof en & { words: typeof words }
  }
}

const needOwnMessages = messagesWithSharedTexts(
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

/** The page also speaks of the request that the booking came from. */
export const needBookingPageMessages = () => Promise.all([needOwnMessages(), needBookingMessages()])
