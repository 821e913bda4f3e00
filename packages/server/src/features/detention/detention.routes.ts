import * as calls from '@fairway/contract/detention/detention.endpoints'
import type { Serve } from '../../platform/http/serve.ts'
import { getChoices, getPublicChoices, searchTerms } from './choices.actions.ts'
import { getPublicRate, getPublicRateFile, getRate, getRateFile, type RateFileParts } from './rate.actions.ts'

/** What containers cost that are kept too long, and by which terms. */
export function detentionRoutes(serve: Serve, parts: RateFileParts) {
  serve(calls.getRate, (context, { query }) => getRate(context, query))
  serve(calls.getPublicRate, (context, { query }) => getPublicRate(context, query))
  serve(calls.getRateFile, (context, { query }) => getRateFile(context, parts, query))
  serve(calls.getPublicRateFile, (context, { query }) => getPublicRateFile(context, parts, query))
  serve(calls.getChoices, (context) => getChoices(context))
  serve(calls.getPublicChoices, (context) => getPublicChoices(context))
  serve(calls.searchTerms, (context, { query }) => searchTerms(context, query))
}
