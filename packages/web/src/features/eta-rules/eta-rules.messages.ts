import { defineTexts } from '../../platform/language/i18n.ts'
import type { en } from './messages/en.ts'

/** What the pages of arrival rules and their exceptions say. */
declare module '../../platform/language/i18n.ts' {
  interface MessageShapes {
    etaRules: typeof en
  }
}

defineTexts('etaRules', import.meta.glob('./messages/*.ts'))
