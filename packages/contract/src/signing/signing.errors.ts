import { defineErrors, speak } from '../kit/errors.ts'

export const signingErrors = defineErrors({
  SG0001: { status: 503 }, // the signing service does not answer, or not as agreed
  SG0002: { status: 400 }, // a callback that is not signed, is late, or was heard before
})

export const { refuse } = speak(signingErrors)
