import type { en as words } from '@fairway/contract/vessel-allocation/allocation-messages/en'
import { defineTexts } from '../../platform/language/i18n.ts'
import type { en } from './messages/en.ts'

/** The views of vessel allocation; under `words` the names of columns, totals and types. */
declare module '../../platform/language/i18n.ts' {
  interface MessageShapes {
    vesselAllocation: typeof en & { words: typeof words }
  }
}

defineTexts(
  'vesselAllocation',
  {
    en: () => import('./messages/en.ts'),
    zh: () => import('./messages/zh.ts'),
    vi: () => import('./messages/vi.ts'),
  },
  {
    en: () => import('@fairway/contract/vessel-allocation/allocation-messages/en'),
    zh: () => import('@fairway/contract/vessel-allocation/allocation-messages/zh'),
    vi: () => import('@fairway/contract/vessel-allocation/allocation-messages/vi'),
  },
)
