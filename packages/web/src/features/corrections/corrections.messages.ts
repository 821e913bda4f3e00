import type { en as ofRequests } from '@fairway/contract/bookings/request-messages/en'
import type { en as ofCorrections } from '@fairway/contract/corrections/correction-messages/en'
import { messagesWithSharedTexts } from '../../platform/i18n.ts'
import { needDocumentFormMessages } from '../../ui/document-form/document-form.messages.ts'
import { needFormMessages } from '../../ui/form/form.messages.ts'
import { needListingMessages } from '../../ui/listing/listing.messages.ts'
import type { en } from './messages/en.ts'

type SharedMessages = Omit<typeof ofRequests, keyof typeof ofCorrections> & typeof ofCorrections

/** The pages about corrections; under `words` what fields are called, and the statuses of corrections in place of requests'. */
declare module '../../platform/i18n.ts' {
  interface MessageShapes {
    corrections: typeof en & { words: SharedMessages }
  }
}

const needOwnMessages = messagesWithSharedTexts(
  'corrections',
  {
    en: () => import('./messages/en.ts'),
    zh: () => import('./messages/zh.ts'),
    vi: () => import('./messages/vi.ts'),
  },
  {
    en: async () => {
      const fields = await import('@fairway/contract/bookings/request-messages/en')
      return { en: { ...fields.en, ...(await import('@fairway/contract/corrections/correction-messages/en')).en } }
    },
    zh: async () => {
      const fields = await import('@fairway/contract/bookings/request-messages/zh')
      return { zh: { ...fields.zh, ...(await import('@fairway/contract/corrections/correction-messages/zh')).zh } }
    },
    vi: async () => {
      const fields = await import('@fairway/contract/bookings/request-messages/vi')
      return { vi: { ...fields.vi, ...(await import('@fairway/contract/corrections/correction-messages/vi')).vi } }
    },
  },
)

export const needCorrectionMessages = needOwnMessages
export const needCorrectionListMessages = async () => {
  await Promise.all([needOwnMessages(), needListingMessages()])
}
export const needCorrectionFormMessages = async () => {
  await Promise.all([needOwnMessages(), needDocumentFormMessages(), needFormMessages()])
}
