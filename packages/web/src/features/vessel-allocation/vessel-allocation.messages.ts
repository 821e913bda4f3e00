import type { en as words } from '@fairway/contract/vessel-allocation/allocation-messages/en'
import { defineTexts } from '../../platform/language/i18n.ts'
import { allocationWords } from '../../platform/language/vocabularies.messages.ts'
import type { en } from './messages/en.ts'

/** The views of vessel allocation; under `words` the names of columns, totals and types. */
declare module '../../platform/language/i18n.ts' {
  interface MessageShapes {
    vesselAllocation: typeof en & { words: typeof words }
  }
}

defineTexts('vesselAllocation', import.meta.glob('./messages/*.ts'), allocationWords)
