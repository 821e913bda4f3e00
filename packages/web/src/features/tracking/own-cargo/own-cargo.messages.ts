import type { en as words } from '@fairway/contract/tracking/own-cargo/messages/en'
import { defineTexts } from '../../../platform/language/i18n.ts'
import type { en } from './messages/en.ts'

/** The texts of a container's page for the parties of the cargo. Guests do not load them. */
declare module '../../../platform/language/i18n.ts' {
  interface MessageShapes {
    ownCargo: typeof en & { words: typeof words }
  }
}

defineTexts('ownCargo', import.meta.glob('./messages/*.ts'), {
  en: () => import('@fairway/contract/tracking/own-cargo/messages/en'),
  zh: () => import('@fairway/contract/tracking/own-cargo/messages/zh'),
  vi: () => import('@fairway/contract/tracking/own-cargo/messages/vi'),
})
