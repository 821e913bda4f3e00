import { showContainerNumber } from '@fairway/contract/shared/container-number'
import { cutShown } from '@fairway/contract/shared/cut-text'
import { isBookingNumber } from '@fairway/contract/shared/search-number'
import { seesOwnCargo } from '@fairway/contract/tracking/own-cargo.access'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { listQuery } from '../../platform/paths.ts'
import { groupsInForce } from '../../platform/session.store.ts'
import { useTranslation } from '../../platform/use-translation.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Screen } from '../../ui/screen.tsx'
import { useCargoDetail } from './cargo-calls.ts'
import css from './container-detail.module.css'
import { DetailActions } from './detail-actions.tsx'
import { DetailBody, DetailSkeleton } from './detail-body.tsx'
import { EquipmentTag } from './equipment-tag.tsx'
import { FailedLookUp } from './failed-look-up.tsx'
import { topicOf } from './live-answers.rules.ts'
import { expectOwnCargo, OwnBody } from './own-body.tsx'
import { StageTag } from './stage-tag.tsx'
import { useLive } from './use-live.ts'

interface Props {
  bookingNo: string
  containerNo: string
}

/** One container of one booking, as far as the reader may see it. */
export function ContainerDetailScreen({ bookingNo, containerNo }: Props) {
  const { t } = useTranslation('tracking')
  const { data, error, refetch } = useCargoDetail(bookingNo, containerNo)
  const expectsOwn = seesOwnCargo(groupsInForce() ?? [])
  useEffect(() => {
    if (expectsOwn) expectOwnCargo()
  }, [expectsOwn])
  useLive(data ? [topicOf(data.container, data.watch)] : [], data?.liveFrom)
  const title = showContainerNumber(data?.container.containerNo ?? written(containerNo))
  return (
    <Screen
      title={title}
      heading={<span translate="no">{title}</span>}
      trail={<Trail bookingNo={bookingNo} />}
      beside={
        data && (
          <>
            <EquipmentTag container={data.container} />
            <StageTag stage={data.container.stage} />
          </>
        )
      }
      actions={data && <DetailActions />}
    >
      {data && (data.own ? <OwnBody reply={data} own={data.own} /> : <DetailBody reply={data} />)}
      {!data && !error && <DetailSkeleton />}
      {!data && error && (
        <FailedLookUp
          error={error}
          title={t('failed.detail')}
          onRetry={() => void refetch()}
          action={isBookingNumber(bookingNo) && <BookingLink bookingNo={bookingNo} className={buttonClass({})} />}
        />
      )}
    </Screen>
  )
}

function Trail({ bookingNo }: { bookingNo: string }) {
  const { t } = useTranslation('tracking')
  return (
    <nav aria-label={t('detail.trail')}>
      <ol className={css.trail}>
        <li>
          <Link to="/">{t('detail.search')}</Link>
        </li>
        {isBookingNumber(bookingNo) && (
          <li>
            <BookingLink bookingNo={bookingNo} />
          </li>
        )}
      </ol>
    </nav>
  )
}

function BookingLink({ bookingNo, className }: { bookingNo: string; className?: string }) {
  const { t } = useTranslation('tracking')
  return (
    <Link to="/containerList/$query" params={{ query: listQuery('booking', [bookingNo]) }} className={className}>
      {t('detail.booking', { number: bookingNo })}
    </Link>
  )
}

/** A container number as it was typed into the address, short enough for a heading. */
const written = (text: string) => cutShown(text.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase(), 20, '')
