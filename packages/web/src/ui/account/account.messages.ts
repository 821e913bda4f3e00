import { defineTexts } from '../../platform/language/i18n.ts'
import type { en } from './messages/en.ts'

/** The words for an account's status and for what happened to it. */
declare module '../../platform/language/i18n.ts' {
  interface MessageShapes {
    account: typeof en
  }
}

defineTexts('account', import.meta.glob('./messages/*.ts'))
