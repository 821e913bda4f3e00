import { defineTexts } from '../../../platform/i18n.ts'
import type { en } from './messages/en.ts'

/** What the second step of a sign-in and the page of one's own security say; a guest's sign-in does without. */
declare module '../../../platform/i18n.ts' {
  interface MessageShapes {
    security: typeof en
  }
}

defineTexts('security', {
  en: () => import('./messages/en.ts'),
  zh: () => import('./messages/zh.ts'),
  vi: () => import('./messages/vi.ts'),
})
