import type { RequiredDocumentStatus } from '@fairway/contract/bookings/dashboard/booking-dashboard.values'
import type { BookingPage } from '@fairway/contract/bookings/page/booking-page.schema'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import { timeUntil } from '../../../ui/countdown/countdown.rules.ts'
import { useClock } from '../../../ui/countdown/use-clock.ts'
import type { IconName } from '../../../ui/icon.tsx'
import { Tag } from '../../../ui/status/tag.tsx'
import { Muted } from '../../../ui/text.tsx'
import { TitledPanel } from '../../../ui/titled-panel.tsx'
import css from './cut-off-panel.module.css'
import { useBookingPageLabels } from './page-labels.ts'
import { urgencyOf } from './urgency.rules.ts'

const statusBadges: Record<RequiredDocumentStatus, { tone: 'plain' | 'accent' | 'clear'; icon: IconName }> = {
  Pending: { tone: 'plain', icon: 'clock' },
  Submitted: { tone: 'accent', icon: 'share' },
  Received: { tone: 'accent', icon: 'check' },
  Accepted: { tone: 'clear', icon: 'done' },
}

/** The status of a required document by icon, label and tone. */
function RequiredDocumentTag({ status, isLate }: { status: RequiredDocumentStatus; isLate: boolean }) {
  const { t } = useTranslation('bookingPage')
  return (
    <Tag
      text={t(`words.papers.${status}`)}
      {...statusBadges[status]}
      {...(isLate && { tone: 'blocked', icon: 'alert' })}
    />
  )
}

interface Props {
  page: BookingPage
  /** When the answer of the page arrived. */
  receivedAt: number
}

/** The cut-offs in the zone of their port with countdowns, and the status of required documents. */
export function CutOffPanel({ page, receivedAt }: Props) {
  const { t } = useTranslation('bookingPage')
  const { at: clockOf, city } = useBookingPageLabels(page)
  const now = useClock(page.clock, receivedAt)
  const statusOf = { si: page.siStatus, vgm: page.vgmStatus } as const
  const leftUntil = (at: string) => {
    const left = timeUntil(at, now)
    if (!left) return undefined
    return left.days > 0 ? t('cutOffs.daysLeft', left) : t('cutOffs.hoursLeft', left)
  }
  return (
    <TitledPanel title={t('cutOffs.title')}>
      {page.cutOffs.length === 0 && <p className={css.none}>{t('cutOffs.none')}</p>}
      <ul className={css.list}>
        {page.cutOffs.map(({ kind, at, place }) => {
          const { date, time, offset } = clockOf(at, place)
          const urgency = urgencyOf(kind, at, page, now)
          const over = t(urgency === 'late' ? 'cutOffs.late' : 'cutOffs.over')
          return (
            <li key={kind} className={classNames(css.line, css[urgency])}>
              <Muted as="span" size="xs" className={css.name}>
                {t(`cutOffs.names.${kind}`)}
              </Muted>
              <span className={css.left}>{leftUntil(at) ?? over}</span>
              <span className={css.when}>
                <time dateTime={at}>
                  {date} {time}
                </time>{' '}
                <small>{t('cutOffs.placeZone', { place: city(place), offset })}</small>
              </span>
              {(kind === 'si' || kind === 'vgm') && (
                <span className={css.paper}>
                  <RequiredDocumentTag status={statusOf[kind]} isLate={urgency === 'late'} />
                  {kind === 'vgm' && page.vgmNote && <small>{t('cutOffs.vgmNote', { note: page.vgmNote })}</small>}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </TitledPanel>
  )
}
