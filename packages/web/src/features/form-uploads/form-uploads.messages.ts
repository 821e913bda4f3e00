import type { en as ofRequests } from '@fairway/contract/bookings/request-messages/en'
import type { en as ofForm } from '@fairway/contract/form-uploads/form-messages/en'
import { defineTexts } from '../../platform/language/i18n.ts'
import { formWords, requestWords } from '../../platform/language/vocabularies.messages.ts'
import type { en } from './messages/en.ts'

/** The texts of the upload page; under `words` those of booking requests, including the labels of form columns. */
declare module '../../platform/language/i18n.ts' {
  interface MessageShapes {
    formUploads: typeof en & { words: typeof ofRequests & typeof ofForm }
  }
}

defineTexts('formUploads', import.meta.glob('./messages/*.ts'), requestWords, formWords)
