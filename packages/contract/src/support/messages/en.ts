import type { ErrorTexts } from '../../kit/messages.ts'
import type { supportErrors } from '../support-request.errors.ts'

export const en = {
  errors: {
    SU0001: 'This support request does not exist or is not yours.',
    SU0002: 'Enter the subject.',
    SU0003: 'Enter your message.',
    SU0004: 'Choose an office.',
    SU0005: 'You have sent {{key0}} requests today. Call the office, or try again tomorrow.',
    SU0006: 'Attach a PDF, JPEG or PNG file.',
    SU0007: 'The file is larger than {{key0}} MB.',
    SU0008: 'You can attach at most {{key0}} files. Remove some, or send your request first.',
    SU0009: 'This file does not exist or is not yours.',
    SU0010: 'This request is closed. Send a new one.',
    SU0011: 'This booking does not exist or is not yours.',
    SU0012: 'This container does not exist or is not yours.',
    SU0013: 'A request can have at most {{key0}} messages. Send a new one.',
  } satisfies ErrorTexts<typeof supportErrors>,
} as const
