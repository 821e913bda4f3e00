import { messagesOf } from '../../../platform/i18n.ts'
import { needListingMessages } from '../../../ui/listing/listing.messages.ts'
import type { en } from './messages/en.ts'

declare module '../../../platform/i18n.ts' {
  interface MessageShapes {
    containerDashboard: typeof en
  }
}

const needOwnMessages = messagesOf('containerDashboard', {
  en: async () => (await import('./messages/en.ts')).en,
  zh: async () => (await import('./messages/zh.ts')).zh,
  vi: async () => (await import('./messages/vi.ts')).vi,
})

/** What the container dashboard says, with the words of every list; those of the trade come with the route. */
export async function needContainerDashboardMessages() {
  await Promise.all([needOwnMessages(), needListingMessages()])
}
