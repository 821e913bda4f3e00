import type { en as words } from '@fairway/contract/vessel-allocation/allocation-messages/en'
import { defineTexts } from '../../../platform/language/i18n.ts'
import { allocationWords } from '../../../platform/language/vocabularies.messages.ts'
import type { en } from './messages/en.ts'

/** The sales view; under `words` the names of columns, totals and types. */
declare module '../../../platform/language/i18n.ts' {
  interface MessageShapes {
    salesView: typeof en & { words: typeof words }
  }
}

defineTexts('salesView', import.meta.glob('./messages/*.ts'), allocationWords)
