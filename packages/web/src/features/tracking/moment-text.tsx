import type { Moment } from '@fairway/contract/tracking/tracking.schema'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { classNames } from '../../ui/class-names.ts'
import { Muted } from '../../ui/text.tsx'
import { LocalTime } from './local-time.tsx'
import css from './moment-text.module.css'
import type { PlaceLabels } from './place-labels.ts'

export interface StatedMoment {
  at: string | null
  place: string
  state: 'actual' | 'estimated' | 'planned' | 'unreported'
  /** The plan, where it differs. */
  plannedAt?: string | null
  isOverdue?: boolean
}

interface Props {
  moment: StatedMoment
  labels: PlaceLabels
  className?: string | undefined
  /** The place stands beside it already. */
  isPlaceNamed?: boolean
}

/** A time with its place, its UTC offset and its certainty: '2026-11-21 06:00', 'Long Beach, UTC−8 · estimated'. */
export function MomentText({ moment, labels, className, isPlaceNamed = false }: Props) {
  const { t } = useTranslation('tracking')
  const { at, place, state, plannedAt, isOverdue } = moment
  const local = at ? labels.at(at, place) : undefined
  const planned = plannedAt ? labels.at(plannedAt, place) : undefined
  const plan =
    planned &&
    (planned.date === local?.date
      ? t('state.plannedAt', { time: planned.time })
      : t('state.plannedOn', { date: shortDate(planned.date, local?.date) }))
  if (!at || !local)
    return (
      <span className={className}>
        <span>
          <span className={state === 'unreported' ? css.unreported : undefined}>
            {t(state === 'unreported' ? 'state.unreported' : 'state.noDate')}
          </span>
          {plan && ` · ${plan}`}
        </span>
      </span>
    )
  return (
    <span className={className}>
      <LocalTime at={at} zone={labels.zone(place)} className={css.time} />
      <Muted as="span" size="xs" block>
        <Piece>
          {isPlaceNamed ? local.offset : t('placeZone', { place: labels.city(place), offset: local.offset })}
        </Piece>
        <Piece>
          {t(isOverdue && state !== 'actual' && state !== 'unreported' ? `state.was.${state}` : `state.${state}`)}
        </Piece>
        {plan && <Piece>{plan}</Piece>}
        {isOverdue && <Piece className={css.noWord}>{t('state.noWord')}</Piece>}
      </Muted>
    </span>
  )
}

/** The space after each piece is for copying and for screen readers. */
function Piece({ className, children }: { className?: string | undefined; children: string }) {
  return (
    <>
      <span className={classNames(css.piece, className)}>{children}</span>{' '}
    </>
  )
}

const shortDate = (date: string, beside = '') => (date.slice(0, 4) === beside.slice(0, 4) ? date.slice(5) : date)

export const hasPassed = (at: string, asOf: string) => Date.parse(at) < Date.parse(asOf)

/** The latest value of a moment: the actual time, else the estimate, else the plan, overdue once it has passed. */
export function latestMoment(
  { planned, estimated, actual }: Moment,
  place: string,
  asOf: string,
): StatedMoment & { state: keyof Moment } {
  const at = actual ?? estimated ?? planned
  const state = actual ? 'actual' : estimated ? 'estimated' : 'planned'
  const differs = planned && at && Date.parse(planned) !== Date.parse(at)
  const isOverdue = !actual && at !== null && hasPassed(at, asOf)
  return { at, place, state, plannedAt: differs ? planned : null, isOverdue }
}
