import { defineErrors, speak } from '../kit/errors.ts'
import { loiErrors } from './loi.errors.ts'

/** Codes of one-time letters that the specification lacks. */
export const oneTimeLetterErrors = defineErrors({
  OL0001: { status: 409, args: ['blNos'] }, // bills that do not wait for a letter
  OL0002: { status: 422, args: ['shippers'] }, // bills of different shippers
  OL0003: { status: 404 }, // no such letter, or no access
  OL0004: { status: 409 }, // the letter is signed
})

export const { refuse } = speak({ ...loiErrors, ...oneTimeLetterErrors })
