import type { en as words } from '@fairway/contract/identity/messages/en'
import { defineTexts } from '../../platform/language/i18n.ts'
import { identityWords } from '../../platform/language/vocabularies.messages.ts'
import type { en } from './messages/en.ts'

/** The slice's own texts, together with the shared texts of registration under `words`. */
declare module '../../platform/language/i18n.ts' {
  interface MessageShapes {
    customerProfiles: typeof en & { words: Omit<typeof words, 'errors'> }
  }
}

defineTexts('customerProfiles', import.meta.glob('./messages/*.ts'), identityWords)
