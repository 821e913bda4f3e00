import { defineErrors, speak } from '../kit/errors.ts'

/** All of them are ours: the specification has no schedules. */
export const scheduleErrors = defineErrors({
  SC0001: { status: 422 }, // port of loading missing or unknown
  SC0002: { status: 422 }, // port of discharge missing or unknown
  SC0003: { status: 422 }, // both ports are the same
  SC0004: { status: 422 }, // no date
  SC0005: { status: 422, args: ['first', 'last'] }, // a date too far from today
  SC0006: { status: 422, args: ['choices'] }, // number of weeks
  SC0007: { status: 422 }, // vessel missing or unknown
  SC0008: { status: 422 }, // port missing or unknown
  SC0009: { status: 404 }, // no such calendar or sailing
})

export const { refuse, violation } = speak(scheduleErrors)
