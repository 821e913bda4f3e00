import { type RequestWarning, requestWarnings } from '@fairway/contract/bookings/booking-request.values'
import type { Violation } from '@fairway/contract/kit/errors'
import { Failure } from '../../../platform/failure.ts'

export const isWarning = (code: string): code is RequestWarning => requestWarnings.some((one) => one === code)

/** The warnings that the sender has to confirm, where that is why a request was not sent. */
export const warningsIn = (error: unknown): readonly Violation[] =>
  error instanceof Failure && isWarning(error.answer.errorCode ?? '') ? (error.answer.violations ?? []) : []
