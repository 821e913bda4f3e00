import type { Availability, Stage } from '@fairway/contract/tracking/tracking.values'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import css from './dashboard-cells.module.css'
import type { DashboardLabels } from './dashboard-words.ts'
import type { FreeTimeLeft } from './last-free.rules.ts'

interface AvailabilityProps {
  availability: Availability
  stage: Stage | undefined
  text: string
}

/** Whether a box can be picked up, by sign, word and tone; one that has not arrived is no trouble yet. */
export function AvailabilityCell({ availability, stage, text }: AvailabilityProps) {
  const isThere = availability === 'Available For Pickup'
  if (!isThere && stage !== 'Hold' && stage !== 'At Destination') return <span className={css.later}>{text}</span>
  return (
    <span className={classNames(css.sign, isThere ? css.clear : css.blocked)}>
      <Icon name={isThere ? 'done' : 'blocked'} size={15} />
      {text}
    </span>
  )
}

interface LastFreeProps {
  day: string
  left: FreeTimeLeft
  labels: DashboardLabels
}

/** How much of the free time is left, in words. */
export const leftText = ({ kind, days }: FreeTimeLeft, { t }: Pick<DashboardLabels, 't'>) =>
  kind === 'soon' ? t('lastFree.soon', { count: days }) : t(`lastFree.${kind}`)

/** A last free day that presses, with how much is left in words. */
export function LastFreeCell({ day, left, labels }: LastFreeProps) {
  const { kind } = left
  return (
    <span className={classNames(css.sign, kind === 'soon' ? css.attention : css.blocked)}>
      {day}
      <small>{leftText(left, labels)}</small>
    </span>
  )
}
