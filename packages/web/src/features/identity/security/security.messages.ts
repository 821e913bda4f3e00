import { defineTexts } from '../../../platform/language/i18n.ts'
import type { en } from './messages/en.ts'

/** The texts of the second step and the security page. A guest's sign-in does without them. */
declare module '../../../platform/language/i18n.ts' {
  interface MessageShapes {
    security: typeof en
  }
}

defineTexts('security', import.meta.glob('./messages/*.ts'))
