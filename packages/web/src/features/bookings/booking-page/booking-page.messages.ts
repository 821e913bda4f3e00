import type { en as words } from '@fairway/contract/bookings/dashboard-messages/en'
import type { en as instructions } from '@fairway/contract/shipping-instructions/si-messages/en'
import { defineTexts } from '../../../platform/language/i18n.ts'
import { bookingWords, instructionWords, partOf } from '../../../platform/language/vocabularies.messages.ts'
import type { en } from './messages/en.ts'

/** The texts of a booking's page, together with those shared with the dashboard and the statuses of instructions under `words`. */
declare module '../../../platform/language/i18n.ts' {
  interface MessageShapes {
    bookingPage: typeof en & { words: typeof words & { instructions: typeof instructions.statuses } }
  }
}

defineTexts(
  'bookingPage',
  import.meta.glob('./messages/*.ts'),
  bookingWords,
  partOf(instructionWords, ({ statuses }) => ({ instructions: statuses })),
)
