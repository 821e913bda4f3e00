import type { generalErrors } from '../general.errors.ts'
import type { ErrorTexts } from '../messages.ts'

/** What any screen may have to say about a failure. */
export const en = {
  wrong: 'Something went wrong',
  network: {
    down: 'The service is currently down for maintenance. Please try again later.',
    timeout: 'Network Error : Request timed out. Please try again later.',
  },
  /** What the three special answers to a 401 show. */
  account: {
    passwordExpired: 'Password Expired',
    passwordResetRequired: 'Password reset required for the user',
    notVerified: 'Account not yet verified with 6 digit code.',
  },
  serverDownBanner: 'Server is down for maintenance. Please try again later.',
  underReviewBanner: 'account still under review, you will receive an email once approved',
  errors: {
    GE0001: 'System error. Please contact support.',
    GE0002: 'This record does not exist, or you do not have access to it.',
    GE0003: 'This booking does not exist, or you do not have access to it.',
    GE0004: 'Your web id is not authorized. Please contact customer service.',
    GE0005: 'You are not authorized for this. Please contact customer service.',
    GE0006: 'Access denied.',
    GE0007: 'The request was updated by another transaction. Please reload before saving.',
    GE0008: 'The request cannot be processed within 30 seconds. Please narrow the search.',
    GE0009: 'The booking system (GATES) is not available. Please try again in a few minutes.',
    GE0010: 'Another user is signing the blanket LOI. Please wait some minutes.',
    GE0011: 'The shipments are not in the same group. Please wait 5 minutes and try again.',
    GE0012: 'The request is not valid. Check what you entered and try again.',
    GE0013: 'The request is too large. Send less at once.',
    GE0014: 'This kind of content is not accepted here.',
    GE0015: 'Too many requests. Please wait a minute and try again.',
    GE0016: 'Please sign in first.',
    GE0017:
      'You can send at most {{key0}} emails a day outside your organisation, its business partners and the carrier. Try again tomorrow.',
    GE0018: 'Too many emails were sent today. Try again tomorrow.',
    GE0019:
      'The document could not be created: it is too large, or the portal is very busy. Please try again in a few minutes.',
  } satisfies ErrorTexts<typeof generalErrors>,
} as const
