import { defineTexts } from '../../platform/language/i18n.ts'
import type { en } from './messages/en.ts'

/** The texts for admins about deliveries to the carrier's system. */
declare module '../../platform/language/i18n.ts' {
  interface MessageShapes {
    carrier: typeof en
  }
}

defineTexts('carrier', import.meta.glob('./messages/*.ts'))
