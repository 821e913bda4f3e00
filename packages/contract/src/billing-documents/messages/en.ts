import type { ErrorTexts } from '../../kit/messages.ts'
import type { billingDocumentErrors } from '../billing-document.errors.ts'

export const en = {
  errors: {
    BLD0001: 'No tariff found for this bill.',
    BLD0002: 'The shipment id is missing. Choose a shipment.',
    BLD0003: 'Access denied. You are not authorized for billing documents.',
    BLD0004: 'Unable to download the document. Please try again later.',
  } satisfies ErrorTexts<typeof billingDocumentErrors>,
} as const
