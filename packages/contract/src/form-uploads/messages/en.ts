import type { ErrorTexts } from '../../kit/messages.ts'
import type { formUploadErrors } from '../form-upload.errors.ts'

export const en = {
  errors: {
    UP0001: 'The booking id is missing in the file.',
    UP0002: 'The same booking number or reference is in more than one file: {{key0}}.',
    UP0003: 'The shipper is missing in the file.',
    UP0004: 'The shipper address is missing in the file.',
    UP0005: 'The consignee is missing in the file.',
    UP0006: 'The consignee address is missing in the file.',
    UP0007: 'The ETD is missing in the file.',
    UP0008: 'The port of load {{key0}} is not allowed for upload.',
    UP0009: 'The upload of {{key0}} failed. Check the file and try again.',
    UP0010: 'Please refresh the page and upload again.',
    UP0011: 'Too many files. At most {{key0}} can be uploaded at once.',
  } satisfies ErrorTexts<typeof formUploadErrors>,
} as const
