import { defineTexts } from '../../../platform/language/i18n.ts'
import type { en } from './messages/en.ts'

/** What the container dashboard says. */
declare module '../../../platform/language/i18n.ts' {
  interface MessageShapes {
    containerDashboard: typeof en
  }
}

defineTexts('containerDashboard', import.meta.glob('./messages/*.ts'))
