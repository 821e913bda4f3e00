import * as carrierCalls from '@fairway/contract/carrier/outbox.endpoints'
import * as calls from '@fairway/contract/letters-of-indemnity/blanket-letter.endpoints'
import type { Serve } from '../../platform/http/serve.ts'
import { downloadVersion } from './blanket-file.actions.ts'
import * as letters from './blanket-letter.actions.ts'
import { searchLetters } from './blanket-list.actions.ts'
import { getChoices } from './blanket-scope.actions.ts'
import { type BlanketSigningParts, openBlanketSigning } from './blanket-signing.actions.ts'
import { downloadLetterFile } from './letter-delivery.actions.ts'

/** Letters of indemnity. */
export function letterRoutes(serve: Serve, parts: BlanketSigningParts) {
  const { files } = parts
  serve(calls.getBlanketChoices, (context) => getChoices(context))
  serve(calls.searchBlanketLetters, (context, { body }) => searchLetters(context, body))
  serve(calls.getBlanketLetter, (context, { query }) => letters.getLetter(context, query.id))
  serve(calls.addBlanketLetter, (context, { body }) => letters.addLetter(context, body))
  serve(calls.updateBlanketLetter, (context, { body }) => letters.updateLetter(context, parts, body))
  serve(calls.cancelBlanketLetter, (context, { body }) => letters.cancelLetter(context, parts, body))
  serve(calls.discardBlanketChange, (context, { body }) => letters.discardChange(context, parts, body))
  serve(calls.downloadBlanketLetter, (context, { query }) => downloadVersion(context, files, query))
  serve(calls.signBlanketLetter, (context, { body }) => openBlanketSigning(context, parts, body))
  serve(carrierCalls.getLetterFile, (context, { params }) => downloadLetterFile(context, files, params.id))
}
