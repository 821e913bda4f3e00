import { defineTexts } from '../../platform/language/i18n.ts'
import type { en } from './messages/en.ts'

declare module '../../platform/language/i18n.ts' {
  interface MessageShapes {
    company: typeof en
  }
}

defineTexts('company', import.meta.glob('./messages/*.ts'))
