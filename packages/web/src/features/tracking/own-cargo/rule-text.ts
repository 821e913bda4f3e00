import { minuteOf } from '@fairway/contract/eta-rules/eta-rule.rules'
import type { ExpectedAvailability } from '@fairway/contract/tracking/tracking.schema'
import { useTranslation } from '../../../platform/use-translation.ts'

const names = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

/** How a rule that gave an estimate is spoken of to those whose cargo it is. */
export function useRuleText() {
  const { t } = useTranslation('ownCargo')
  const { t: tracking } = useTranslation('tracking')
  const nameOf = ({ rule }: ExpectedAvailability) => {
    if (!rule) return tracking('facts.byDefault')
    return t(rule.isException ? 'expected.exception' : 'expected.rule', { id: rule.ruleId })
  }
  /** 'Rule 12: arrival Sat 04:00–16:00, available 2 days later 08:00'. */
  const origin = (one: ExpectedAvailability) => {
    const { rule } = one
    if (!rule) return nameOf(one)
    const { arrivalDay, arrivalFrom: from, arrivalTo, days: count, time } = rule
    const to = minuteOf(arrivalTo) === 0 ? '24:00' : arrivalTo
    const name = arrivalDay === null ? undefined : names[arrivalDay - 1]
    const window = name
      ? t('expected.onDay', { day: tracking(`weekdays.${name}`), from, to })
      : t('expected.anyDay', { from, to })
    return t('expected.origin', { rule: nameOf(one), window, when: t('expected.when', { count, time }) })
  }
  return { nameOf, origin }
}
