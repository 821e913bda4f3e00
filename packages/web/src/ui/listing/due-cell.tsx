import { type TimeLeft, timeLeft, type Urgency, urgencyOf } from '@fairway/contract/home/urgency.rules'
import { textPlaces } from '@fairway/contract/shared/column-width'
import { classNames } from '../class-names.ts'
import { ICON_WIDTH } from '../grid/grid-parts.ts'
import { Icon, type IconName } from '../icon.tsx'
import css from './due-cell.module.css'
import type { ListLabels } from './list-labels.ts'

const urgencyIcons = { overdue: 'alert', today: 'clock', soon: 'calendar' } as const satisfies Record<string, IconName>

interface DueProps {
  at: string
  /** Of the port, on whose clock it is due. */
  place: string
  /** Somebody still has to send it: then it is counted down. */
  isOpen: boolean
  now: string
  labels: ListLabels
}

/** When a document is due on the clock of its port and, while somebody has to send it, how long that is from now. */
export function DueCell({ at, place, isOpen, now, labels }: DueProps) {
  const due = { dueAt: at, dueOn: labels.dayAt(at, place) }
  const urgency = isOpen ? urgencyOf(due, { at: now, zone: labels.zone(place) }) : 'later'
  return (
    <span className={classNames(css.due, css[urgency], !isOpen && css.over)}>
      <time dateTime={at} title={labels.hover(at, place)}>
        {labels.wall(at, place)}
      </time>
      {isOpen && <Countdown at={at} urgency={urgency} now={now} labels={labels} />}
    </span>
  )
}

interface CountdownProps {
  at: string
  urgency: Urgency
  now: string
  labels: Pick<ListLabels, 'listing'>
}

function Countdown({ at, urgency, now, labels }: CountdownProps) {
  return (
    <small className={css.left}>
      {urgency !== 'later' && <Icon name={urgencyIcons[urgency]} size={13} />}
      {countdownText(timeLeft(at, now), labels)}
    </small>
  )
}

const countdownSize = ({ days, hours }: TimeLeft) => (days > 0 ? 'days' : hours > 0 ? 'hours' : 'moments')

const countdownText = (left: TimeLeft, { listing }: Pick<ListLabels, 'listing'>) =>
  listing(`due.${left.isOver ? 'over' : 'left'}.${countdownSize(left)}`, { days: left.days, hours: left.hours })

/** The letters of the longest countdown behind moments that are due; one is written for each length of its numbers. */
export function countdownPlaces(moments: readonly string[], now: string, labels: Pick<ListLabels, 'listing'>): number {
  const lengths = new Map<string, TimeLeft>()
  for (const at of moments) {
    const left = timeLeft(at, now)
    const length = `${left.isOver} ${countdownSize(left)} ${String(left.days).length} ${String(left.hours).length}`
    if (!lengths.has(length)) lengths.set(length, left)
  }
  const texts = [...lengths.values()].map((left) => textPlaces(countdownText(left, labels)))
  return texts.length === 0 ? 0 : Math.max(...texts) + ICON_WIDTH
}
