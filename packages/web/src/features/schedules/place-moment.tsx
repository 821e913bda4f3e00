import type { SchedulePlaces } from '@fairway/contract/schedules/schedule.schema'
import { bestOf } from '@fairway/contract/schedules/transit.rules'
import { placeTime, weekday } from '@fairway/contract/tracking/journey/place-time.rules'
import { useLanguage, useTranslation } from '../../platform/language/use-translation.ts'
import { Muted } from '../../ui/text.tsx'
import css from './schedules.module.css'

interface Moment {
  planned: string
  estimated: string | null
  actual: string | null
  zone: string
}

/** Day, weekday, time and offset on the clock of the port. */
export function useMomentText() {
  const { t } = useTranslation('schedules')
  return (instant: string, zone: string) => {
    const { date, time, offset } = placeTime(instant, zone)
    return { date, time, offset, text: `${date} ${time}`, day: t(`weekdays.${weekday(instant, zone)}`) }
  }
}

/** The name of a port in the language of the page. */
export function usePlaceName(places: SchedulePlaces) {
  const language = useLanguage()
  return (code: string) => places[code]?.name[language] ?? code
}

/** The best word on when a ship comes or goes; where it differs from the plan, the plan below it. */
export function PlaceMoment({ moment }: { moment: Moment }) {
  const { t } = useTranslation('schedules')
  const show = useMomentText()
  const best = show(bestOf(moment), moment.zone)
  const plan = show(moment.planned, moment.zone)
  return (
    <span className={css.moment}>
      <time dateTime={bestOf(moment)}>
        {best.text} <Muted as="span">{best.day}</Muted>
      </time>
      <Muted as="span" size="xs" block>
        {best.offset}
        {plan.text !== best.text && ` · ${t('sailing.planned', { time: plan.text })}`}
      </Muted>
    </span>
  )
}
