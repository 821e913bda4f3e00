import type { BillDetail, BillEvent } from '@fairway/contract/billing-documents/bill.schema'
import {
  type BillStatus,
  type BillType,
  billStatuses,
  billTypes,
  type ReleaseHoldType,
  type ReleaseStatus,
  releaseHoldTypes,
  releaseStatuses,
} from '@fairway/contract/billing-documents/bill.values'
import { seesMoney } from '@fairway/contract/billing-documents/bill-rights.rules'
import { isReleased } from '@fairway/contract/billing-documents/paper.rules'
import { WAITS_FOR_LETTER } from '@fairway/contract/letters-of-indemnity/one-time-letter.values'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../platform/calls/api.ts'
import { useFailureText } from '../../../platform/calls/use-failure-text.ts'
import type { Translate } from '../../../platform/language/translate.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { useOwnTopic } from '../../../platform/live/use-own-topic.ts'
import { effectiveGroups } from '../../../platform/session/session.store.ts'
import { DefinitionList, Fact } from '../../../ui/definition-list.tsx'
import { NotShown } from '../../../ui/feedback/not-shown.tsx'
import { SkeletonLines } from '../../../ui/feedback/skeleton.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { useListLabels } from '../../../ui/listing/list-labels.ts'
import { BackLink, PageLink } from '../../../ui/page-link.tsx'
import { ReaderTime } from '../../../ui/reader-time.tsx'
import { RowTable } from '../../../ui/row-table.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { StatusBadge } from '../../../ui/status/status-badge.tsx'
import { Tag } from '../../../ui/status/tag.tsx'
import { Muted } from '../../../ui/text.tsx'
import { TitledPanel } from '../../../ui/titled-panel.tsx'
import { WatchSlot } from '../../../ui/watching/watch-slot.tsx'
import { billStatusBadges, releaseBadges } from '../billing-badges.ts'
import { BILLS_PATH } from '../billing-links.ts'
import { InvoiceTable } from '../invoice/invoice-table.tsx'
import { BillLetterPanel } from '../letters/bill-letter-panel.tsx'
import { BillPaperPanel } from '../papers/bill-paper-panel.tsx'
import css from './bill.module.css'
import { TariffPanel } from './tariff-panel.tsx'

const isOfBill = (call: unknown) =>
  [
    'GET /api/billing/bill',
    'GET /api/billing/tariff',
    'GET /api/billing/statushistory',
    'GET /api/billing/originals',
    'POST /api/billing/papers',
    'GET /api/signing/checkgroup',
  ].some((one) => one === call)

/** One bill: what blocks its release, what it costs, what is to be paid, and how it came there. */
export function BillScreen({ shipmentId }: { shipmentId: string }) {
  const { t } = useTranslation('billing')
  const found = useQuery(apiQuery('GET /api/billing/bill', { query: { shipmentId } }))
  useOwnTopic(found.data, isOfBill)
  const detail = found.data
  return (
    <Screen
      title={detail ? t('bill.title', { no: detail.bill.blNo }) : t('bill.page')}
      trail={<BackLink href={BILLS_PATH}>{t('bill.back')}</BackLink>}
      beside={
        detail && (
          <Row as="span" gap={8}>
            <StatusBadge
              status={detail.bill.status}
              badges={billStatusBadges}
              text={t(`words.statuses.${detail.bill.status}`)}
            />
            {detail.bill.release && (
              <StatusBadge
                status={detail.bill.release}
                badges={releaseBadges}
                text={t(`words.releases.${detail.bill.release}`)}
              />
            )}
          </Row>
        )
      }
      actions={detail && <WatchSlot subject={{ kind: 'bill', blNo: detail.bill.blNo }} />}
    >
      {detail ? (
        <BillBody detail={detail} />
      ) : (
        <NotShown
          error={found.error}
          texts={{ loading: t('bill.loading'), failed: t('bill.failed'), toList: t('bill.back') }}
          listPath={BILLS_PATH}
          onRetry={() => void found.refetch()}
        />
      )}
    </Screen>
  )
}

function BillBody({ detail }: { detail: BillDetail }) {
  const { t } = useTranslation('billing')
  const { bill, invoices } = detail
  const hasMoney = seesMoney(effectiveGroups() ?? [])
  return (
    <Stack gap={16}>
      <div className={css.top}>
        <ReleasePanel detail={detail} />
        <ShipmentPanel bill={bill} />
      </div>
      <BillLetterPanel detail={detail} />
      <BillPaperPanel detail={detail} />
      {hasMoney && invoices.length > 0 && (
        <TitledPanel title={t('invoices.title')} className={css.table}>
          <InvoiceTable label={t('invoices.title')} invoices={invoices} />
        </TitledPanel>
      )}
      {hasMoney && <TariffPanel shipmentId={bill.shipmentId} />}
      <StatusHistoryPanel shipmentId={bill.shipmentId} />
    </Stack>
  )
}

/** What the bill is about. */
function ShipmentPanel({ bill }: Pick<BillDetail, 'bill'>) {
  const { t } = useTranslation('billing')
  const { place, wallAndOffset } = useListLabels()
  const facts: [string, string | null][] = [
    [t('shipment.type'), t(`words.types.${bill.type}`)],
    [t('shipment.term'), t(`terms.${bill.paymentTerm}`)],
    [t('shipment.vessel'), [bill.vvd, bill.vessel].filter(Boolean).join(' · ') || null],
    [t('shipment.route'), `${place(bill.portOfLoading)} → ${place(bill.portOfDischarge)}`],
    [t('shipment.destination'), bill.destination === bill.portOfDischarge ? null : place(bill.destination)],
    [t('shipment.departure'), bill.departureAt && wallAndOffset(bill.departureAt, bill.portOfLoading)],
    [t('shipment.arrival'), bill.arrivalAt && wallAndOffset(bill.arrivalAt, bill.portOfDischarge)],
    [t('shipment.shipper'), bill.shipper],
    [t('shipment.consignee'), bill.consignee],
  ]
  return (
    <TitledPanel title={t('shipment.title')} beside={t('shipment.id', { id: bill.shipmentId })}>
      <div className={css.body}>
        <DefinitionList layout="halves">
          <Fact term={t('shipment.booking')}>
            <PageLink href={`/bookingDetails/${bill.bookingNo}`}>{bill.bookingNo}</PageLink>
          </Fact>
          {facts.flatMap(([term, text]) =>
            text
              ? [
                  <Fact key={term} term={term}>
                    {text}
                  </Fact>,
                ]
              : [],
          )}
        </DefinitionList>
      </div>
    </TitledPanel>
  )
}

/** Whether the cargo can be released, and if not, who has to do what. */
function ReleasePanel({ detail: { bill, holds } }: { detail: BillDetail }) {
  const { t } = useTranslation('billing')
  const waits = bill.release === WAITS_FOR_LETTER
  return (
    <TitledPanel title={t('release.title')}>
      <Stack gap={12} className={css.body}>
        {isReleased({ release: bill.release, holds }) ? (
          <Tag tone="clear" icon="done" wraps text={t('release.released', { type: t(`words.types.${bill.type}`) })} />
        ) : holds.length > 0 ? (
          <Tag tone="blocked" icon="lock" wraps text={t('release.held', { count: holds.length })} />
        ) : (
          <Tag
            tone="attention"
            icon="clock"
            wraps
            text={waits ? t('release.letter') : t(`release.waiting.${bill.type}`)}
          />
        )}
        {holds.length > 0 && (
          <ul className={css.holds}>
            {holds.map(({ type, clearedBy, since, remark }) => (
              <li key={type} className={css.hold}>
                <strong>{t(`words.holds.${type}`)}</strong>
                <p>{t('release.clearedBy', { who: t(`words.clearers.${clearedBy}`) })}</p>
                {remark && <p>{remark}</p>}
                <Muted size="sm">
                  {t('release.since')} <ReaderTime at={since} />
                </Muted>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </TitledPanel>
  )
}

const isOneOf = <V extends string>(known: readonly V[], value: string): value is V => known.some((one) => one === value)

/** The value of an event in words; one that this version does not know stays as it came. */
function eventText({ kind, value }: BillEvent, t: Translate<'billing'>): string {
  if (value === null) return ''
  if (kind === 'status' && isOneOf<BillStatus>(billStatuses, value)) return t(`words.statuses.${value}`)
  if (kind === 'release' && isOneOf<ReleaseStatus>(releaseStatuses, value)) return t(`words.releases.${value}`)
  if (kind === 'type' && isOneOf<BillType>(billTypes, value)) return t(`words.types.${value}`)
  const isHold = kind === 'holdSet' || kind === 'holdCleared'
  return isHold && isOneOf<ReleaseHoldType>(releaseHoldTypes, value) ? t(`words.holds.${value}`) : value
}

/** How status and release of a bill changed, newest first. */
function StatusHistoryPanel({ shipmentId }: { shipmentId: string }) {
  const { t } = useTranslation('billing')
  const { data, error } = useQuery(apiQuery('GET /api/billing/statushistory', { query: { shipmentId } }))
  const problem = useFailureText(error)
  return (
    <TitledPanel title={t('history.title')} className={css.table}>
      {data ? (
        <RowTable
          label={t('history.title')}
          rows={data.events.map((event, at) => ({ ...event, key: `${event.at} ${at}` }))}
          keyOf={({ key }) => key}
          columns={[
            {
              name: 'what',
              title: t('history.what'),
              placement: 'main',
              cell: (event) => [t(`words.events.${event.kind}`), eventText(event, t)].filter(Boolean).join(': '),
            },
            { name: 'at', title: t('history.at'), placement: 'corner', cell: ({ at }) => <ReaderTime at={at} /> },
            { name: 'by', title: t('history.by'), cell: ({ by }) => by ?? t('history.carrier') },
            { name: 'note', title: t('history.note'), placement: 'quiet', cell: ({ note }) => note },
          ]}
        />
      ) : (
        <div className={css.body}>{error ? <Muted>{problem}</Muted> : <SkeletonLines count={3} />}</div>
      )}
    </TitledPanel>
  )
}
