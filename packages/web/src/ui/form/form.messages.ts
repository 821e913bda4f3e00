import { defineTexts } from '../../platform/language/i18n.ts'
import type { en } from './messages/en.ts'

/** What every form says. */
declare module '../../platform/language/i18n.ts' {
  interface MessageShapes {
    form: typeof en
  }
}

defineTexts('form', import.meta.glob('./messages/*.ts'))
