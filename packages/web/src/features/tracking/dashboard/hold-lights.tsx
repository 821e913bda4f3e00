import { type HoldType, holdTypes } from '@fairway/contract/tracking/tracking.values'
import { classNames } from '../../../ui/class-names.ts'
import type { DashboardLabels } from './dashboard-words.ts'
import css from './hold-lights.module.css'

const STEP = 18

/** Which holds are red, as the bits of a number. */
const redOf = (mask: number): HoldType[] => holdTypes.filter((_, bit) => Math.floor(mask / 2 ** bit) % 2 === 1)

/** The names of the red holds; nothing where there is none. */
export const holdText = (mask: number, { tracking }: DashboardLabels) =>
  redOf(mask)
    .map((type) => tracking(`words.holds.${type}`))
    .join(', ')

/** What the lights say, in one sentence. */
function holdSummary(mask: number, labels: DashboardLabels): string {
  const count = redOf(mask).length
  return count === 0 ? labels.t('holds.allClear') : labels.t('holds.summary', { count, names: holdText(mask, labels) })
}

interface Props {
  mask: number
  labels: DashboardLabels
}

/** The lights in a cell of the grid, with the names of those that are red behind them. */
export const NamedHolds = ({ mask, labels }: Props) => (
  <span className={css.named}>
    <HoldLights mask={mask} labels={labels} />
    {mask > 0 && (
      <span className={css.names} aria-hidden="true">
        {holdText(mask, labels)}
      </span>
    )}
  </span>
)

const discAt = (x: number) => `M${x + 0.5} 9a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0`
const tickAt = (x: number) => `M${x + 5.2} 9.3l2 2 3.8-4.3`
const crossAt = (x: number) => `M${x + 5.4} 6.4l5.2 5.2m0-5.2-5.2 5.2`

/**
 * Nine lights in one row: a cross in red, a tick in green; all names on hover, and in one sentence. Lights of one colour
 * are one shape, because a screen of rows would otherwise have a thousand of them.
 */
export function HoldLights({ mask, labels }: Props) {
  const { t, tracking } = labels
  const red = redOf(mask)
  const shape = (isRed: boolean, at: (x: number) => string) =>
    holdTypes.flatMap((type, place) => (red.includes(type) === isRed ? [at(place * STEP)] : [])).join('')
  const names = holdTypes.map((type) =>
    t(red.includes(type) ? 'holds.red' : 'holds.green', { hold: tracking(`words.holds.${type}`) }),
  )
  return (
    <svg
      className={css.lights}
      width={STEP * holdTypes.length}
      height="18"
      viewBox={`0 0 ${STEP * holdTypes.length} 18`}
      role="img"
      aria-label={holdSummary(mask, labels)}
    >
      <title>{names.join('\n')}</title>
      <path className={css.disc} d={shape(false, discAt)} />
      <path className={css.tick} d={shape(false, tickAt)} />
      {red.length > 0 && <path className={classNames(css.disc, css.red)} d={shape(true, discAt)} />}
      {red.length > 0 && <path className={classNames(css.tick, css.red)} d={shape(true, crossAt)} />}
    </svg>
  )
}
