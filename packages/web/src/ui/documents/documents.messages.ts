import { defineTexts } from '../../platform/language/i18n.ts'
import type { en } from './messages/en.ts'

/** What every document that can be downloaded and mailed says. */
declare module '../../platform/language/i18n.ts' {
  interface MessageShapes {
    documents: typeof en
  }
}

defineTexts('documents', import.meta.glob('./messages/*.ts'))
