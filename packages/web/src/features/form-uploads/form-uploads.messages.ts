import type { en as ofRequests } from '@fairway/contract/bookings/request-messages/en'
import type { en as ofForm } from '@fairway/contract/form-uploads/form-messages/en'
import type { en as ofWeights } from '@fairway/contract/vgm/vgm-messages/en'
import { defineTexts } from '../../platform/language/i18n.ts'
import type { en } from './messages/en.ts'
import type { en as ofSi } from './si-messages/en.ts'
import type { en as ofVgm } from './vgm-messages/en.ts'

/** The texts of the upload page; under `words` those of booking requests, including the labels of form columns. */
declare module '../../platform/language/i18n.ts' {
  interface MessageShapes {
    formUploads: typeof en & { words: typeof ofRequests & typeof ofForm }
    siUploads: typeof ofSi & { words: typeof ofRequests & typeof ofForm }
    vgmUploads: typeof ofVgm & { words: typeof ofRequests & typeof ofForm & typeof ofWeights }
  }
}

defineTexts(
  'formUploads',
  {
    en: () => import('./messages/en.ts'),
    zh: () => import('./messages/zh.ts'),
    vi: () => import('./messages/vi.ts'),
  },
  {
    en: () => import('@fairway/contract/bookings/request-messages/en'),
    zh: () => import('@fairway/contract/bookings/request-messages/zh'),
    vi: () => import('@fairway/contract/bookings/request-messages/vi'),
  },
  {
    en: () => import('@fairway/contract/form-uploads/form-messages/en'),
    zh: () => import('@fairway/contract/form-uploads/form-messages/zh'),
    vi: () => import('@fairway/contract/form-uploads/form-messages/vi'),
  },
)

/** The same in the words of shipping instructions: their statuses, and the columns of their form. */
defineTexts(
  'siUploads',
  {
    en: () => import('./si-messages/en.ts'),
    zh: () => import('./si-messages/zh.ts'),
    vi: () => import('./si-messages/vi.ts'),
  },
  {
    en: () => import('@fairway/contract/bookings/request-messages/en'),
    zh: () => import('@fairway/contract/bookings/request-messages/zh'),
    vi: () => import('@fairway/contract/bookings/request-messages/vi'),
  },
  {
    en: () => import('@fairway/contract/shipping-instructions/si-messages/en'),
    zh: () => import('@fairway/contract/shipping-instructions/si-messages/zh'),
    vi: () => import('@fairway/contract/shipping-instructions/si-messages/vi'),
  },
  {
    en: async () => ({ en: siColumnsOf((await import('@fairway/contract/form-uploads/form-messages/en')).en) }),
    zh: async () => ({ zh: siColumnsOf((await import('@fairway/contract/form-uploads/form-messages/zh')).zh) }),
    vi: async () => ({ vi: siColumnsOf((await import('@fairway/contract/form-uploads/form-messages/vi')).vi) }),
  },
)

/** The same in the words of verified gross mass. */
defineTexts(
  'vgmUploads',
  {
    en: () => import('./vgm-messages/en.ts'),
    zh: () => import('./vgm-messages/zh.ts'),
    vi: () => import('./vgm-messages/vi.ts'),
  },
  {
    en: () => import('@fairway/contract/bookings/request-messages/en'),
    zh: () => import('@fairway/contract/bookings/request-messages/zh'),
    vi: () => import('@fairway/contract/bookings/request-messages/vi'),
  },
  {
    en: () => import('@fairway/contract/vgm/vgm-messages/en'),
    zh: () => import('@fairway/contract/vgm/vgm-messages/zh'),
    vi: () => import('@fairway/contract/vgm/vgm-messages/vi'),
  },
  {
    en: async () => ({ en: vgmColumnsOf((await import('@fairway/contract/form-uploads/form-messages/en')).en) }),
    zh: async () => ({ zh: vgmColumnsOf((await import('@fairway/contract/form-uploads/form-messages/zh')).zh) }),
    vi: async () => ({ vi: vgmColumnsOf((await import('@fairway/contract/form-uploads/form-messages/vi')).vi) }),
  },
)

function siColumnsOf({ siColumns: columns }: Pick<typeof ofForm, 'siColumns'>) {
  return { columns }
}

function vgmColumnsOf({ vgmColumns: columns }: Pick<typeof ofForm, 'vgmColumns'>) {
  return { columns }
}
