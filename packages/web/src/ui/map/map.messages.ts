import { defineTexts } from '../../platform/language/i18n.ts'
import type { en } from './messages/en.ts'

/** What maps say. */
declare module '../../platform/language/i18n.ts' {
  interface MessageShapes {
    map: typeof en
  }
}

defineTexts('map', import.meta.glob('./messages/*.ts'))
