import { defineErrors, speak } from '../kit/errors.ts'

/** Our own codes: the specification shows texts for three of them and codes for none. */
export const identityErrors = defineErrors({
  AU0001: { status: 401 }, // wrong user name or password, or too many tries
  AU0002: { status: 401 }, // password expired
  AU0003: { status: 401 }, // password reset required
  AU0004: { status: 401 }, // not confirmed
  AU0005: { status: 401 }, // session over
  AU0006: { status: 401 }, // access token too old: refresh it
  AU0007: { status: 422 }, // wrong, used or expired code
  AU0008: { status: 422 }, // wrong, used or expired captcha
  AU0009: { status: 422 }, // wrong previous password
  AU0010: { status: 410 }, // wrong, used or expired sign-in link
  AU0011: { status: 403 }, // account not active
  AU0012: { status: 403 }, // the assumed user's restriction, as opposed to one's own
  AU0013: { status: 503 }, // too many people are signing in
  AU0014: { status: 403 }, // not allowed while acting for a customer
  AU0015: { status: 409 }, // already acts for a customer
  AU0016: { status: 403 }, // no longer acts for that user
  AU0017: { status: 401 }, // the second step of the sign-in has expired: start again
  AU0018: { status: 422 }, // wrong or used code of the second factor
  AU0019: { status: 422 }, // wrong password where it must be repeated
  AU0020: { status: 409 }, // the second factor is required for this account
  AU0021: { status: 409 }, // the second factor is already on, or already off
  AU0022: { status: 422 }, // code typed in a browser that did not request one
  AU0101: { status: 422 }, // e-mail
  AU0102: { status: 422, args: ['minimum'] }, // password too short
  AU0103: { status: 422, args: ['maximum'] }, // password too long
  AU0104: { status: 422 }, // passwords differ
  AU0105: { status: 422 }, // password common or simple
  AU0106: { status: 422 }, // password contains a name of its owner
  AU0107: { status: 422 }, // first name
  AU0108: { status: 422 }, // last name
  AU0109: { status: 422 }, // job title
  AU0110: { status: 422 }, // phone
  AU0111: { status: 422 }, // extension
  AU0112: { status: 422 }, // company
  AU0113: { status: 422 }, // address
  AU0114: { status: 422 }, // city
  AU0115: { status: 422 }, // state or province
  AU0116: { status: 422 }, // zip
  AU0117: { status: 422 }, // country
  AU0118: { status: 422 }, // relationship
  AU0119: { status: 422 }, // terms
  AU0120: { status: 422 }, // captcha missing
  AU0121: { status: 422 }, // nothing changed
  AU0122: { status: 422 }, // previous password missing
  AU0123: { status: 422 }, // code not six digits
  AU0124: { status: 422 }, // user name
  AU0125: { status: 422 }, // password missing
  AU0126: { status: 422, args: ['maximum'] }, // text too long
  AU0127: { status: 422 }, // new password is the previous one
  AU0129: { status: 422 }, // code of the second factor missing
  AU0130: { status: 422 }, // user id to assume
})

export type IdentityErrorCode = keyof typeof identityErrors
export const { refuse, violation } = speak(identityErrors)
