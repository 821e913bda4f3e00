import type { ErrorTexts } from '../../kit/messages.ts'
import type { etaRuleErrors } from '../eta-rule.errors.ts'

export const en = {
  errors: {
    ETA0001: 'Improper or Missing Rule data.',
    ETA0002: 'Choose a port.',
    ETA0003: 'Choose the day of arrival.',
    ETA0004: 'Enter a time of day, for example 18:00.',
    ETA0005: 'Choose a container type or a group, not both.',
    ETA0006: 'This overlaps #{{key0}}, which covers the same containers and shipments.',
    ETA0007: 'No voyage {{key0}} calls at this port.',
    ETA0008: 'Enter a voyage, or a first day and a last day that is not before it.',
    ETA0009: 'Choose 0 to {{key0}} days, and a time no earlier than the start of the arrival window.',
    ETA0010: 'Some field must change before saving.',
  } satisfies ErrorTexts<typeof etaRuleErrors>,
} as const
