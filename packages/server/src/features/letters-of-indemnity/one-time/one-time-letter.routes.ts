import * as calls from '@fairway/contract/letters-of-indemnity/one-time-letter.endpoints'
import type { Serve } from '../../../platform/http/serve.ts'
import * as letters from './one-time-letter.actions.ts'
import { downloadLetter, type OneTimeParts, openLetter } from './one-time-signing.actions.ts'

/** One-time letters of indemnity: groups of shipments, and the letters that are signed for them. */
export function oneTimeLetterRoutes(serve: Serve, parts: OneTimeParts) {
  serve(calls.checkGroup, (context, { query }) => letters.checkGroup(context, query))
  serve(calls.formGroup, (context, { body }) => letters.formGroup(context, body))
  serve(calls.getOneTimeLetter, (context, { query }) => letters.getLetter(context, query.id))
  serve(calls.dissolveGroup, (context, { query }) => letters.dissolveGroup(context, parts, query.id))
  serve(calls.openOneTimeLetter, (context, { body }) => openLetter(context, parts, body.id))
  serve(calls.downloadLetter, (context, { body }) => downloadLetter(context, parts, body))
}
