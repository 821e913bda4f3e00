import { defineTexts } from '../../platform/language/i18n.ts'
import type { en } from './messages/en.ts'

declare module '../../platform/language/i18n.ts' {
  interface MessageShapes {
    signing: typeof en
  }
}

defineTexts('signing', import.meta.glob('./messages/*.ts'))
