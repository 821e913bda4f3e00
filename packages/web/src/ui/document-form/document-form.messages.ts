import { defineTexts } from '../../platform/language/i18n.ts'
import type { en } from './messages/en.ts'

/** What the forms of documents say. */
declare module '../../platform/language/i18n.ts' {
  interface MessageShapes {
    documentForm: typeof en
  }
}

defineTexts('documentForm', import.meta.glob('./messages/*.ts'))
