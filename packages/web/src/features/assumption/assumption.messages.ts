import { defineTexts } from '../../platform/i18n.ts'
import type { en } from './messages/en.ts'

/** What customer service reads while they assume a customer, act for one and release them. */
declare module '../../platform/i18n.ts' {
  interface MessageShapes {
    assumption: typeof en
  }
}

defineTexts('assumption', {
  en: () => import('./messages/en.ts'),
  zh: () => import('./messages/zh.ts'),
  vi: () => import('./messages/vi.ts'),
})
