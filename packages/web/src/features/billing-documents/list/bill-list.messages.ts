import type { en as words } from '@fairway/contract/billing-documents/bill-messages/en'
import { defineTexts } from '../../../platform/language/i18n.ts'
import { billWords } from '../../../platform/language/vocabularies.messages.ts'
import type { en } from './messages/en.ts'

/** The list of bills, and under `words` what every program calls their parts. */
declare module '../../../platform/language/i18n.ts' {
  interface MessageShapes {
    billList: typeof en & { words: typeof words }
  }
}

defineTexts('billList', import.meta.glob('./messages/*.ts'), billWords)
