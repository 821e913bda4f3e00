import type { en as words } from '@fairway/contract/bookings/dashboard-messages/en'
import type { en as corrections } from '@fairway/contract/corrections/correction-messages/en'
import { defineTexts } from '../../../platform/language/i18n.ts'
import { bookingWords, correctionWords, partOf } from '../../../platform/language/vocabularies.messages.ts'
import type { en } from './messages/en.ts'

/** The vocabulary that every program shares stands under `words`, with that of corrections in it. */
declare module '../../../platform/language/i18n.ts' {
  interface MessageShapes {
    bookingDashboard: typeof en & { words: typeof words & { corrections: typeof corrections.statuses } }
  }
}

defineTexts(
  'bookingDashboard',
  import.meta.glob('./messages/*.ts'),
  bookingWords,
  partOf(correctionWords, ({ statuses }) => ({ corrections: statuses })),
)
