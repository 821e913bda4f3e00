import type { en as words } from '@fairway/contract/shipping-instructions/si-messages/en'
import { defineTexts } from '../../../platform/language/i18n.ts'
import { instructionWords } from '../../../platform/language/vocabularies.messages.ts'
import type { en } from './messages/en.ts'

/** The versions of shipping instructions and the names of their fields, with the words of all programs under `words`. */
declare module '../../../platform/language/i18n.ts' {
  interface MessageShapes {
    siCompare: typeof en & { words: typeof words }
  }
}

defineTexts('siCompare', import.meta.glob('./messages/*.ts'), instructionWords)
