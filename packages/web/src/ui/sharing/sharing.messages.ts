import { defineTexts } from '../../platform/language/i18n.ts'
import type { en } from './messages/en.ts'

/** What is said about links for outsiders, wherever they are made or listed. */
declare module '../../platform/language/i18n.ts' {
  interface MessageShapes {
    sharing: typeof en
  }
}

defineTexts('sharing', import.meta.glob('./messages/*.ts'))
