import { defineTexts } from '../../../platform/language/i18n.ts'
import type { en } from './messages/en.ts'

/** One-time letters of indemnity inside of the billing page. */
declare module '../../../platform/language/i18n.ts' {
  interface MessageShapes {
    oneTimeLetter: typeof en
  }
}

defineTexts('oneTimeLetter', import.meta.glob('./messages/*.ts'))
