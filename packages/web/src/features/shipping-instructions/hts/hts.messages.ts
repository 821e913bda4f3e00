import { defineTexts } from '../../../platform/language/i18n.ts'
import type { en } from './messages/en.ts'

/** What the field for HTS codes says. */
declare module '../../../platform/language/i18n.ts' {
  interface MessageShapes {
    hts: typeof en
  }
}

defineTexts('hts', import.meta.glob('./messages/*.ts'))
