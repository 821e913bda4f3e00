import type { en as ofRequests } from '@fairway/contract/bookings/request-messages/en'
import type { en as ofCorrections } from '@fairway/contract/corrections/correction-messages/en'
import { defineTexts } from '../../platform/language/i18n.ts'
import { correctionWords, requestWords } from '../../platform/language/vocabularies.messages.ts'
import type { en } from './messages/en.ts'

type SharedMessages = Omit<typeof ofRequests, keyof typeof ofCorrections> & typeof ofCorrections

/** The pages about corrections; under `words` what fields are called, and the statuses of corrections in place of requests'. */
declare module '../../platform/language/i18n.ts' {
  interface MessageShapes {
    corrections: typeof en & { words: SharedMessages }
  }
}

defineTexts('corrections', import.meta.glob('./messages/*.ts'), requestWords, correctionWords)
