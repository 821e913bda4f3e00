import type { ErrorTexts } from '../../kit/messages.ts'
import type { etaRuleErrors } from '../eta-rule.errors.ts'

export const en = {
  errors: {
    ETA0001: 'Improper or Missing Rule data.',
    ETA0002: 'Choose a port.',
    ETA0003: 'Choose the day on which the vessel arrives.',
    ETA0004: 'Enter a time of day, for example 18:00.',
    ETA0005: 'Choose one container type, or one group, or neither.',
    ETA0006: 'This overlaps with #{{key0}}, which is for the same containers and the same shipments.',
    ETA0007: 'No voyage {{key0}} calls at this port.',
    ETA0008: 'Name a voyage, or a first and a last day in this order.',
    ETA0009: 'Choose 0 to {{key0}} days, and a time that is not before the arrival window opens.',
    ETA0010: 'Some field must change before saving.',
  } satisfies ErrorTexts<typeof etaRuleErrors>,
} as const
