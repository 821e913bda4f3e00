import type { ErrorTexts } from '../../kit/messages.ts'
import type { shippingInstructionErrors } from '../shipping-instruction.errors.ts'

export const en = {
  errors: {
    SI0001: 'This shipping instruction does not exist, or you do not have access to it.',
    SI0002: 'Enter the booking id.',
    SI0003: 'Enter the shipper.',
    SI0004: 'Enter the consignee.',
    SI0005: 'Enter the notify party.',
    SI0006: 'Choose the B/L type.',
    SI0007: 'Enter the number of originals.',
    SI0008: 'Enter the number of non-negotiables.',
    SI0009: 'Choose the freight display.',
    SI0010: 'Enter the B/L number.',
    SI0011: 'Enter the booking reference: the customer booking reference or the carrier booking number.',
    SI0012: 'Choose the payment term.',
    SI0013: 'Enter the commodity description.',
    SI0014: 'Enter the marks.',
    SI0015: 'Enter the HTS code, at least 6 characters.',
    SI0016: 'Enter the container details.',
    SI0017: 'Enter the container number.',
    SI0018: 'Choose the container type.',
    SI0019: 'Enter the seal.',
    SI0020: 'Enter the number of packages.',
    SI0021: 'Choose the package unit.',
    SI0022: 'Enter the weight.',
    SI0023: 'Enter the volume.',
    SI0024: 'The B/L number {{key0}} or a bill for it already exists.',
    SI0025: 'The AMS cutoff has passed. Please contact customer service.',
    SI0026: 'Container {{key0}} is entered twice. Remove one of the rows.',
    SI0027: 'The description may have at most 999 lines.',
  } satisfies ErrorTexts<typeof shippingInstructionErrors>,
} as const
