import type { ErrorTexts } from '../../kit/messages.ts'
import type { sharingErrors } from '../sharing.errors.ts'

export const en = {
  errors: {
    SL0001: 'This link has expired or does not exist. Ask the sender for a new one.',
    SL0002: 'This does not exist or is not yours, so it cannot be shared.',
    SL0003: 'You can have at most {{key0}} active links. Withdraw one first.',
    SL0004: 'Enter a label.',
    SL0005: 'Choose a day from today up to {{key0}} days ahead.',
  } satisfies ErrorTexts<typeof sharingErrors>,
} as const
