import type { en as words } from '@fairway/contract/vgm/vgm-messages/en'
import { defineTexts } from '../../platform/language/i18n.ts'
import type { en } from './messages/en.ts'

/** The page of verified gross mass; under `words` its statuses and methods. */
declare module '../../platform/language/i18n.ts' {
  interface MessageShapes {
    vgm: typeof en & { words: typeof words }
  }
}

defineTexts(
  'vgm',
  {
    en: () => import('./messages/en.ts'),
    zh: () => import('./messages/zh.ts'),
    vi: () => import('./messages/vi.ts'),
  },
  {
    en: () => import('@fairway/contract/vgm/vgm-messages/en'),
    zh: () => import('@fairway/contract/vgm/vgm-messages/zh'),
    vi: () => import('@fairway/contract/vgm/vgm-messages/vi'),
  },
)
