import { defineErrors, speak } from './errors.ts'

export const generalErrors = defineErrors({
  GE0001: { status: 500 }, // our own crash
  GE0002: { status: 404 }, // resource missing or no access
  GE0003: { status: 404 }, // booking missing or no access
  GE0004: { status: 403 }, // web id not authorised
  GE0005: { status: 403 }, // user not authorised
  GE0006: { status: 403 }, // access denied
  GE0007: { status: 409 }, // updated by another transaction
  GE0008: { status: 504 }, // not done within 30 seconds
  GE0009: { status: 503 }, // booking system does not answer
  GE0010: { status: 409 }, // another user is signing the blanket letter
  GE0011: { status: 409 }, // shipments of different groups
  GE0012: { status: 400 }, // invalid request
  GE0013: { status: 413 }, // too large
  GE0014: { status: 415 }, // media type
  GE0015: { status: 429 }, // too many requests
  GE0016: { status: 401 }, // not signed in
  GE0017: { status: 429, args: ['most'] }, // letters to strangers, per person and day
  GE0018: { status: 429 }, // letters in all, per person or address and day
  GE0019: { status: 503 }, // a document that took too long or too much memory to make
})

export const { refuse, violation } = speak(generalErrors)
