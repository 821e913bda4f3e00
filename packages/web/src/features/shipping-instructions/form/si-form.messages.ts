import type { en as words } from '@fairway/contract/shipping-instructions/si-messages/en'
import { defineTexts } from '../../../platform/language/i18n.ts'
import { instructionWords } from '../../../platform/language/vocabularies.messages.ts'
import type { en } from './messages/en.ts'

/** What the form of shipping instructions says, with the vocabulary of instructions under `words`. */
declare module '../../../platform/language/i18n.ts' {
  interface MessageShapes {
    siForm: typeof en & { words: typeof words }
  }
}

defineTexts('siForm', import.meta.glob('./messages/*.ts'), instructionWords)
