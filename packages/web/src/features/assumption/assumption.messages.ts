import { defineTexts } from '../../platform/language/i18n.ts'
import type { en } from './messages/en.ts'

/** The texts for assuming a customer, acting for one and releasing them. */
declare module '../../platform/language/i18n.ts' {
  interface MessageShapes {
    assumption: typeof en
  }
}

defineTexts('assumption', import.meta.glob('./messages/*.ts'))
