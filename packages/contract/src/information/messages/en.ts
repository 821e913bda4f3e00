import type { ErrorTexts } from '../../kit/messages.ts'
import type { informationErrors } from '../information.errors.ts'

export const en = {
  errors: {
    IN0001: 'This entry does not exist or is not published.',
    IN0002: 'Enter the title.',
    IN0003: 'Enter the text.',
    IN0004: 'Links must start with https://, http:// or /. Not allowed: {{key0}}',
    IN0005: 'Enter a date as yyyy-mm-dd.',
    IN0006: 'The last day is before the first day.',
    IN0007: 'Choose a time in the future, within two years.',
    IN0008: 'Attach a PDF, JPEG or PNG file.',
    IN0009: 'The file is larger than {{key0}} MB.',
    IN0010: 'An entry can have at most {{key0}} files.',
    IN0011: 'This file does not exist or is not published.',
    IN0012: 'This entry has been published. Withdraw it instead of deleting it.',
    IN0013: 'There is nothing to withdraw.',
  } satisfies ErrorTexts<typeof informationErrors>,
} as const
