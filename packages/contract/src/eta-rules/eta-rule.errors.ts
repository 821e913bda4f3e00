import { defineErrors, speak } from '../kit/errors.ts'

/** ETA0001 is the specification's code of an answer; the others are ours and name the error of a field. */
export const etaRuleErrors = defineErrors({
  ETA0001: { status: 422 }, // improper, missing or overlapping rule
  ETA0002: { status: 422 }, // no port, or none that is known
  ETA0003: { status: 422 }, // no day of the week
  ETA0004: { status: 422 }, // no time of day
  ETA0005: { status: 422 }, // equipment unknown, or a type and a group at once
  ETA0006: { status: 422, args: ['rule'] }, // overlaps one that is as specific
  ETA0007: { status: 422, args: ['vvd'] }, // voyage unknown, or it does not call at the port
  ETA0008: { status: 422 }, // neither a voyage nor a range of days, or both, or days the wrong way round
  ETA0009: { status: 422, args: ['maximum'] }, // availability out of range, or before the window opens
  ETA0010: { status: 422 }, // nothing changed
})

export const { refuse, violation } = speak(etaRuleErrors)
