import type { ErrorTexts } from '../../kit/messages.ts'
import type { signingErrors } from '../signing.errors.ts'

export const en = {
  errors: {
    SG0001: 'The signing service is not responding. Nothing was signed. Please try again in a few minutes.',
    SG0002: 'This callback is unsigned, too late, or a repeat.',
  } satisfies ErrorTexts<typeof signingErrors>,
} as const
