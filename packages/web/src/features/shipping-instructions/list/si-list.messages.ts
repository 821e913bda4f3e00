import type { en as words } from '@fairway/contract/shipping-instructions/si-messages/en'
import { defineTexts } from '../../../platform/language/i18n.ts'
import { instructionWords } from '../../../platform/language/vocabularies.messages.ts'
import type { en } from './messages/en.ts'

/** The list of shipping instructions, and under `words` what every program calls their parts. */
declare module '../../../platform/language/i18n.ts' {
  interface MessageShapes {
    siList: typeof en & { words: typeof words }
  }
}

defineTexts('siList', import.meta.glob('./messages/*.ts'), instructionWords)
