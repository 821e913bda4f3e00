import type { ActivityEntry, BookingPage } from '@fairway/contract/bookings/page/booking-page.schema'
import type { ActivityKind } from '@fairway/contract/bookings/page/booking-page.values'
import { showContainerNumber } from '@fairway/contract/shared/container-number'
import { useRef, useState } from 'react'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { useNames } from '../../../ui/listing/list-calls.ts'
import { ReaderTime } from '../../../ui/reader-time.tsx'
import { TitledPanel } from '../../../ui/titled-panel.tsx'
import { useRequestLabels } from '../request-labels.ts'
import { nameAt, requestFieldLabels } from '../versions/field-labels.ts'
import css from './activity-panel.module.css'
import page from './booking-page.module.css'

/** The number of lines shown at first. */
const SHOWN = 10

const good: IconName = 'done'
const bad: IconName = 'blocked'
const icons: Partial<Record<ActivityKind, IconName>> = {
  requested: 'share', amended: 'share', cancellationRequested: 'share', correctionSubmitted: 'share', documentsSent: 'share', vgmSubmitted: 'share',
  approved: good, cancellationConfirmed: good, correctionApproved: good, correctionCompleted: good, booked: good, vgmAccepted: good,
  rejected: bad, declined: bad, cancellationRefused: bad, notDelivered: bad, correctionRejected: bad, correctionNotDelivered: bad,
  siSubmitted: 'share', siDraftReturned: 'share', siDraftMailed: 'share', siAccepted: good, siDraftApproved: good, siRejected: bad, siNotDelivered: bad,
  vgmRejected: bad, vgmNotDelivered: bad,
  vesselChanged: 'ship', boxAssigned: 'container', boxRemoved: 'container', billed: 'note', released: 'check',
} // biome-ignore format: by what they look like

const keyOf = ({ at, kind, about, by }: ActivityEntry) => [at, kind, by, about].join(' ')

/** Everything that happened to the booking, one line each: when, what, and who did it for whom. */
export function BookingActivityPanel({ story: activity }: Pick<BookingPage, 'story'>) {
  const { t } = useTranslation('bookingPage')
  const [isWhole, setIsWhole] = useState(false)
  const first = useRef(new Set(activity.map(keyOf)))
  const aboutOf = useAbout()
  const lines = isWhole ? activity : activity.slice(0, SHOWN)
  const [newest] = activity
  const newLine = newest && !first.current.has(keyOf(newest)) ? newest : undefined
  return (
    <TitledPanel title={t('story.title')} beside={t('story.hint')}>
      <ol className={css.story}>
        {lines.map((line) => {
          const about = aboutOf(line)
          const isNew = !first.current.has(keyOf(line))
          return (
            <li key={keyOf(line)} className={classNames(css.line, isNew && css.fresh)}>
              <span className={css.at}>
                <ReaderTime at={line.at} />
              </span>
              <span
                className={classNames(
                  css.sign,
                  icons[line.kind] === bad && css.bad,
                  icons[line.kind] === good && css.good,
                )}
              >
                <Icon name={icons[line.kind] ?? 'note'} size={17} />
              </span>
              <span className={css.what}>
                <b>{t(`story.kinds.${line.kind}`)}</b>
                {about && <span className={css.about}>{about}</span>}
                {isNew && <span className={css.new}>{t('story.new')}</span>}
              </span>
              <span className={css.who}>
                <Who line={line} />
              </span>
            </li>
          )
        })}
      </ol>
      {lines.length < activity.length && (
        <Button variant="quiet" className={page.more} onClick={() => setIsWhole(true)}>
          {t('story.more', { count: activity.length })}
        </Button>
      )}
      <p className="visually-hidden" role="status">
        {newLine && t('updated', { line: t(`story.kinds.${newLine.kind}`) })}
      </p>
    </TitledPanel>
  )
}

function Who({ line: { by, onBehalfOf } }: { line: ActivityEntry }) {
  const { t } = useTranslation('bookingPage')
  if (by === null) return t('story.carrier')
  return onBehalfOf === null ? by : t('story.onBehalf', { actor: by, customer: onBehalfOf })
}

/** These lines name fields by their paths. Other details are texts that people wrote. */
const ofFields: readonly ActivityKind[] = ['amended', 'bookingChanged', 'correctionSubmitted', 'correctionCompleted']

const ownFields = ['status', 'billType', 'siStatus', 'vgmStatus', 'route', 'parties'] as const

function useAbout() {
  const { t } = useTranslation('bookingPage')
  const fieldLabels = requestFieldLabels(useRequestLabels(useNames().data))
  return ({ kind, about }: ActivityEntry) => {
    if (about === null) return undefined
    if (!ofFields.includes(kind)) return about.replaceAll(/\b[A-Z]{4}\d{7}\b/g, showContainerNumber)
    const nameOf = (path: string) => {
      const own = ownFields.find((field) => field === path)
      return own ? t(`story.fields.${own}`) : nameAt(path, fieldLabels)
    }
    return about.split(', ').map(nameOf).join(', ')
  }
}
