import type { en as words } from '@fairway/contract/vgm/vgm-messages/en'
import { defineTexts } from '../../platform/language/i18n.ts'
import { weightWords } from '../../platform/language/vocabularies.messages.ts'
import type { en } from './messages/en.ts'

/** The page of verified gross mass; under `words` its statuses and methods. */
declare module '../../platform/language/i18n.ts' {
  interface MessageShapes {
    vgm: typeof en & { words: typeof words }
  }
}

defineTexts('vgm', import.meta.glob('./messages/*.ts'), weightWords)
