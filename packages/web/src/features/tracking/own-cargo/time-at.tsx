import type { Places } from '@fairway/contract/tracking/tracking.schema'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Muted } from '../../../ui/text.tsx'
import { LocalTime } from '../local-time.tsx'
import { usePlaceLabels } from '../place-labels.ts'
import css from './own-cargo.module.css'

interface Props {
  at: string
  place: string
  places: Places
}

/** A time in the zone of a place that the surrounding text does not name: '2026-11-10 07:00 Long Beach, UTC−8'. */
export function TimeAt({ at, place, places }: Props) {
  const { t } = useTranslation('tracking')
  const labels = usePlaceLabels(places)
  return (
    <span className={css.timeAt}>
      <LocalTime at={at} zone={labels.zone(place)} />{' '}
      <Muted as="span">{t('placeZone', { place: labels.city(place), offset: labels.at(at, place).offset })}</Muted>
    </span>
  )
}
