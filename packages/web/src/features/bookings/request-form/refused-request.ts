import { type RequestWarning, requestWarnings } from '@fairway/contract/bookings/booking-request.values'
import type { Violation } from '@fairway/contract/kit/errors'
import { Failure } from '../../../platform/failure.ts'
import { type FieldError, serverErrorsOf } from '../../../ui/form/field-errors.ts'

/** Refusals of the whole that are about one field. */
const fieldByCode: Partial<Record<string, string>> = { BR0011: 'customerReference', BR0009: 'vvd', BR0019: 'vvd' }

export const isWarning = (code: string): code is RequestWarning => requestWarnings.some((one) => one === code)

/** The warnings that the sender has to confirm, where that is why a request was not sent. */
export const warningsIn = (error: unknown): readonly Violation[] =>
  error instanceof Failure && isWarning(error.answer.errorCode ?? '') ? (error.answer.violations ?? []) : []

/** What the server refused, at the fields that it is about. */
export function requestFieldErrorsOf(error: unknown): FieldError[] {
  const errors = serverErrorsOf(error).map((fieldError) => ({
    ...fieldError,
    path: fieldError.path.replace(/^document\./, ''),
  }))
  if (errors.length > 0 || !(error instanceof Failure)) return errors
  const { errorCode: code = '', messageArgs: args = [] } = error.answer
  const path = fieldByCode[code]
  return path === undefined ? [] : [{ path, code, args, source: 'server' }]
}
