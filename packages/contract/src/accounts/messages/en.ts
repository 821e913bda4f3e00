import type { ErrorTexts } from '../../kit/messages.ts'
import type { accountErrors } from '../accounts.errors.ts'

export const en = {
  errors: {
    AC0001: 'Enter a name, email address, company or web id to search by.',
    AC0002: 'Enter at least {{key0}} characters, or one Chinese character.',
    AC0003: 'Choose an account status.',
    AC0004: 'This account is already confirmed.',
    AC0005: 'The user has not confirmed this account yet.',
    AC0006: 'This is the last active administrator. Add another one first.',
    AC0007: 'A user can have the shipper or the agent privilege, not both.',
    AC0008: 'An active account needs at least one group.',
    AC0009: 'Choose organisations from the list, each only once.',
    AC0010: 'Some field must change before submitting.',
    AC0011: "Enter the organisation's name.",
    AC0012: "Enter the organisation's address.",
    AC0013: "Choose the organisation's country.",
    AC0014: 'Another organisation already has this reference.',
    AC0015: 'The reference must have 2 to 20 capital letters, digits or hyphens.',
    AC0016: 'The end must not be before the start.',
    AC0017: 'The date is invalid. Enter it as yyyy-mm-dd.',
    AC0018:
      'Without an organisation this person sees no bookings. Choose one, or confirm that you approve without one.',
    AC0019: 'A company manager cannot hold a carrier staff group: ADMIN, CSR, VA, VU or VS.',
  } satisfies ErrorTexts<typeof accountErrors>,
} as const
