import { defineTexts } from '../../../platform/language/i18n.ts'
import type { en } from './messages/en.ts'

/** The draft B/L. */
declare module '../../../platform/language/i18n.ts' {
  interface MessageShapes {
    siDraft: typeof en
  }
}

defineTexts('siDraft', import.meta.glob('./messages/*.ts'))
