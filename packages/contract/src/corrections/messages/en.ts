import type { ErrorTexts } from '../../kit/messages.ts'
import type { correctionErrors } from '../corrections.errors.ts'

export const en = {
  errors: {
    BC0001: 'A shipment number has 7 digits. Check the number.',
    BC0002: 'Shipment {{key0}} was not found, or you do not have access to it.',
    BC0003: 'Shipment {{key0}} has no bill in status Billed. It can be corrected once it is billed.',
    BC0004:
      'Shipment {{key0}} has {{key1}} bills. Only a shipment with one bill can be corrected here; contact customer service.',
    BC0005: 'A correction of shipment {{key0}} is already in progress.',
    BC0006: 'This correction does not exist, or you do not have access to it.',
    BC0007:
      'The booking has changed since this correction was started. Update to the latest data and check your changes.',
    BC0008: 'This is not possible for a correction in status {{key0}}.',
    BC0009: 'This field cannot be updated from the portal. Please contact customer service.',
    BC0010: 'The correction was deleted.',
    BC0011: 'Shipment {{key0}} is canceled and cannot be corrected.',
    BC0012: 'A correction of shipment {{key0}} has been completed. Confirm that you want to start another one.',
  } satisfies ErrorTexts<typeof correctionErrors>,
} as const
