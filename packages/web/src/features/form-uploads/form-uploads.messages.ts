import type { en as ofRequests } from '@fairway/contract/bookings/request-messages/en'
import type { en as ofForm } from '@fairway/contract/form-uploads/form-messages/en'
import type { en as ofWeights } from '@fairway/contract/vgm/vgm-messages/en'
import { defineTexts } from '../../platform/language/i18n.ts'
import {
  formWords,
  instructionWords,
  partOf,
  requestWords,
  weightWords,
} from '../../platform/language/vocabularies.messages.ts'
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

defineTexts('formUploads', import.meta.glob('./*.ts', { base: './messages' }), requestWords, formWords)

/** The same in the words of shipping instructions: their statuses, and the columns of their form. */
defineTexts(
  'siUploads',
  import.meta.glob('./*.ts', { base: './si-messages' }),
  requestWords,
  instructionWords,
  partOf(formWords, ({ siColumns }) => ({ columns: siColumns })),
)

/** The same in the words of verified gross mass. */
defineTexts(
  'vgmUploads',
  import.meta.glob('./*.ts', { base: './vgm-messages' }),
  requestWords,
  weightWords,
  partOf(formWords, ({ vgmColumns }) => ({ columns: vgmColumns })),
)
