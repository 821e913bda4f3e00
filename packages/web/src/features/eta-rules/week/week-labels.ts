import { writeMinute } from '@fairway/contract/eta-rules/eta-rule.rules'
import { type Stretch, WEEK } from '@fairway/contract/eta-rules/rule-week.rules'
import type { Translate } from '../../../platform/language/translate.ts'
import { slotOf } from '../form/rule-values.rules.ts'
import { countingAvailability, dayAfter, type RuleLabels } from '../rule-labels.ts'
import type { Bar } from './week-lanes.rules.ts'

const DAY = 1440

/** The texts for the parts of a port's week, in the chart and for screen readers. */
export function getWeekLabels(t: Translate<'etaRules'>, labels: RuleLabels) {
  const dayOf = (minute: number) => t(`days.d${dayAfter(1, Math.floor(minute / DAY))}`)
  const clockOf = (minute: number, isEnd: boolean) => writeMinute(isEnd && minute % DAY === 0 ? DAY : minute % DAY)
  /** What begins like this, and its end. Midnight at the end belongs to the day that ends. */
  const until = (start: string, { from, to }: Stretch) => {
    const end = clockOf(to, true)
    const isSameDay = Math.floor(from / DAY) === Math.floor((to - 1) / DAY)
    return t('week.until', { from: start, to: isSameDay ? end : t('week.moment', { day: dayOf(to - 1), time: end }) })
  }
  /** 'Monday 18:00 to Tuesday 06:00'. */
  const stretch = (part: Stretch) =>
    part.to - part.from >= WEEK
      ? t('week.whole')
      : until(t('week.moment', { day: dayOf(part.from), time: clockOf(part.from, false) }), part)
  const when = ({ rule }: Bar) => labels.available(rule.arrivalDay, countingAvailability(rule))
  const bar = (one: Bar) => {
    const window = stretch(one)
    const equipment = labels.equipmentName(slotOf(one.rule))
    const text = one.isOwn
      ? t('week.bar', { window, when: when(one) })
      : t('week.fallback', { window, when: when(one), equipment })
    return [text, one.goesOn && t('week.goesOn'), one.cameOver && t('week.cameOver')].filter(Boolean).join(', ')
  }
  /** The same below the name of the day on which it begins. */
  const within = (part: Stretch) => until(clockOf(part.from, false), part)
  /** The short form for the chart: '06–18' and 'Tue 08:00'. */
  const short = ({ from, to, rule }: Bar) => {
    const { days, time } = countingAvailability(rule)
    const day = rule.arrivalDay === null ? '' : t(`shortDays.d${dayAfter(rule.arrivalDay, days)}`)
    const hours = [clockOf(from, false), clockOf(to, true)].map((clock) => clock.replace(/:00$/, ''))
    return { window: hours.join('–'), when: `${day} ${time}`.trim() }
  }
  return { stretch, bar, within, when, short }
}
export type WeekLabels = ReturnType<typeof getWeekLabels>
