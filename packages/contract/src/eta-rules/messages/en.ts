import type { ErrorTexts } from '../../kit/messages.ts'
import type { etaRuleErrors } from '../eta-rule.errors.ts'

export const en = {
  errors: {
    ETA0001: 'Improper or Missing Rule data.',
  } satisfies ErrorTexts<typeof etaRuleErrors>,
} as const
