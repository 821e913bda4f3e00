import { defineTexts } from '../../platform/language/i18n.ts'
import type { en } from './messages/en.ts'

/** What a signed-in person's menus and pages say, and the pages that are still to come. */
declare module '../../platform/language/i18n.ts' {
  interface MessageShapes {
    portal: typeof en
  }
}

defineTexts('portal', import.meta.glob('./messages/*.ts'))
