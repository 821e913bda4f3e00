import { defineErrors } from '../kit/errors.ts'

export const etaRuleErrors = defineErrors({
  ETA0001: { status: 422 }, // improper, missing or overlapping rule
})
