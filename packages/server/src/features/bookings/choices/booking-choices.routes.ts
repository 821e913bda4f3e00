import * as calls from '@fairway/contract/bookings/choices/booking-choices.endpoints'
import type { Serve } from '../../../platform/http/serve.ts'
import { findVessels, getChoices, getContractTerms, getPublicChoices } from './booking-choices.actions.ts'

/** What the form of a booking request is filled in from. */
export function bookingChoiceRoutes(serve: Serve) {
  serve(calls.getChoices, (context) => getChoices(context))
  serve(calls.getPublicChoices, (context) => getPublicChoices(context))
  serve(calls.getContractTerms, (context, { query }) => getContractTerms(context, query))
  serve(calls.findVessels, (context, { query }) => findVessels(context, query))
}
