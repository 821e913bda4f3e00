import { defineTexts } from '../../platform/language/i18n.ts'
import type { en } from './messages/en.ts'

/** What a page says while a document of it is signed in another tab. */
declare module '../../platform/language/i18n.ts' {
  interface MessageShapes {
    signingWait: typeof en
  }
}

defineTexts('signingWait', import.meta.glob('./messages/*.ts'))
