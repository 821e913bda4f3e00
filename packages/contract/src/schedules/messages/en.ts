import type { ErrorTexts } from '../../kit/messages.ts'
import type { scheduleErrors } from '../schedule.errors.ts'

export const en = {
  errors: {
    SC0001: 'Choose a port of loading from the list.',
    SC0002: 'Choose a port of discharge from the list.',
    SC0003: 'The port of loading and the port of discharge are the same.',
    SC0004: 'Enter a date as yyyy-mm-dd.',
    SC0005: 'Choose a date from {{key0}} to {{key1}}.',
    SC0006: 'Choose {{key0}} weeks.',
    SC0007: 'Choose a vessel from the list.',
    SC0008: 'Choose a port from the list.',
    SC0009: 'This sailing or calendar does not exist.',
  } satisfies ErrorTexts<typeof scheduleErrors>,
} as const
