import type { en as words } from '@fairway/contract/watching/messages/en'
import { defineTexts } from '../../platform/language/i18n.ts'
import { watchingWords } from '../../platform/language/vocabularies.messages.ts'
import type { en } from './messages/en.ts'

declare module '../../platform/language/i18n.ts' {
  interface MessageShapes {
    watching: typeof en & { words: Omit<typeof words, 'errors'> }
  }
}

defineTexts('watching', import.meta.glob('./messages/*.ts'), watchingWords)
