import { showContainerNumber } from '@fairway/contract/shared/container-number'
import { cutShown } from '@fairway/contract/shared/cut-text'
import { isBookingNumber } from '@fairway/contract/shared/search-number'
import { seesOwnCargo } from '@fairway/contract/tracking/own-cargo.access'
import type { OwnDetail, PublicDetailReply } from '@fairway/contract/tracking/tracking.schema'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { loadTexts } from '../../../platform/language/i18n.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { listQuery } from '../../../platform/paths.ts'
import { effectiveGroups } from '../../../platform/session/session.store.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { showAlert } from '../../../ui/dialog/alert.store.ts'
import { Skeleton, SkeletonLines } from '../../../ui/feedback/skeleton.tsx'
import { showToast } from '../../../ui/feedback/toast.store.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Panel, Row, Stack } from '../../../ui/layout.tsx'
import { lazyPart } from '../../../ui/lazy/lazy-part.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { ShareSlot } from '../../../ui/sharing/share-slot.tsx'
import { TitledPanel } from '../../../ui/titled-panel.tsx'
import { WatchSlot } from '../../../ui/watching/watch-slot.tsx'
import { type ShownDetail, useCargoDetail } from '../cargo-calls.ts'
import { EquipmentTag } from '../equipment-tag.tsx'
import { FoldedPanel } from '../folded-panel.tsx'
import { FailedLookUp } from '../list/failed-lookup.tsx'
import { topicOf } from '../live-answers.rules.ts'
import { RoutePanel, RouteSkeleton } from '../route-panel.tsx'
import { StageTag } from '../stage-tag.tsx'
import { useLive } from '../use-live.ts'
import css from './container-detail.module.css'
import { ContainerFacts } from './container-facts.tsx'
import { DetailHead } from './detail-head.tsx'
import { EventHistory } from './event-history.tsx'
import { JourneyLine } from './journey-line.tsx'
import { LegTable } from './leg-table.tsx'

/** Loaded with its texts, and only for the parties of the cargo. */
const loadOwnCargo = async () => {
  const [{ OwnCargo }] = await Promise.all([
    import('../own-cargo/own-cargo.tsx'),
    import('../own-cargo/own-cargo.messages.ts'),
  ])
  await loadTexts('ownCargo')
  return OwnCargo
}

/** The container as the parties of the cargo see it. */
const OwnBody = lazyPart<OwnBodyProps>(loadOwnCargo, { loading: DetailSkeleton, isNeeded: true })

interface OwnBodyProps {
  reply: PublicDetailReply
  own: OwnDetail
}

interface Props {
  bookingNo: string
  containerNo: string
}

/** One container of one booking, as far as the reader may see it. */
export function ContainerDetailScreen({ bookingNo, containerNo }: Props) {
  const { t } = useTranslation('tracking')
  const { data, error, refetch } = useCargoDetail(bookingNo, containerNo)
  const expectsOwn = seesOwnCargo(effectiveGroups() ?? [])
  useEffect(() => {
    // ready by the time that the answer is there; whoever shows it tries again, and tells
    if (expectsOwn) OwnBody.fetch().catch(() => {})
  }, [expectsOwn])
  useLive(data ? [topicOf(data.container, data.watch)] : [], data?.liveFrom)
  const title = showContainerNumber(data?.container.containerNo ?? formatTypedNumber(containerNo))
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
      actions={
        data && (
          <>
            {data.own && <WatchSlot subject={{ kind: 'container', ...numbersOf(data) }} />}
            {data.own && <ShareSlot subject={{ kind: 'container', ...numbersOf(data) }} />}
            <DetailActions />
          </>
        )
      }
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

const numbersOf = ({ container: { bookingNo, containerNo } }: PublicDetailReply) => ({ bookingNo, containerNo })

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

/** A container number as typed into the address, shortened for a heading. */
const formatTypedNumber = (text: string) => cutShown(text.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase(), 20, '')

/** Shares the page by link or print. */
function DetailActions() {
  const { t } = useTranslation('tracking')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href)
      showToast({ kind: 'success', text: t('detail.copied') })
    } catch {
      showAlert(`${t('detail.notCopied', { link: window.location.href })}||Info`)
    }
  }
  return (
    <Row as="span" gap={10} className={css.actions}>
      <Button small onClick={() => void copy()}>
        <Icon name="copy" size={16} /> {t('detail.copyLink')}
      </Button>
      <Button small onClick={() => window.print()}>
        {t('detail.print')}
      </Button>
    </Row>
  )
}

/** The public view: the answer, the journey, then everything else. A phone has the same order in one column, and folds the rest. */
function DetailBody({ reply }: { reply: ShownDetail }) {
  const { t } = useTranslation('tracking')
  return (
    <>
      <DetailHead reply={reply} />
      <div className={css.columns}>
        <Stack gap={20} className={css.side}>
          <TitledPanel title={t('detail.journey')}>
            <JourneyLine reply={reply} />
          </TitledPanel>
          <FoldedPanel title={t('detail.legs')} className={css.second}>
            <LegTable reply={reply} />
          </FoldedPanel>
        </Stack>
        <Stack gap={20} className={css.side}>
          <RoutePanel reply={reply} />
          <FoldedPanel title={t('detail.facts')} className={css.second}>
            <ContainerFacts reply={reply} />
          </FoldedPanel>
          <WhyNoMore own={reply.own} />
        </Stack>
      </div>
      <FoldedPanel title={t('detail.history')} className={css.history}>
        <EventHistory reply={reply} />
      </FoldedPanel>
    </>
  )
}

/** Tells guests what signing in shows, others that the container is not theirs, or that they lack the group. */
function WhyNoMore({ own }: Pick<ShownDetail, 'own'>) {
  const { t } = useTranslation('tracking')
  const reason = seesOwnCargo(effectiveGroups() ?? []) ? t('own.foreign') : t('own.noGroup')
  return (
    <Row as="p" gap={12} nowrap size="sm" className={classNames(css.guest, css.second)}>
      <Icon name="note" />
      <span className={css.guestText}>{own === null ? reason : t('detail.guest')}</span>
      {own === undefined && (
        <Link to="/signin" className={buttonClass({ small: true })}>
          {t('detail.signIn')}
        </Link>
      )}
    </Row>
  )
}

/** The layout of the page while it is loading, so that nothing jumps. */
function DetailSkeleton() {
  const { t } = useTranslation('tracking')
  const expectsOwn = seesOwnCargo(effectiveGroups() ?? [])
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('detail.loading')}
      </p>
      <div className={css.headline}>
        <Skeleton width="560px" height="28px" />
      </div>
      <Row gap={14} rowGap={4} size="sm" muted className={css.heard}>
        <Skeleton width="260px" height="18px" />
      </Row>
      {expectsOwn && <Panel className={classNames(css.waiting, css.verdict)} />}
      <div className={css.columns}>
        <Panel className={classNames(css.waiting, css.tall)}>
          <SkeletonLines count={12} />
        </Panel>
        <Stack gap={20} className={css.side}>
          <RouteSkeleton />
          <Panel className={css.waiting}>
            <SkeletonLines count={8} />
          </Panel>
        </Stack>
      </div>
    </div>
  )
}
