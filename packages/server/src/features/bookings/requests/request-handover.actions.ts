import type { SubmittedRequest } from '@fairway/contract/bookings/booking-request.schema'
import type { Context } from '../../../platform/http/serve.ts'
import { enqueueLocked } from '../../../platform/outbox.ts'
import { carrierListens } from '../../carrier/public.ts'

/** Whether the carrier takes submissions at this moment: it was heard lately, and has not paused. */
export const carrierTakes = ({ db, settings }: Context) => carrierListens(db, settings)

/** Hands versions of requests that the caller holds to the carrier; those of one request reach it one after another. */
export const handOver = ({ db }: Context, payloads: readonly SubmittedRequest[]) =>
  enqueueLocked(
    db,
    payloads.map((payload) => ({ topic: 'bookingRequest', key: payload.ediRef, payload })),
  )
