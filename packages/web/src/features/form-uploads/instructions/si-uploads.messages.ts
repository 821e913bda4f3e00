import type { en as ofRequests } from '@fairway/contract/bookings/request-messages/en'
import type { en as ofForm } from '@fairway/contract/form-uploads/form-messages/en'
import { defineTexts } from '../../../platform/language/i18n.ts'
import { formWords, instructionWords, partOf, requestWords } from '../../../platform/language/vocabularies.messages.ts'
import type { en } from './messages/en.ts'

/** The upload page in the words of shipping instructions: their statuses, and the columns of their form. */
declare module '../../../platform/language/i18n.ts' {
  interface MessageShapes {
    siUploads: typeof en & { words: typeof ofRequests & typeof ofForm }
  }
}

const columns = partOf(formWords, ({ siColumns }) => ({ columns: siColumns }))
defineTexts('siUploads', import.meta.glob('./messages/*.ts'), requestWords, instructionWords, columns)
