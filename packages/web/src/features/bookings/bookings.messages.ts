import type { en as words } from '@fairway/contract/bookings/request-messages/en'
import { defineTexts } from '../../platform/language/i18n.ts'
import { requestWords } from '../../platform/language/vocabularies.messages.ts'
import type { en } from './messages/en.ts'

/** The texts of the pages about booking requests beside their form, and those of all packages under `words`. */
declare module '../../platform/language/i18n.ts' {
  interface MessageShapes {
    bookings: typeof en & { words: typeof words }
  }
}

defineTexts('bookings', import.meta.glob('./messages/*.ts'), requestWords)
