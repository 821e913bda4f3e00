import { defineErrors, speak } from '../kit/errors.ts'

/** Our own codes: the specification names the rules but neither codes nor texts. */
export const accountErrors = defineErrors({
  AC0001: { status: 422 }, // account search without a criterion
  AC0002: { status: 422, args: ['minimum'] }, // criterion too short
  AC0003: { status: 422 }, // profile search without an account status
  AC0004: { status: 409 }, // not waiting for its confirmation
  AC0005: { status: 409 }, // not confirmed: nothing can be granted or reset
  AC0006: { status: 409 }, // the last admin
  AC0007: { status: 422 }, // shipper and agent privilege at once
  AC0008: { status: 422 }, // active without groups, or groups without being active
  AC0009: { status: 422 }, // unknown organisation, or one named twice
  AC0010: { status: 422 }, // nothing changed
  AC0011: { status: 422 }, // organisation's name
  AC0012: { status: 422 }, // organisation's address
  AC0013: { status: 422 }, // organisation's country
  AC0014: { status: 409 }, // organisation's reference taken
  AC0015: { status: 422 }, // organisation's reference
  AC0016: { status: 422 }, // end before start
  AC0017: { status: 422 }, // no day
  AC0018: { status: 422 }, // approved without an organisation, and the admin did not say so
  AC0019: { status: 422 }, // manager of a company with a group of the carrier's own people
})
export const { refuse, violation } = speak(accountErrors)
