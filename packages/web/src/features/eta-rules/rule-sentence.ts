import { minuteOf, windowLength } from '@fairway/contract/eta-rules/eta-rule.rules'
import type { ExceptionFields } from '@fairway/contract/eta-rules/eta-rule.schema'
import { slotOf } from './form/rule-values.rules.ts'
import {
  closingOf,
  countingAvailability,
  dayAfter,
  getRuleLabels,
  isPastMidnight,
  type LabelSource,
} from './rule-labels.ts'

const DAY = 1440

/** A rule in words: the sentence, and further notes. */
export function sentencesOf(rule: ExceptionFields, source: LabelSource): string[] {
  const { t } = source
  const labels = getRuleLabels(source)
  const slot = slotOf(rule)
  const shipment = t(`shipments.${rule.shipment}`)
  const containers =
    slot === ''
      ? t('sentence.boxes', { shipment })
      : t('sentence.boxesOf', { shipment, equipment: labels.equipmentName(slot) })
  const port = labels.portName(rule.port)
  return [
    t('sentence.text', { port, window: windowText(rule, source), boxes: containers, when: whenText(rule, source) }),
    scopeText(rule, source),
    midnightText(rule, source),
    isMaybeTooEarly(rule) ? t('sentence.early') : '',
    rule.isActive ? '' : t('sentence.off'),
  ].filter((text) => text !== '')
}

function windowText(rule: ExceptionFields, { t }: LabelSource): string {
  const [from, to] = [rule.arrivalFrom, closingOf(rule)]
  const isWhole = lengthOf(rule) === DAY && minuteOf(from) === 0
  if (rule.arrivalDay === null) {
    if (isWhole) return t('sentence.window.everyWholeDay')
    return t(isPastMidnight(rule) ? 'sentence.window.everyPastMidnight' : 'sentence.window.everyDay', { from, to })
  }
  const day = t(`days.d${dayAfter(rule.arrivalDay, 0)}`)
  if (isWhole) return t('sentence.window.wholeDay', { day })
  if (!isPastMidnight(rule)) return t('sentence.window.sameDay', { day, from, to })
  return t('sentence.window.pastMidnight', { day, from, to, nextDay: t(`days.d${dayAfter(rule.arrivalDay, 1)}`) })
}

/** Names the day where the window has one. A window past midnight has two, and the first one is meant. */
function whenText(rule: ExceptionFields, { t }: LabelSource): string {
  const { days: count, time } = countingAvailability(rule)
  const isPast = isPastMidnight(rule)
  if (rule.arrivalDay !== null) {
    if (count === 0 && !isPast) return t('sentence.when.sameDay', { time })
    const day = t(`days.d${dayAfter(rule.arrivalDay, count)}`)
    return count < 7 ? t('sentence.when.on', { day, time }) : t('sentence.when.weeksLater', { day, time, count })
  }
  if (isPast)
    return count === 0 ? t('sentence.when.opening', { time }) : t('sentence.when.laterThanOpening', { time, count })
  if (count === 0) return t('sentence.when.sameDay', { time })
  return count === 1 ? t('sentence.when.nextDay', { time }) : t('sentence.when.later', { time, count })
}

function scopeText({ vvd, firstOn, lastOn }: ExceptionFields, { t }: LabelSource): string {
  if (vvd !== null) return t('sentence.voyage', { vvd })
  return firstOn === null || lastOn === null ? '' : t('sentence.range', { first: firstOn, last: lastOn })
}

function midnightText(rule: ExceptionFields, { t }: LabelSource): string {
  if (!isPastMidnight(rule)) return ''
  if (rule.arrivalDay === null) return t('sentence.midnightAnyDay')
  return t('sentence.midnight', { day: t(`days.d${dayAfter(rule.arrivalDay, 0)}`) })
}

const lengthOf = ({ arrivalFrom, arrivalTo }: ExceptionFields) =>
  windowLength(minuteOf(arrivalFrom) ?? 0, (minuteOf(arrivalTo) ?? 0) % DAY)

/** True when a late arrival in the window is after the time at which its containers would be available. */
function isMaybeTooEarly(rule: ExceptionFields): boolean {
  const { days, time } = countingAvailability(rule)
  return days * DAY + (minuteOf(time) ?? 0) < (minuteOf(rule.arrivalFrom) ?? 0) + lengthOf(rule)
}
