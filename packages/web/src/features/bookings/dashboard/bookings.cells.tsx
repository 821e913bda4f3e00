import type { ReleaseStatus } from '@fairway/contract/billing-documents/bill.values'
import type { RequiredDocumentStatus } from '@fairway/contract/bookings/booking-dashboard.values'
import type { CorrectionStatus } from '@fairway/contract/corrections/correction.values'
import { type TimeLeft, timeLeft, type Urgency, urgencyOf } from '@fairway/contract/home/urgency.rules'
import { textPlaces } from '@fairway/contract/shared/column-width'
import type { BookingStatus } from '@fairway/contract/tracking/tracking.values'
import { classNames } from '../../../ui/class-names.ts'
import { ICON_WIDTH } from '../../../ui/grid/grid-parts.ts'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import css from './booking-cells.module.css'
import type { BookingLabels } from './bookings.list.ts'

export interface Badge {
  tone: 'plain' | 'accent' | 'attention' | 'blocked' | 'clear'
  icon: IconName
}

/** One icon and one tone for each word; the word stands beside them, so colour alone says nothing. */
export const bookingStatusBadges: Record<BookingStatus, Badge> = {
  Requested: { tone: 'accent', icon: 'share' },
  Received: { tone: 'accent', icon: 'check' },
  Pending: { tone: 'attention', icon: 'clock' },
  Approved: { tone: 'clear', icon: 'done' },
  Canceled: { tone: 'plain', icon: 'close' },
}

export const requiredDocumentBadges: Record<RequiredDocumentStatus, Badge> = {
  Pending: { tone: 'plain', icon: 'clock' },
  Submitted: { tone: 'accent', icon: 'share' },
  Received: { tone: 'accent', icon: 'check' },
  Accepted: { tone: 'clear', icon: 'done' },
}

export const releaseBadges: Record<ReleaseStatus, Badge> = {
  Printed: { tone: 'plain', icon: 'note' },
  'SWB LOI Pending': { tone: 'attention', icon: 'clock' },
  OBL: { tone: 'clear', icon: 'done' },
  TLX: { tone: 'clear', icon: 'done' },
  SW: { tone: 'clear', icon: 'done' },
}

export const correctionBadges: Record<CorrectionStatus, Badge> = {
  'In Progress': { tone: 'plain', icon: 'note' },
  Submitted: { tone: 'accent', icon: 'share' },
  Approved: { tone: 'clear', icon: 'done' },
  Rejected: { tone: 'blocked', icon: 'blocked' },
  Completed: { tone: 'clear', icon: 'done' },
}

export const holdBadge: Badge = { tone: 'blocked', icon: 'blocked' }

/** A word with its icon, in a row that has many of them. */
export function StatusIndicator({ text, tone, icon }: Badge & { text: string }) {
  return (
    <span className={classNames(css.sign, css[tone])}>
      <Icon name={icon} size={15} />
      {text}
    </span>
  )
}

const urgencyIcons = { overdue: 'alert', today: 'clock', soon: 'calendar' } as const satisfies Record<string, IconName>

interface DueProps {
  at: string
  /** Of the port, on whose clock it is due. */
  place: string
  /** Somebody still has to send it: then it is counted down. */
  isOpen: boolean
  now: string
  labels: BookingLabels
}

/** When a paper is due on the clock of its port and, while somebody has to send it, how long that is from now. */
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
  labels: Pick<BookingLabels, 't'>
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

const countdownText = (left: TimeLeft, { t }: Pick<BookingLabels, 't'>) =>
  t(`due.${left.isOver ? 'over' : 'left'}.${countdownSize(left)}`, { days: left.days, hours: left.hours })

/** The letters of the longest countdown behind moments that are due; one is written for each length of its numbers. */
export function countdownPlaces(moments: readonly string[], now: string, labels: Pick<BookingLabels, 't'>): number {
  const lengths = new Map<string, TimeLeft>()
  for (const at of moments) {
    const left = timeLeft(at, now)
    const length = `${left.isOver} ${countdownSize(left)} ${String(left.days).length} ${String(left.hours).length}`
    if (!lengths.has(length)) lengths.set(length, left)
  }
  const texts = [...lengths.values()].map((left) => textPlaces(countdownText(left, labels)))
  return texts.length === 0 ? 0 : Math.max(...texts) + ICON_WIDTH
}
