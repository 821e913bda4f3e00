import { defineErrors, speak } from '../kit/errors.ts'

/** The first four are the specification's; the others are ours and name the error of a field. */
export const detentionErrors = defineErrors({
  DE0001: { status: 403 }, // not authorised
  DE0002: { status: 422 }, // in-gate date or days needed
  DE0003: { status: 404 }, // no terms found
  DE0004: { status: 503 }, // system down
  DE0005: { status: 422 }, // service contract missing
  DE0006: { status: 422 }, // equipment missing
  DE0007: { status: 422 }, // final destination missing
  DE0008: { status: 422 }, // in-gate before out-gate
  DE0009: { status: 422, args: ['maximum'] }, // too many days, or no number of days
  DE0010: { status: 422 }, // no date
})

export const { refuse, violation } = speak(detentionErrors)
