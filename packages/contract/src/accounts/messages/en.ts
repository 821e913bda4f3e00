import type { ErrorTexts } from '../../kit/messages.ts'
import type { accountErrors } from '../accounts.errors.ts'

export const en = {
  errors: {
    AC0001: 'Enter a name, an e-mail address, a company or a web id to search by.',
    AC0002: 'Enter at least {{key0}} characters of a word, or one Chinese character.',
    AC0003: 'Choose an account status.',
    AC0004: 'This account is confirmed already.',
    AC0005: 'This account has not been confirmed by its owner yet.',
    AC0006: 'This is the last active administrator. Make another one first.',
    AC0007: 'A user has the shipper privilege or the agent privilege, never both.',
    AC0008: 'An active account needs at least one group.',
    AC0009: 'Choose each organisation once, from the list.',
    AC0010: 'Some field must change before submitting.',
    AC0011: "Enter the organisation's name.",
    AC0012: "Enter the organisation's address.",
    AC0013: "Choose the organisation's country.",
    AC0014: 'Another organisation has this reference already.',
    AC0015: 'A reference has 2 to 20 capital letters, digits and hyphens.',
    AC0016: 'The end must not lie before the start.',
    AC0017: 'The date is invalid. Enter it as yyyy-mm-dd.',
    AC0018:
      'No organisation is chosen, so this person would see no bookings. Choose one, or confirm that the account is approved without.',
    AC0019: "A manager of a company holds no group of the carrier's own people: ADMIN, CSR, VA, VU or VS.",
  } satisfies ErrorTexts<typeof accountErrors>,
} as const
