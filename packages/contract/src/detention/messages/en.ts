import type { ErrorTexts } from '../../kit/messages.ts'
import type { detentionErrors } from '../detention.errors.ts'

export const en = {
  errors: {
    DE0001: 'You are not authorized for detention enquiries.',
    DE0002: 'Enter the ingate date or the number of days.',
    DE0003: 'No detention rate was found. Check service contract, equipment and final destination.',
    DE0004: 'The system is down. Please try again later.',
    DE0005: 'Enter the service contract.',
    DE0006: 'Choose the equipment.',
    DE0007: 'Choose the final destination.',
    DE0008: 'The ingate date is before the outgate date.',
    DE0009: 'Enter 1 to {{key0}} days.',
    DE0010: 'Enter a date as yyyy-mm-dd.',
  } satisfies ErrorTexts<typeof detentionErrors>,
} as const
