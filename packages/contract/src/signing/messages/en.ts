import type { ErrorTexts } from '../../kit/messages.ts'
import type { signingErrors } from '../signing.errors.ts'

export const en = {
  errors: {
    SG0001: 'The signing service does not answer. Nothing was signed. Please try again in a few minutes.',
    SG0002: 'This callback is not signed, is late, or was heard before.',
  } satisfies ErrorTexts<typeof signingErrors>,
} as const
