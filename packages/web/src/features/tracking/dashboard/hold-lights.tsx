import { type HoldType, holdTypes } from '@fairway/contract/tracking/tracking.words'
import { classNames } from '../../../ui/class-names.ts'
import type { DashboardWords } from './dashboard-words.ts'
import css from './hold-lights.module.css'

const STEP = 18

/** Which holds are red, as the bits of a number. */
const redOf = (mask: number): HoldType[] => holdTypes.filter((_, bit) => Math.floor(mask / 2 ** bit) % 2 === 1)

/** The names of the red holds; nothing where there is none. */
export const holdText = (mask: number, { word }: DashboardWords) =>
  redOf(mask)
    .map((type) => word(`words.holds.${type}`))
    .join(', ')

/** What the lights say, in one sentence. */
function holdSummary(mask: number, words: DashboardWords): string {
  const count = redOf(mask).length
  return count === 0 ? words.t('holds.allClear') : words.t('holds.summary', { count, names: holdText(mask, words) })
}

interface Props {
  mask: number
  words: DashboardWords
}

/** Nine lights in one row: a cross in red, a tick in green, each with its name on hover and all in one sentence. */
export function HoldLights({ mask, words }: Props) {
  const red = redOf(mask)
  return (
    <svg
      className={css.lights}
      width={STEP * holdTypes.length}
      height="18"
      viewBox={`0 0 ${STEP * holdTypes.length} 18`}
      role="img"
      aria-label={holdSummary(mask, words)}
    >
      {holdTypes.map((type, at) => (
        <Light key={type} type={type} x={at * STEP} isRed={red.includes(type)} words={words} />
      ))}
    </svg>
  )
}

interface LightProps {
  type: HoldType
  x: number
  isRed: boolean
  words: DashboardWords
}

function Light({ type, x, isRed, words: { t, word } }: LightProps) {
  return (
    <g transform={`translate(${x} 0)`} className={classNames(css.light, isRed && css.red)}>
      <title>{t(isRed ? 'holds.red' : 'holds.green', { hold: word(`words.holds.${type}`) })}</title>
      <circle cx="8" cy="9" r="7.5" />
      <path d={isRed ? 'm5.400 6.400 5.200 5.200m0-5.200-5.200 5.200' : 'm5.200 9.300 2 2 3.800-4.300'} />
    </g>
  )
}
