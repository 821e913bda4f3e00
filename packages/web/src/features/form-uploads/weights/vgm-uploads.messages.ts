import type { en as ofRequests } from '@fairway/contract/bookings/request-messages/en'
import type { en as ofForm } from '@fairway/contract/form-uploads/form-messages/en'
import type { en as ofWeights } from '@fairway/contract/vgm/vgm-messages/en'
import { defineTexts } from '../../../platform/language/i18n.ts'
import { formWords, partOf, requestWords, weightWords } from '../../../platform/language/vocabularies.messages.ts'
import type { en } from './messages/en.ts'

/** The upload page in the words of verified gross mass. */
declare module '../../../platform/language/i18n.ts' {
  interface MessageShapes {
    vgmUploads: typeof en & { words: typeof ofRequests & typeof ofForm & typeof ofWeights }
  }
}

const columns = partOf(formWords, ({ vgmColumns }) => ({ columns: vgmColumns }))
defineTexts('vgmUploads', import.meta.glob('./messages/*.ts'), requestWords, weightWords, columns)
