import type { ErrorTexts } from '../../kit/messages.ts'
import type { oneTimeLetterErrors } from '../one-time-letter.errors.ts'

export const en = {
  errors: {
    OL0001: 'No letter of indemnity is needed for {{key0}}. Choose bills with the release status SWB LOI Pending.',
    OL0002: 'One letter can only cover shipments of one shipper. These have several: {{key0}}.',
    OL0003: 'This letter of indemnity was not found, or you do not have access to it.',
    OL0004: 'This letter of indemnity is signed and can no longer be changed.',
  } satisfies ErrorTexts<typeof oneTimeLetterErrors>,
} as const
