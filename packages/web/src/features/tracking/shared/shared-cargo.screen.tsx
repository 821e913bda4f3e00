import { showContainerNumber } from '@fairway/contract/shared/container-number'
import type { SharedReply } from '@fairway/contract/sharing/sharing.schema'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { boot } from '../../../platform/boot.ts'
import { Failure } from '../../../platform/calls/failure.ts'
import { useCodeText } from '../../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { askWithLink, isToken } from '../../../platform/session/link-call.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadingState } from '../../../ui/feedback/loading.tsx'
import { NoticePage } from '../../../ui/feedback/notice-page.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { ReaderTime } from '../../../ui/reader-time.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { Heading, Muted } from '../../../ui/text.tsx'
import { TitledPanel } from '../../../ui/titled-panel.tsx'
import page from '../detail/container-detail.module.css'
import { ContainerFacts } from '../detail/container-facts.tsx'
import { DetailHead } from '../detail/detail-head.tsx'
import { EventHistory } from '../detail/event-history.tsx'
import { JourneyLine } from '../detail/journey-line.tsx'
import { LegTable } from '../detail/leg-table.tsx'
import { EquipmentTag } from '../equipment-tag.tsx'
import { FoldedPanel } from '../folded-panel.tsx'
import { ContainerResults } from '../list/container-results.tsx'
import { HoldCount, HoldList } from '../own-cargo/hold-list.tsx'
import { RoutePanel } from '../route-panel.tsx'
import { StageTag } from '../stage-tag.tsx'

const ENDED = 'SL0001'
const isEnded = (error: unknown) => error instanceof Failure && error.answer.errorCode === ENDED

/** Each answer counts as a visit: the page asks once, and not again by itself. */
const useShared = (token: string) =>
  useQuery({
    queryKey: ['GET /api/shared', token],
    queryFn: () => {
      if (!isToken(token)) throw new Failure('refused', 410, { errorCode: ENDED })
      return askWithLink('GET /api/shared', token)
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  })

/** What somebody shows to outsiders by a link: what every guest sees, and the holds. */
export function SharedCargoScreen({ params: { token } }: { params: { token: string } }) {
  const { t } = useTranslation('sharing')
  const { data, error, refetch } = useShared(token)
  if (isEnded(error)) return <LinkEnded />
  if (!data)
    return (
      <Screen title={t('page.loading')}>
        <LoadingState
          loading={t('page.loading')}
          failed={t('page.failed')}
          error={error}
          onRetry={() => void refetch()}
        />
      </Screen>
    )
  return (
    <Screen title={data.label} beside={data.detail && <StageTag stage={data.detail.container.stage} />}>
      <Stack gap={16}>
        <Muted size="sm">
          {t('page.note', { carrier: boot.carrier.name })} {t('page.until')} <ReaderTime at={data.expiresAt} />
        </Muted>
        {data.detail && <SharedContainer detail={data.detail} />}
        {data.list && <SharedList reply={data} list={data.list} />}
      </Stack>
    </Screen>
  )
}

/** Says nothing of what was shared: a link that has ended is the same as one that never was. */
function LinkEnded() {
  const { t } = useTranslation('sharing')
  const toSearch = (
    <Link to="/" className={buttonClass({})}>
      {t('page.search')}
    </Link>
  )
  return <NoticePage icon="lock" title={t('page.ended')} text={useCodeText(ENDED)} action={toSearch} />
}

/** The page of one container, in the order of the guest's page. */
function SharedContainer({ detail }: { detail: NonNullable<SharedReply['detail']> }) {
  const { t } = useTranslation('tracking')
  const { t: own } = useTranslation('ownCargo')
  const { holds, ...shown } = detail
  const reply = { ...shown, watch: {} }
  const { containerNo, portOfDischarge } = detail.container
  return (
    <Stack gap={16}>
      <Row gap={16} rowGap={8}>
        <Heading>
          <span translate="no">{showContainerNumber(containerNo)}</span>
        </Heading>
        <EquipmentTag container={detail.container} />
      </Row>
      <div>
        <DetailHead reply={reply} />
        <div className={page.columns}>
          <Stack gap={20} className={page.side}>
            <TitledPanel title={t('detail.journey')}>
              <JourneyLine reply={reply} />
            </TitledPanel>
            <FoldedPanel title={t('detail.legs')} className={page.second}>
              <LegTable reply={reply} />
            </FoldedPanel>
          </Stack>
          <Stack gap={20} className={page.side}>
            <RoutePanel reply={reply} />
            <FoldedPanel title={own('holds.title')} beside={<HoldCount holds={holds} />}>
              <HoldList holds={holds} place={portOfDischarge} places={detail.places} />
            </FoldedPanel>
            <FoldedPanel title={t('detail.facts')} className={page.second}>
              <ContainerFacts reply={reply} />
            </FoldedPanel>
          </Stack>
        </div>
        <FoldedPanel title={t('detail.history')} className={page.history}>
          <EventHistory reply={reply} />
        </FoldedPanel>
      </div>
    </Stack>
  )
}

/** The containers of a booking or a view; each leads to the page that every guest can open. */
function SharedList({ reply: { kind, isCut }, list }: { reply: SharedReply; list: NonNullable<SharedReply['list']> }) {
  const { t } = useTranslation('sharing')
  if (list.containers.length === 0)
    return (
      <EmptyState icon="container" title={t('page.empty')}>
        {t('page.emptyText')}
      </EmptyState>
    )
  const containers = list.containers.map(({ redHolds, ...container }) => ({
    ...container,
    own: { redHolds, blNumbers: [], lastFreeOn: null },
  }))
  return (
    <div>
      {isCut && <p role="status">{t('page.cut', { count: containers.length })}</p>}
      <ContainerResults reply={{ ...list, containers, watch: {} }} byBooking={kind === 'booking'} />
    </div>
  )
}
