import type { en as words } from '@fairway/contract/watching/messages/en'
import { defineTexts } from '../../platform/language/i18n.ts'
import type { en } from './messages/en.ts'

declare module '../../platform/language/i18n.ts' {
  interface MessageShapes {
    watching: typeof en & { words: Omit<typeof words, 'errors'> }
  }
}

defineTexts(
  'watching',
  {
    en: () => import('./messages/en.ts'),
    zh: () => import('./messages/zh.ts'),
    vi: () => import('./messages/vi.ts'),
  },
  {
    en: () => import('@fairway/contract/watching/messages/en'),
    zh: () => import('@fairway/contract/watching/messages/zh'),
    vi: () => import('@fairway/contract/watching/messages/vi'),
  },
)
