import type { en as words } from '@fairway/contract/billing-documents/bill-messages/en'
import { defineTexts } from '../../platform/language/i18n.ts'
import { billWords } from '../../platform/language/vocabularies.messages.ts'
import type { en } from './messages/en.ts'

/** One bill, its invoices and disputes, and the account; under `words` what every program calls their parts. */
declare module '../../platform/language/i18n.ts' {
  interface MessageShapes {
    billing: typeof en & { words: typeof words }
  }
}

defineTexts('billing', import.meta.glob('./messages/*.ts'), billWords)
