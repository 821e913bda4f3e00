import type { en as words } from '@fairway/contract/identity/messages/en'
import { messagesOf } from '../../platform/i18n.ts'
import { needAccountMessages } from '../../ui/account/account.messages.ts'
import { needFormMessages } from '../../ui/form/form.messages.ts'
import type { en } from './messages/en.ts'

/** The slice's own sentences, with the vocabulary of registration under `words`. */
declare module '../../platform/i18n.ts' {
  interface MessageShapes {
    customerProfiles: typeof en & { words: Omit<typeof words, 'errors'> }
  }
}

const needOwnMessages = messagesOf('customerProfiles', {
  en: async () => {
    const [own, shared] = await Promise.all([
      import('./messages/en.ts'),
      import('@fairway/contract/identity/messages/en'),
    ])
    return { ...own.en, words: shared.en }
  },
  zh: async () => {
    const [own, shared] = await Promise.all([
      import('./messages/zh.ts'),
      import('@fairway/contract/identity/messages/zh'),
    ])
    return { ...own.zh, words: shared.zh }
  },
  vi: async () => {
    const [own, shared] = await Promise.all([
      import('./messages/vi.ts'),
      import('@fairway/contract/identity/messages/vi'),
    ])
    return { ...own.vi, words: shared.vi }
  },
})

/** Everything that the pages of profiles, organisations and grants say. */
export const needCustomerProfileMessages = async () => {
  await Promise.all([needOwnMessages(), needFormMessages(), needAccountMessages()])
}
