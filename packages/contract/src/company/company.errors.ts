import { defineErrors, speak } from '../kit/errors.ts'

/** Our own codes: the specification knows no managers of companies. */
export const companyErrors = defineErrors({
  CO0001: { status: 409 }, // an address that has an account elsewhere
  CO0002: { status: 409 }, // an address of a colleague
  CO0003: { status: 422 }, // no e-mail address
  CO0004: { status: 422 }, // no name
  CO0005: { status: 422 }, // no group
  CO0006: { status: 422, args: ['groups'] }, // groups that the company does not have
  CO0007: { status: 409 }, // a colleague whom the carrier looks after
  CO0008: { status: 409 }, // the invitation was accepted
})
export const { refuse, violation } = speak(companyErrors)
