import type { ExceptionFields } from '@fairway/contract/eta-rules/eta-rule.schema'
import { slotOf } from './rule-values.rules.ts'

/** The parts of a rule for comparisons. */
export const ruleParts = [
  'port',
  'shipment',
  'equipment',
  'scope',
  'arrivalDay',
  'window',
  'localAvailability',
  'portAvailability',
  'isActive',
] as const
export type RulePart = (typeof ruleParts)[number]

/** One part as a plain value for comparison. */
function partValue(rule: ExceptionFields, part: RulePart): string {
  if (part === 'equipment') return slotOf(rule)
  if (part === 'scope') return [rule.vvd, rule.firstOn, rule.lastOn].join(' ')
  if (part === 'window') return `${rule.arrivalFrom} ${rule.arrivalTo}`
  if (part === 'localAvailability' || part === 'portAvailability') return `${rule[part].days} ${rule[part].time}`
  return String(rule[part])
}

/** The parts that differ between two versions of a rule, in the order of the form. */
export const differingParts = (one: ExceptionFields, other: ExceptionFields): RulePart[] =>
  ruleParts.filter((part) => partValue(one, part) !== partValue(other, part))
