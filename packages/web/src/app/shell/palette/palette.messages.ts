import { messagesOf } from '../../../platform/i18n.ts'
import type { en } from './messages/en.ts'

declare module '../../../platform/i18n.ts' {
  interface MessageShapes {
    palette: typeof en
  }
}

/** What the palette and the list of keys say. */
export const needPaletteMessages = messagesOf('palette', {
  en: async () => (await import('./messages/en.ts')).en,
  zh: async () => (await import('./messages/zh.ts')).zh,
  vi: async () => (await import('./messages/vi.ts')).vi,
})
