import type { Dispute } from '@fairway/contract/billing-documents/dispute.schema'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../platform/calls/api.ts'
import { useLanguage, useTranslation } from '../../../platform/language/use-translation.ts'
import { useOwnTopic } from '../../../platform/live/use-own-topic.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { NotShown } from '../../../ui/feedback/not-shown.tsx'
import { shownMoney } from '../../../ui/money.rules.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { ReaderTime } from '../../../ui/reader-time.tsx'
import { type Column, RowTable } from '../../../ui/row-table.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { StatusBadge } from '../../../ui/status/status-badge.tsx'
import { disputeStatusBadges } from '../billing-badges.ts'
import { BILLS_PATH, disputePath, invoicePath } from '../billing-links.ts'
import { BillingTabs } from '../billing-tabs.tsx'

const isDisputes = (call: unknown) => call === 'GET /api/billing/disputes'

/** All disputes of a person's organisations, newest first. */
export function DisputeListScreen() {
  const { t } = useTranslation('billing')
  const language = useLanguage()
  const found = useQuery(apiQuery('GET /api/billing/disputes', { query: { onlyOpen: 'false' } }))
  useOwnTopic(found.data, isDisputes)
  const columns: Column<Dispute>[] = [
    {
      name: 'charge',
      title: t('tariff.charge'),
      placement: 'main',
      cell: ({ id, name }) => <PageLink href={disputePath(id)}>{name[language]}</PageLink>,
    },
    {
      name: 'status',
      title: t('invoices.status'),
      placement: 'corner',
      cell: ({ status }) => (
        <StatusBadge status={status} badges={disputeStatusBadges} text={t(`words.disputes.${status}`)} />
      ),
    },
    {
      name: 'invoice',
      title: t('invoices.no'),
      cell: ({ invoiceNo }) => <PageLink href={invoicePath(invoiceNo)}>{invoiceNo}</PageLink>,
    },
    { name: 'bill', title: t('invoices.bill'), cell: ({ blNo }) => blNo },
    { name: 'reason', title: t('dispute.reason'), cell: ({ reason }) => t(`words.reasons.${reason}`) },
    { name: 'raisedAt', title: t('dispute.raisedAt'), cell: ({ raisedAt }) => <ReaderTime at={raisedAt} only="day" /> },
    {
      name: 'amount',
      title: t('dispute.disputed'),
      placement: 'figure',
      cell: ({ amount, currency }) => shownMoney({ amount, currency }),
    },
    {
      name: 'granted',
      title: t('dispute.granted'),
      placement: 'figure',
      cell: ({ granted, currency }) => (granted === null ? '' : shownMoney({ amount: granted, currency })),
    },
  ]
  return (
    <Screen title={t('dispute.listTitle')}>
      <BillingTabs here="disputes" />
      {found.data ? (
        found.data.disputes.length > 0 ? (
          <RowTable
            label={t('dispute.listTitle')}
            columns={columns}
            rows={found.data.disputes}
            keyOf={({ id }) => String(id)}
          />
        ) : (
          <EmptyState icon="done" title={t('dispute.noneTitle')}>
            {t('dispute.none')}
          </EmptyState>
        )
      ) : (
        <NotShown
          error={found.error}
          texts={{ loading: t('dispute.loading'), failed: t('dispute.failed'), toList: t('bill.back') }}
          listPath={BILLS_PATH}
          onRetry={() => void found.refetch()}
        />
      )}
    </Screen>
  )
}
