import { defineTexts } from '../../platform/language/i18n.ts'
import type { en } from './messages/en.ts'

/** What the admin's pages on accounts say. */
declare module '../../platform/language/i18n.ts' {
  interface MessageShapes {
    accounts: typeof en
  }
}

defineTexts('accounts', import.meta.glob('./messages/*.ts'))
