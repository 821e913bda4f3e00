import type { ErrorTexts } from '../../kit/messages.ts'
import type { companyErrors } from '../company.errors.ts'

export const en = {
  errors: {
    CO0001: 'This address cannot be invited here. Please ask the carrier.',
    CO0002: 'This colleague is in the list already.',
    CO0003: 'Enter a valid e-mail address.',
    CO0004: 'Enter the name.',
    CO0005: 'Choose at least one group.',
    CO0006: 'Your company does not have {{key0}}. Please ask the carrier.',
    CO0007: 'The carrier looks after this account. Please ask the carrier.',
    CO0008: 'This colleague has accepted the invitation already.',
  } satisfies ErrorTexts<typeof companyErrors>,
} as const
