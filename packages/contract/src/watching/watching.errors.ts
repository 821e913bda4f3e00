import { defineErrors, speak } from '../kit/errors.ts'

export const watchingErrors = defineErrors({
  WA0001: { status: 404 }, // what is to be watched does not exist or is not the reader's
  WA0002: { status: 422, args: ['most'] }, // too many watches
  WA0003: { status: 422, args: ['most'] }, // too many saved views among them
  WA0004: { status: 409 }, // preferences were changed elsewhere
  WA0005: { status: 422 }, // a threshold that cannot be chosen
  WA0006: { status: 422 }, // quiet hours of no length
  WA0007: { status: 422 }, // a rule twice, or one missing
  WA0008: { status: 404 }, // an unsubscribe address that is not ours
})

export const { refuse, violation } = speak(watchingErrors)
