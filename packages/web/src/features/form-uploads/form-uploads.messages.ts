import type { en as ofRequests } from '@fairway/contract/bookings/request-messages/en'
import type { en as ofForm } from '@fairway/contract/form-uploads/form-messages/en'
import { messagesWithSharedTexts } from '../../platform/i18n.ts'
import type { en } from './messages/en.ts'

/** The page of uploads; under `words` those of booking requests, with what the columns of their form are called. */
declare module '../../platform/i18n.ts' {
  interface MessageShapes {
    formUploads: typeof en & { words: typeof ofRequests & typeof ofForm }
  }
}

export const needFormUploadMessages = messagesWithSharedTexts(
  'formUploads',
  {
    en: () => import('./messages/en.ts'),
    zh: () => import('./messages/zh.ts'),
    vi: () => import('./messages/vi.ts'),
  },
  {
    en: async () => {
      const { en: requestMessages } = await import('@fairway/contract/bookings/request-messages/en')
      return { en: { ...requestMessages, ...(await import('@fairway/contract/form-uploads/form-messages/en')).en } }
    },
    zh: async () => {
      const { zh: requestMessages } = await import('@fairway/contract/bookings/request-messages/zh')
      return { zh: { ...requestMessages, ...(await import('@fairway/contract/form-uploads/form-messages/zh')).zh } }
    },
    vi: async () => {
      const { vi: requestMessages } = await import('@fairway/contract/bookings/request-messages/vi')
      return { vi: { ...requestMessages, ...(await import('@fairway/contract/form-uploads/form-messages/vi')).vi } }
    },
  },
)
