import type { en as ofRequests } from '@fairway/contract/bookings/request-messages/en'
import type { en as ofForm } from '@fairway/contract/form-uploads/form-messages/en'
import { defineTexts } from '../../platform/i18n.ts'
import type { en } from './messages/en.ts'

/** The texts of the upload page; under `words` those of booking requests, including the labels of form columns. */
declare module '../../platform/i18n.ts' {
  interface MessageShapes {
    formUploads: typeof en & { words: typeof ofRequests & typeof ofForm }
  }
}

defineTexts(
  'formUploads',
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
    en: () => import('@fairway/contract/form-uploads/form-messages/en'),
    zh: () => import('@fairway/contract/form-uploads/form-messages/zh'),
    vi: () => import('@fairway/contract/form-uploads/form-messages/vi'),
  },
)
