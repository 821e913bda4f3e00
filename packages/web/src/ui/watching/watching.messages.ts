import { defineTexts } from '../../platform/language/i18n.ts'
import type { en } from './messages/en.ts'

/** What the Watch button says, wherever it stands. */
declare module '../../platform/language/i18n.ts' {
  interface MessageShapes {
    watchButton: typeof en
  }
}

defineTexts('watchButton', import.meta.glob('./messages/*.ts'))
