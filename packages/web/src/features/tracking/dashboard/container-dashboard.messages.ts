import { defineTexts } from '../../../platform/language/i18n.ts'
import type { en } from './messages/en.ts'

/** What the container dashboard says. */
declare module '../../../platform/language/i18n.ts' {
  interface MessageShapes {
    containerDashboard: typeof en
  }
}

defineTexts('containerDashboard', {
  en: () => import('./messages/en.ts'),
  zh: () => import('./messages/zh.ts'),
  vi: () => import('./messages/vi.ts'),
})
