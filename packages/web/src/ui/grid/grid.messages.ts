import { defineTexts } from '../../platform/language/i18n.ts'
import type { en } from './messages/en.ts'

/** What every grid says. */
declare module '../../platform/language/i18n.ts' {
  interface MessageShapes {
    grid: typeof en
  }
}

defineTexts('grid', import.meta.glob('./messages/*.ts'))
