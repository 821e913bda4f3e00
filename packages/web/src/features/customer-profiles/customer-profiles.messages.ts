import type { en as words } from '@fairway/contract/identity/messages/en'
import { messagesWithSharedTexts } from '../../platform/i18n.ts'
import { needAccountMessages } from '../../ui/account/account.messages.ts'
import { needFormMessages } from '../../ui/form/form.messages.ts'
import type { en } from './messages/en.ts'

/** The slice's own sentences, with the vocabulary of registration under `words`. */
declare module '../../platform/i18n.ts' {
  interface MessageShapes {
    customerProfiles: typeof en & { words: Omit<typeof words, 'errors'> }
  }
}

const needOwnMessages = messagesWithSharedTexts(
  'customerProfiles',
  {
    en: () => import('./messages/en.ts'),
    zh: () => import('./messages/zh.ts'),
    vi: () => import('./messages/vi.ts'),
  },
  {
    en: () => import('@fairway/contract/identity/messages/en'),
    zh: () => import('@fairway/contract/identity/messages/zh'),
    vi: () => import('@fairway/contract/identity/messages/vi'),
  },
)

/** Everything that the pages of profiles, organisations and grants say. */
export const needCustomerProfileMessages = async () => {
  await Promise.all([needOwnMessages(), needFormMessages(), needAccountMessages()])
}
