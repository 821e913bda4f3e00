import type { ErrorTexts } from '../../kit/messages.ts'
import type { billingDocumentErrors } from '../billing-document.errors.ts'

export const en = {
  errors: {
    BLD0001: 'No tariff found for this bill.',
    BLD0002: 'The shipment id is missing. Choose a shipment.',
    BLD0003: 'Access denied. You are not authorized for billing documents.',
    BLD0004: 'Unable to download the document. Please try again later.',
    BLD0005: 'There are more than {{key0}} results. Please refine the search.',
    BLD0006: 'The bill was not found, or you do not have access to it.',
    BLD0007: 'The invoice was not found, or you do not have access to it.',
    BLD0008: 'The dispute was not found, or you do not have access to it.',
    BLD0009: 'This invoice is paid. For a refund, contact customer service.',
    BLD0010: 'This charge has been credited, or is a credit itself. It cannot be disputed.',
    BLD0011: 'Charges can be disputed within 30 days of the invoice. The last day for this one was {{key0}}.',
    BLD0012: 'This charge has already been disputed.',
    BLD0013: 'Choose a reason.',
    BLD0014: 'Enter an amount above 0 and up to {{key0}} {{key1}}.',
    BLD0015: 'Describe the issue.',
    BLD0016: 'This file is not a PDF, JPEG or PNG.',
    BLD0017: 'This file is larger than {{key0}} MB.',
    BLD0018: 'A dispute can have at most {{key0}} files.',
    BLD0019: 'This dispute is {{key0}} and can no longer be changed.',
    BLD0020: 'This file was not found, or has already been sent.',
    BLD0031: 'This document is not available yet.',
    BLD0032: 'One zip can hold at most {{key0}} documents. Choose fewer.',
    BLD0033: 'Originals cannot be issued for a bill that is {{key0}}.',
    BLD0034: 'All {{key0}} originals of this bill have been issued. Further downloads are copies.',
    BLD0035: 'Originals cannot be issued while the bill is on hold. Each hold says who clears it.',
    BLD0036:
      'The shipping instruction for this bill was not sent in the portal. Contact customer service for the originals.',
    BLD0037: 'This file is not a PDF.',
    BLD0038: 'This PDF is damaged or cannot be read.',
    BLD0039: 'This PDF is password-protected. Send it without a password.',
    BLD0040: 'This PDF contains scripts, forms or attachments. Send a plain PDF.',
  } satisfies ErrorTexts<typeof billingDocumentErrors>,
} as const
