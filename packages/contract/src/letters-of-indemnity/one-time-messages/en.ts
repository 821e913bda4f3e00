import type { ErrorTexts } from '../../kit/messages.ts'
import type { oneTimeLetterErrors } from '../one-time-letter.errors.ts'

export const en = {
  errors: {
    OL0001: 'No letter of indemnity is needed for {{key0}}. Choose bills with the release status SWB LOI Pending.',
    OL0002: 'One letter covers the shipments of one shipper. These have several: {{key0}}.',
    OL0003: 'This letter of indemnity was not found, or you do not have access to it.',
    OL0004: 'This letter of indemnity is signed. It cannot be changed any more.',
  } satisfies ErrorTexts<typeof oneTimeLetterErrors>,
} as const
