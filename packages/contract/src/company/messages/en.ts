import type { ErrorTexts } from '../../kit/messages.ts'
import type { companyErrors } from '../company.errors.ts'

export const en = {
  errors: {
    CO0001: 'This address cannot be invited here. Please contact the carrier.',
    CO0002: 'This colleague is already in the list.',
    CO0003: 'Enter a valid email address.',
    CO0004: 'Enter the name.',
    CO0005: 'Choose at least one group.',
    CO0006: 'Your company does not have {{key0}}. Please contact the carrier.',
    CO0007: 'The carrier manages this account. Please contact the carrier.',
    CO0008: 'This colleague has already accepted the invitation.',
  } satisfies ErrorTexts<typeof companyErrors>,
} as const
