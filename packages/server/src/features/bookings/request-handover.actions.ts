import type { SubmittedRequest } from '@fairway/contract/bookings/booking-request.schema'
import { putOut } from '../../platform/outbox.ts'
import type { Context } from '../../platform/serve.ts'
import { carrierListens } from '../carrier/public.ts'

/** Whether the carrier takes submissions at this moment: it was heard lately, and has not paused. */
export const carrierTakes = ({ db, settings }: Context) => carrierListens(db, settings)

/** Hands a version to the carrier; those of one request reach it one after another. */
export const handOver = ({ db }: Context, payload: SubmittedRequest) =>
  putOut(db, { topic: 'bookingRequest', key: payload.ediRef, payload })
