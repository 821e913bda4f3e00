import { defineErrors, speak } from '../kit/errors.ts'

/** Our own codes: the specification knows no links for outsiders. */
export const sharingErrors = defineErrors({
  SL0001: { status: 410 }, // a link that has ended, was withdrawn, cut or guessed, or whose owner lost access
  SL0002: { status: 404 }, // what is to be shared does not exist or is not the reader's
  SL0003: { status: 422, args: ['most'] }, // too many links in force
  SL0004: { status: 422 }, // no label
  SL0005: { status: 422, args: ['days'] }, // an end that has passed, or too late
})

export const { refuse, violation } = speak(sharingErrors)
