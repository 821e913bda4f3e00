import { defineErrors, speak } from '../kit/errors.ts'

export const supportErrors = defineErrors({
  SU0001: { status: 404 }, // no such request, or no access
  SU0002: { status: 422 }, // subject missing
  SU0003: { status: 422 }, // message missing
  SU0004: { status: 422 }, // office missing, or the carrier has none of this name
  SU0005: { status: 429, args: ['most'] }, // too many requests a day
  SU0006: { status: 415 }, // file is no PDF, JPEG or PNG
  SU0007: { status: 413, args: ['megabytes'] }, // file too large
  SU0008: { status: 422, args: ['limit'] }, // too many files
  SU0009: { status: 404 }, // no such file
  SU0010: { status: 409 }, // request closed
  SU0011: { status: 422 }, // booking unknown or no access
  SU0012: { status: 422 }, // container unknown or no access
  SU0013: { status: 422, args: ['most'] }, // too many messages
})

export const { refuse, violation } = speak(supportErrors)
