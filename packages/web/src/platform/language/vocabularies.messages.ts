import type { Texts } from './i18n.ts'

// Words of the trade that several namespaces have; those of the cargo, which guests load, stand with their namespaces.

export const billWords = {
  en: () => import('@fairway/contract/billing-documents/bill-messages/en'),
  zh: () => import('@fairway/contract/billing-documents/bill-messages/zh'),
  vi: () => import('@fairway/contract/billing-documents/bill-messages/vi'),
} satisfies Texts

export const bookingWords = {
  en: () => import('@fairway/contract/bookings/dashboard-messages/en'),
  zh: () => import('@fairway/contract/bookings/dashboard-messages/zh'),
  vi: () => import('@fairway/contract/bookings/dashboard-messages/vi'),
} satisfies Texts

export const requestWords = {
  en: () => import('@fairway/contract/bookings/request-messages/en'),
  zh: () => import('@fairway/contract/bookings/request-messages/zh'),
  vi: () => import('@fairway/contract/bookings/request-messages/vi'),
} satisfies Texts

export const correctionWords = {
  en: () => import('@fairway/contract/corrections/correction-messages/en'),
  zh: () => import('@fairway/contract/corrections/correction-messages/zh'),
  vi: () => import('@fairway/contract/corrections/correction-messages/vi'),
} satisfies Texts

export const formWords = {
  en: () => import('@fairway/contract/form-uploads/form-messages/en'),
  zh: () => import('@fairway/contract/form-uploads/form-messages/zh'),
  vi: () => import('@fairway/contract/form-uploads/form-messages/vi'),
} satisfies Texts

export const identityWords = {
  en: () => import('@fairway/contract/identity/messages/en'),
  zh: () => import('@fairway/contract/identity/messages/zh'),
  vi: () => import('@fairway/contract/identity/messages/vi'),
} satisfies Texts

export const instructionWords = {
  en: () => import('@fairway/contract/shipping-instructions/si-messages/en'),
  zh: () => import('@fairway/contract/shipping-instructions/si-messages/zh'),
  vi: () => import('@fairway/contract/shipping-instructions/si-messages/vi'),
} satisfies Texts

export const allocationWords = {
  en: () => import('@fairway/contract/vessel-allocation/allocation-messages/en'),
  zh: () => import('@fairway/contract/vessel-allocation/allocation-messages/zh'),
  vi: () => import('@fairway/contract/vessel-allocation/allocation-messages/vi'),
} satisfies Texts

export const weightWords = {
  en: () => import('@fairway/contract/vgm/vgm-messages/en'),
  zh: () => import('@fairway/contract/vgm/vgm-messages/zh'),
  vi: () => import('@fairway/contract/vgm/vgm-messages/vi'),
} satisfies Texts

export const watchingWords = {
  en: () => import('@fairway/contract/watching/messages/en'),
  zh: () => import('@fairway/contract/watching/messages/zh'),
  vi: () => import('@fairway/contract/watching/messages/vi'),
} satisfies Texts

/** One vocabulary in every language: an object by the language's name. */
interface Vocabulary<W> {
  en: () => Promise<{ en: W }>
  zh: () => Promise<{ zh: W }>
  vi: () => Promise<{ vi: W }>
}

/** A part of a vocabulary, under a name of its own. */
export const partOf = <W>({ en, zh, vi }: Vocabulary<W>, part: (words: W) => object): Texts => ({
  en: async () => ({ en: part((await en()).en) }),
  zh: async () => ({ zh: part((await zh()).zh) }),
  vi: async () => ({ vi: part((await vi()).vi) }),
})
