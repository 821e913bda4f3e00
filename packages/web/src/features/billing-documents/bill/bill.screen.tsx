import type { BillDetail } from '@fairway/contract/billing-documents/bill.schema'
import { seesMoney } from '@fairway/contract/billing-documents/bill-rights.rules'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../platform/calls/api.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { useOwnTopic } from '../../../platform/live/use-own-topic.ts'
import { effectiveGroups } from '../../../platform/session/session.store.ts'
import { DefinitionList, Fact } from '../../../ui/definition-list.tsx'
import { NotShown } from '../../../ui/feedback/not-shown.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { useListLabels } from '../../../ui/listing/list-labels.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { StatusBadge } from '../../../ui/status/status-badge.tsx'
import { TitledPanel } from '../../../ui/titled-panel.tsx'
import { WatchSlot } from '../../../ui/watching/watch-slot.tsx'
import { billStatusBadges, releaseBadges } from '../billing-badges.ts'
import { BILLS_PATH } from '../billing-links.ts'
import { InvoiceTable } from '../invoice/invoice-table.tsx'
import { BillLetterPanel } from '../letters/bill-letter-panel.tsx'
import { BillPaperPanel } from '../papers/bill-paper-panel.tsx'
import css from './bill.module.css'
import { ReleasePanel } from './release-panel.tsx'
import { StatusHistoryPanel } from './status-history-panel.tsx'
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
      trail={
        <PageLink href={BILLS_PATH}>
          <Icon name="back" size={16} />
          {t('bill.back')}
        </PageLink>
      }
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
