import { readersTime } from '../../../platform/language/readers-time.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Panel, Row, Stack } from '../../../ui/layout.tsx'
import type { ShownContainer, ShownSearch } from '../cargo-calls.ts'
import { LiveIndicator } from '../live-indicator.tsx'
import { SilenceNote } from '../silence-note.tsx'
import { UtcSwitch } from '../utc-switch.tsx'
import css from './container-list.module.css'
import { ContainerRow } from './container-row.tsx'

interface Props {
  reply: ShownSearch
  byBooking: boolean
}

/** The containers found: dense rows on a desktop, cards on a phone, grouped by booking in searches for bookings. */
export function ContainerResults({ reply, byBooking }: Props) {
  const { t } = useTranslation('tracking')
  const { containers, asOf } = reply
  if (containers.length === 0) return null
  const bookings = byBooking ? [...new Set(containers.map(({ bookingNo }) => bookingNo))] : []
  return (
    <>
      <SilenceNote since={reply.carrierSilentSince} />
      <Row gap={16} rowGap={2} size="sm" className={css.count}>
        <b>{t('list.found', { count: containers.length })}</b>
        <span>{t('list.asOf', { ...readersTime(asOf) })}</span>
        <LiveIndicator containers={containers} />
        <UtcSwitch />
      </Row>
      {!byBooking && <Rows containers={containers} reply={reply} heading="h2" withHead />}
      {bookings.map((number, index) => (
        <section key={number} className={css.group} aria-label={t('list.booking', { number })}>
          <h2 className={css.booking}>{t('list.booking', { number })}</h2>
          <Rows
            containers={containers.filter(({ bookingNo }) => bookingNo === number)}
            reply={reply}
            heading="h3"
            withHead={index === 0}
          />
        </section>
      ))}
    </>
  )
}

interface RowsProps {
  containers: ShownContainer[]
  reply: ShownSearch
  heading: 'h2' | 'h3'
  withHead: boolean
}

function Rows({ containers, reply, heading, withHead }: RowsProps) {
  const { t } = useTranslation('tracking')
  const isOnlyOne = reply.containers.length === 1
  return (
    <Panel className={classNames(css.board, isOnlyOne && css.only)}>
      {withHead && (
        <div className={css.head} aria-hidden="true">
          <span>{t('list.columns.container')}</span>
          <span>{t('list.columns.status')}</span>
          <span>{t('list.columns.lastEvent')}</span>
          <span>{t('list.columns.route')}</span>
        </div>
      )}
      <ul>
        {containers.map((container) => (
          <ContainerRow
            key={`${container.bookingNo} ${container.containerNo}`}
            container={container}
            reply={reply}
            heading={heading}
          />
        ))}
      </ul>
    </Panel>
  )
}

/** As many rows as expected, in their size. */
export function ResultsSkeleton({ count }: { count: number }) {
  const { t } = useTranslation('tracking')
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('list.loading')}
      </p>
      <Row gap={16} rowGap={2} size="sm" className={css.count}>
        <Skeleton width="240px" height="20px" />
      </Row>
      <Panel className={classNames(css.board, count === 1 && css.only)}>
        {Array.from({ length: count }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
          <div key={row} className={css.row}>
            <div className={css.box}>
              <Skeleton width="150px" height="42px" />
            </div>
            <Stack gap={4} align="start" className={css.status}>
              <Skeleton width="90%" height="72px" />
            </Stack>
            <Skeleton width="70%" height="60px" />
            <Skeleton width="70%" height="60px" />
          </div>
        ))}
      </Panel>
    </div>
  )
}
