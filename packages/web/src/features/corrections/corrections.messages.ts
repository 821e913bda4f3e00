import type { en as ofRequests } from '@fairway/contract/bookings/request-messages/en'
import type { en as ofCorrections } from '@fairway/contract/corrections/correction-messages/en'
import { defineTexts } from '../../platform/language/i18n.ts'
import type { en } from './messages/en.ts'

type SharedMessages = Omit<typeof ofRequests, keyof typeof ofCorrections> & typeof ofCorrections

/** The pages about corrections; under `words` what fields are called, and the statuses of corrections in place of requests'. */
declare module '../../platform/language/i18n.ts' {
  interface MessageShapes {
    corrections: typeof en & { words: SharedMessages }
  }
}

defineTexts(
  'corrections',
  {
    en: () => import('./messages/en.ts'),
    zh: () => import('./messages/zh.ts'),
    vi: () => import('./messages/vi.ts'),
  },
  {
    en: () => import('@fairway/contract/bookings/request-messages/en'),
    zh: () => import('@fairway/contract/bookings/request-messages/zh'),
    vi: () => import('@fairway/contract/bookings/request-messages/vi'),
  },
  {
    en: () => import('@fairway/contract/corrections/correction-messages/en'),
    zh: () => import('@fairway/contract/corrections/correction-messages/zh'),
    vi: () => import('@fairway/contract/corrections/correction-messages/vi'),
  },
)
