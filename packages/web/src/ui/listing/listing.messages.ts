import { messagesOf } from '../../platform/i18n.ts'
import { needFormMessages } from '../form/form.messages.ts'
import { needGridMessages } from '../grid/grid.messages.ts'
import type { en } from './messages/en.ts'

declare module '../../platform/i18n.ts' {
  interface MessageShapes {
    listing: typeof en
  }
}

const needOwnMessages = messagesOf('listing', {
  en: async () => (await import('./messages/en.ts')).en,
  zh: async () => (await import('./messages/zh.ts')).zh,
  vi: async () => (await import('./messages/vi.ts')).vi,
})

/** Loaded with every list: its own words, with those of the grid and of the forms that narrow it. */
export async function needListingMessages() {
  await Promise.all([needOwnMessages(), needGridMessages(), needFormMessages()])
}
