import type { en as words } from '@fairway/contract/identity/messages/en'
import { messagesWithSharedTexts } from '../../platform/i18n.ts'
import { needFormMessages } from '../../ui/form/form.messages.ts'
import type { en } from './messages/en.ts'

/** The slice's own sentences, with the vocabulary that every program shares under `words`. */
declare module '../../platform/i18n.ts' {
  interface MessageShapes {
    identity: typeof en & { words: Omit<typeof words, 'errors'> }
  }
}

const needOwnMessages = messagesWithSharedTexts(
  'identity',
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

/** Everything that the pages of identity say, and their forms. */
export const needIdentityMessages = async () => {
  await Promise.all([needOwnMessages(), needFormMessages()])
}
