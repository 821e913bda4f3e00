import type { ErrorTexts } from '../../kit/messages.ts'
import type { vgmErrors } from '../vgm.errors.ts'

export const en = {
  errors: {
    VGM0001: 'No booking found for {{key0}}. Check the number.',
    VGM0002: 'Booking {{key0}} was cancelled in the booking system.',
    VGM0003: 'Container {{key0}} is not recognized. Check the number.',
    VGM0004: 'Access denied. You are not authorized for VGM.',
  } satisfies ErrorTexts<typeof vgmErrors>,
} as const
