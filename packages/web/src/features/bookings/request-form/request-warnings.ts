import { type RequestWarning, requestWarnings } from '@fairway/contract/bookings/requests/booking-request.values'
import type { Violation } from '@fairway/contract/kit/errors'
import { Failure } from '../../../platform/calls/failure.ts'

export const isWarning = (code: string): code is RequestWarning => requestWarnings.some((one) => one === code)

/** The warnings that the sender has to confirm, if the request was refused for them. */
export const warningsIn = (error: unknown): readonly Violation[] =>
  error instanceof Failure && isWarning(error.answer.errorCode ?? '') ? (error.answer.violations ?? []) : []
