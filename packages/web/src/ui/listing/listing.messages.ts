import { defineTexts } from '../../platform/language/i18n.ts'
import type { en } from './messages/en.ts'

/** What every list says. */
declare module '../../platform/language/i18n.ts' {
  interface MessageShapes {
    listing: typeof en
  }
}

defineTexts('listing', import.meta.glob('./messages/*.ts'))
