import type { InvoiceDetail, InvoiceLine } from '@fairway/contract/billing-documents/invoice.schema'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ComponentProps, useState } from 'react'
import { apiQuery } from '../../../platform/calls/api.ts'
import { useCodeText } from '../../../platform/calls/use-failure-text.ts'
import { useLanguage, useTranslation } from '../../../platform/language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { DefinitionList, Fact } from '../../../ui/definition-list.tsx'
import { NotShown } from '../../../ui/feedback/not-shown.tsx'
import { Panel, Stack } from '../../../ui/layout.tsx'
import { lazyDialog } from '../../../ui/lazy/lazy-part.tsx'
import { shownAmount, shownMoney } from '../../../ui/money.rules.ts'
import { BackLink, PageLink } from '../../../ui/page-link.tsx'
import { type Column, RowTable } from '../../../ui/row-table.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { StatusBadge } from '../../../ui/status/status-badge.tsx'
import { Muted } from '../../../ui/text.tsx'
import { TitledPanel } from '../../../ui/titled-panel.tsx'
import css from '../bill/bill.module.css'
import { disputeStatusBadges, invoiceStatusBadges } from '../billing-badges.ts'
import { ACCOUNT_PATH, BILLS_PATH, billPath, disputePath } from '../billing-links.ts'
import type { RaiseDisputeDialog } from '../disputes/raise-dispute.dialog.tsx'
import { PaperActions, PaperBar } from '../papers/paper-table.tsx'
import { DueDay, InvoiceTable, PayLink } from './invoice-table.tsx'

const RaiseDispute = lazyDialog<ComponentProps<typeof RaiseDisputeDialog>>(
  async () => (await import('../disputes/raise-dispute.dialog.tsx')).RaiseDisputeDialog,
)

/** One invoice or credit note: its charges, payments and credit notes. */
export function InvoiceScreen({ invoiceNo }: { invoiceNo: string }) {
  const { t } = useTranslation('billing')
  const found = useQuery(apiQuery('GET /api/billing/invoice', { query: { invoiceNo } }))
  const detail = found.data
  return (
    <Screen
      title={
        detail
          ? t('invoice.title', { kind: t(`words.invoiceKinds.${detail.invoice.kind}`), no: invoiceNo })
          : t('invoice.page')
      }
      trail={
        <BackLink href={detail ? billPath(detail.invoice.shipmentId) : ACCOUNT_PATH}>
          {detail ? t('bill.title', { no: detail.invoice.blNo }) : t('tabs.account')}
        </BackLink>
      }
      beside={
        detail && (
          <StatusBadge
            status={detail.invoice.status}
            badges={invoiceStatusBadges}
            text={t(`words.invoiceStatuses.${detail.invoice.status}`)}
          />
        )
      }
      actions={
        detail && (
          <>
            <PaperBar papers={[{ document: 'freightInvoice', number: invoiceNo }]} />
            <PaperActions paper={{ document: 'freightInvoice', number: invoiceNo }} />
            <PayLink {...detail.invoice} />
          </>
        )
      }
    >
      {detail ? (
        <InvoiceBody detail={detail} />
      ) : (
        <NotShown
          error={found.error}
          texts={{ loading: t('invoice.loading'), failed: t('invoice.failed'), toList: t('bill.back') }}
          listPath={BILLS_PATH}
          onRetry={() => void found.refetch()}
        />
      )}
    </Screen>
  )
}

function InvoiceBody({ detail: { invoice, lines, payments, creditNotes } }: { detail: InvoiceDetail }) {
  const { t } = useTranslation('billing')
  const { currency } = invoice
  const navigate = useNavigate()
  const [disputed, setDisputed] = useState<InvoiceLine>()
  const columns = useLineColumns(currency, setDisputed)
  const money = (amount: string) => shownMoney({ amount, currency })
  return (
    <Stack gap={16}>
      <Panel padded>
        <DefinitionList>
          <Fact term={t('invoices.total')}>{money(invoice.total)}</Fact>
          {invoice.kind === 'invoice' && (
            <>
              <Fact term={t('invoice.paid')}>{money(invoice.paid)}</Fact>
              <Fact term={t('invoice.credited')}>{money(invoice.credited)}</Fact>
              <Fact term={t('invoices.open')}>
                <strong>{money(invoice.open)}</strong>
              </Fact>
            </>
          )}
          <Fact term={t('invoices.term')}>{t(`terms.${invoice.term}`)}</Fact>
          <Fact term={t('invoices.issuedOn')}>{invoice.issuedOn}</Fact>
          {invoice.kind === 'invoice' && (
            <>
              <Fact term={t('invoices.dueOn')}>
                <DueDay {...invoice} />
              </Fact>
              <Fact term={t('invoice.disputeUntil')}>{invoice.disputeUntil}</Fact>
            </>
          )}
          <Fact term={t('shipment.booking')}>
            <PageLink href={`/bookingDetails/${invoice.bookingNo}`}>{invoice.bookingNo}</PageLink>
          </Fact>
        </DefinitionList>
      </Panel>
      <TitledPanel title={t('tariff.title')} className={css.table}>
        <RowTable label={t('tariff.title')} columns={columns} rows={lines} keyOf={({ lineNo }) => String(lineNo)} />
        <p className={css.totals}>
          <strong>{t('invoice.sum', { total: money(invoice.total) })}</strong>
        </p>
      </TitledPanel>
      {disputed && (
        <RaiseDispute
          invoice={invoice}
          line={disputed}
          onRaised={({ dispute }) => void navigate({ to: '/billingdoc', search: { dispute: dispute.id } })}
          onClose={() => setDisputed(undefined)}
        />
      )}
      {payments.length > 0 && (
        <TitledPanel title={t('invoice.payments')} className={css.table}>
          <RowTable
            label={t('invoice.payments')}
            rows={payments}
            keyOf={({ reference }) => reference}
            columns={[
              { name: 'reference', title: t('invoice.reference'), placement: 'main', cell: (one) => one.reference },
              { name: 'paidOn', title: t('invoice.paidOn'), cell: ({ paidOn }) => paidOn },
              { name: 'method', title: t('invoice.method'), cell: ({ method }) => method },
              {
                name: 'amount',
                title: t('tariff.amount'),
                placement: 'figure',
                cell: ({ amount }) => money(amount),
              },
            ]}
          />
        </TitledPanel>
      )}
      {creditNotes.length > 0 && (
        <TitledPanel title={t('invoice.creditNotes')} className={css.table}>
          <InvoiceTable label={t('invoice.creditNotes')} invoices={creditNotes} />
        </TitledPanel>
      )}
    </Stack>
  )
}

/** Why a charge cannot be disputed, in words. */
function Refusal({ code, args }: { code: string; args: readonly string[] }) {
  const text = useCodeText(code, args[0])
  return (
    <Muted as="span" size="sm">
      {text}
    </Muted>
  )
}

function useLineColumns(currency: string, onDispute: (line: InvoiceLine) => void): Column<InvoiceLine>[] {
  const { t } = useTranslation('billing')
  const language = useLanguage()
  return [
    {
      name: 'charge',
      title: t('tariff.charge'),
      placement: 'main',
      cell: ({ code, name }) => (
        <>
          {name[language]} <Muted as="span">{code}</Muted>
        </>
      ),
    },
    {
      name: 'rate',
      title: t('tariff.rate'),
      placement: 'figure',
      cell: ({ quantity, rate, basis }) =>
        `${quantity} × ${currency} ${shownAmount(rate)} ${t(`words.bases.${basis}`)}`,
    },
    {
      name: 'amount',
      title: t('tariff.amount'),
      placement: 'figure',
      cell: ({ amount }) => shownMoney({ amount, currency }),
    },
    {
      name: 'dispute',
      title: t('dispute.page'),
      cell: (line) => {
        const { dispute, refusal, name } = line
        if (dispute)
          return (
            <PageLink href={disputePath(dispute.id)}>
              <StatusBadge
                status={dispute.status}
                badges={disputeStatusBadges}
                text={t(`words.disputes.${dispute.status}`)}
              />
            </PageLink>
          )
        if (refusal) return <Refusal {...refusal} />
        return (
          <Button small aria-label={t('dispute.openOne', { charge: name[language] })} onClick={() => onDispute(line)}>
            {t('dispute.open')}
          </Button>
        )
      },
    },
  ]
}
