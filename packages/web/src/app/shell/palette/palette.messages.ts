import { defineTexts } from '../../../platform/language/i18n.ts'
import type { en } from './messages/en.ts'

/** What the palette and the list of keys say. */
declare module '../../../platform/language/i18n.ts' {
  interface MessageShapes {
    palette: typeof en
  }
}

defineTexts('palette', import.meta.glob('./messages/*.ts'))
