import { minuteOf } from '@fairway/contract/eta-rules/eta-rule.rules'
import type { ExceptionFields, RuleChoices, RuleFields } from '@fairway/contract/eta-rules/eta-rule.schema'
import type { Weekday } from '@fairway/contract/eta-rules/eta-rule.values'
import type { Language } from '@fairway/contract/shared/language'
import type { Translate } from '../../platform/language/translate.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import type { RulePart } from './form/rule-difference.rules.ts'
import { readSlot, slotOf } from './form/rule-values.rules.ts'

/** What the labels are made from: the texts of a language, and the names of ports and equipment. */
export interface LabelSource {
  t: Translate<'etaRules'>
  language: Language
  choices: RuleChoices | undefined
}

export type Availability = RuleFields['portAvailability']

/** The day of the week a number of days after another; Monday is 1. */
export const dayAfter = (day: number, days: number) => (((day - 1 + days) % 7) + 1) as Weekday // 1 to 7 by the remainder

/** A window that ends at midnight ends at 24:00 of its day. */
export const closingOf = ({ arrivalTo }: Pick<RuleFields, 'arrivalTo'>) =>
  minuteOf(arrivalTo) === 0 ? '24:00' : arrivalTo

/** A window that ends at or before its start continues past midnight; one until 24:00 ends with its day. */
export const isPastMidnight = (rule: Pick<RuleFields, 'arrivalFrom' | 'arrivalTo'>) =>
  (minuteOf(closingOf(rule)) ?? 0) <= (minuteOf(rule.arrivalFrom) ?? 0)

/** The availability that applies: the local one for LOCAL shipments, that of the port for IPI. */
export const countingAvailability = (rule: RuleFields): Availability =>
  rule.shipment === 'LOCAL' ? rule.localAvailability : rule.portAvailability

/** The labels of rules in lists and charts, in the reader's language. */
export function getRuleLabels({ t, language, choices }: LabelSource) {
  const portName = (code: string) => choices?.ports.find((port) => port.code === code)?.name[language] ?? code
  const equipmentName = (slot: string) => {
    const { equipment, equipmentGroup } = readSlot(slot)
    if (equipmentGroup !== null) return t(`groups.${equipmentGroup}`)
    if (equipment === null) return t('equipment.any')
    return choices?.equipment.find(({ code }) => code === equipment)?.name[language] ?? equipment
  }
  const window = (rule: RuleFields) => {
    const [from, to] = [rule.arrivalFrom, closingOf(rule)]
    if (rule.arrivalDay === null)
      return t(isPastMidnight(rule) ? 'words.anyDayPastMidnight' : 'words.anyDay', { from, to })
    const day = t(`days.d${dayAfter(rule.arrivalDay, 0)}`)
    if (!isPastMidnight(rule)) return t('words.window', { day, from, to })
    return t('words.windowPastMidnight', { day, from, to, nextDay: t(`days.d${dayAfter(rule.arrivalDay, 1)}`) })
  }
  const available = (arrivalDay: number | null, { days: count, time }: Availability) => {
    if (arrivalDay === null) return t('words.availability', { count, time })
    const day = t(`days.d${dayAfter(arrivalDay, count)}`)
    return count < 7 ? t('words.availabilityOn', { day, time }) : t('words.availabilityOnLater', { day, time, count })
  }
  const scope = ({ vvd, firstOn, lastOn }: ExceptionFields) => {
    if (vvd !== null) return t('words.voyage', { vvd })
    return firstOn === null || lastOn === null ? '' : t('words.range', { first: firstOn, last: lastOn })
  }
  const part = (rule: ExceptionFields, name: RulePart): string => {
    if (name === 'port') return portName(rule.port)
    if (name === 'equipment') return equipmentName(slotOf(rule))
    if (name === 'scope') return scope(rule)
    if (name === 'arrivalDay')
      return rule.arrivalDay === null ? t('form.everyDay') : t(`days.d${dayAfter(rule.arrivalDay, 0)}`)
    if (name === 'window') return `${rule.arrivalFrom}–${closingOf(rule)}`
    if (name === 'isActive') return t(rule.isActive ? 'words.yes' : 'words.no')
    if (name === 'shipment') return t(`shipments.${rule.shipment}`)
    return t('words.availability', { count: rule[name].days, time: rule[name].time })
  }
  return { portName, equipmentName, window, available, scope, part }
}
export type RuleLabels = ReturnType<typeof getRuleLabels>

/** The same as a hook. */
export function useRuleLabels(choices: RuleChoices | undefined): RuleLabels {
  const { t, i18n } = useTranslation('etaRules')
  return getRuleLabels({ t, language: i18n.language as Language, choices }) // only the platform sets it
}
