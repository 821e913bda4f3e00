import { redHoldsOf } from '@fairway/contract/tracking/dashboard/container-columns.rules'
import { type Availability, holdTypes, type Stage } from '@fairway/contract/tracking/tracking.values'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Row } from '../../../ui/layout.tsx'
import { Muted } from '../../../ui/text.tsx'
import type { ContainerLabels } from './containers.list.ts'
import type { FreeTimeLeft } from './containers.rules.ts'
import css from './dashboard-cells.module.css'
import holdCss from './hold-lights.module.css'

interface AvailabilityProps {
  availability: Availability
  stage: Stage | undefined
  text: string
  /** The same with what it is based on, on hover. */
  whole?: string
}

/** Whether a container can be picked up, by icon, word and tone; one that has not arrived is no trouble yet. */
export function AvailabilityCell({ availability, stage, text, whole }: AvailabilityProps) {
  const isThere = availability === 'Available For Pickup'
  if (!isThere && stage !== 'Hold' && stage !== 'At Destination') return <Muted as="span">{text}</Muted>
  return (
    <span className={classNames(css.sign, isThere ? css.clear : css.blocked)} title={whole}>
      <Icon name={!isThere ? 'blocked' : whole !== undefined && whole !== text ? 'clock' : 'done'} size={15} />
      {text}
    </span>
  )
}

interface LastFreeProps {
  day: string
  left: FreeTimeLeft
  labels: ContainerLabels
}

/** How much of the free time is left, in words. */
export const leftText = ({ kind, days }: FreeTimeLeft, { t }: Pick<ContainerLabels, 't'>) =>
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

const STEP = 14

/** Which holds are red, as the bits of a number. */
/** The names of the red holds; nothing where there is none. */
export const holdText = (mask: number, { tracking }: ContainerLabels) =>
  redHoldsOf(mask)
    .map((type) => tracking(`words.holds.${type}`))
    .join(', ')

/** What the lights say, in one sentence. */
function holdSummary(mask: number, labels: ContainerLabels): string {
  const count = redHoldsOf(mask).length
  return count === 0 ? labels.t('holds.allClear') : labels.t('holds.summary', { count, names: holdText(mask, labels) })
}

interface HoldProps {
  mask: number
  labels: ContainerLabels
}

/** The lights in a cell of the grid, with the names of those that are red behind them. */
export const NamedHolds = ({ mask, labels }: HoldProps) => (
  <Row as="span" gap={8} nowrap className={holdCss.named}>
    <HoldLights mask={mask} labels={labels} />
    {mask > 0 && (
      <span className={holdCss.names} aria-hidden="true">
        {holdText(mask, labels)}
      </span>
    )}
  </Row>
)

const discAt = (x: number) => `M${x + 0.5} 9a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0`
const tickAt = (x: number) => `M${x + 4} 9.3l2 2 3.8-4.3`
const crossAt = (x: number) => `M${x + 4.6} 6.6l4.8 4.8m0-4.8-4.8 4.8`

/**
 * Nine lights in one row: a white cross on red, a quiet tick for all others; all names on hover, and in one sentence. Lights of one colour
 * are one shape, because a screen of rows would otherwise have a thousand of them.
 */
export function HoldLights({ mask, labels }: HoldProps) {
  const { t, tracking } = labels
  const red = redHoldsOf(mask)
  const shape = (isRed: boolean, at: (x: number) => string) =>
    holdTypes.flatMap((type, place) => (red.includes(type) === isRed ? [at(place * STEP)] : [])).join('')
  const names = holdTypes.map((type) =>
    t(red.includes(type) ? 'holds.red' : 'holds.green', { hold: tracking(`words.holds.${type}`) }),
  )
  return (
    <svg
      className={holdCss.lights}
      width={STEP * holdTypes.length}
      height="18"
      viewBox={`0 0 ${STEP * holdTypes.length} 18`}
      role="img"
      aria-label={holdSummary(mask, labels)}
    >
      <title>{names.join('\n')}</title>
      <path className={holdCss.tick} d={shape(false, tickAt)} />
      {red.length > 0 && <path className={holdCss.disc} d={shape(true, discAt)} />}
      {red.length > 0 && <path className={holdCss.cross} d={shape(true, crossAt)} />}
    </svg>
  )
}
