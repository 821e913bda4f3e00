import type { Invoice } from '@fairway/contract/billing-documents/invoice.schema'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { shownMoney } from '../../../ui/money.rules.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { type Column, RowTable } from '../../../ui/row-table.tsx'
import { StatusBadge } from '../../../ui/status/status-badge.tsx'
import { Muted } from '../../../ui/text.tsx'
import css from '../bill/bill.module.css'
import { invoiceStatusBadges } from '../billing-badges.ts'
import { billPath, invoicePath } from '../billing-links.ts'

interface Props {
  label: string
  invoices: readonly Invoice[]
  /** Names the bill of each; left out where all are of one. */
  withBills?: boolean
}

/** Invoices and credit notes with what is paid, open and due. */
export function InvoiceTable({ label, invoices, withBills = false }: Props) {
  const { t } = useTranslation('billing')
  const columns: Column<Invoice>[] = [
    {
      name: 'no',
      title: t('invoices.no'),
      placement: 'main',
      cell: ({ invoiceNo, kind, creditOf }) => (
        <>
          <PageLink href={invoicePath(invoiceNo)} className={css.whole}>
            {invoiceNo}
          </PageLink>
          {kind === 'creditNote' && <Muted size="sm">{t('invoices.creditOf', { no: creditOf ?? '' })}</Muted>}
        </>
      ),
    },
    ...(withBills
      ? [
          {
            name: 'bill',
            title: t('invoices.bill'),
            cell: ({ blNo, shipmentId }: Invoice) => (
              <PageLink href={billPath(shipmentId)} className={css.whole}>
                {blNo}
              </PageLink>
            ),
          },
        ]
      : []),
    {
      name: 'status',
      title: t('invoices.status'),
      placement: 'corner',
      cell: ({ status }) => (
        <StatusBadge status={status} badges={invoiceStatusBadges} text={t(`words.invoiceStatuses.${status}`)} />
      ),
    },
    { name: 'term', title: t('invoices.term'), cell: ({ term }) => t(`terms.${term}`) },
    {
      name: 'issuedOn',
      title: t('invoices.issuedOn'),
      cell: ({ issuedOn }) => <span className={css.whole}>{issuedOn}</span>,
    },
    { name: 'dueOn', title: t('invoices.dueOn'), cell: (invoice) => <DueDay {...invoice} /> },
    {
      name: 'total',
      title: t('invoices.total'),
      placement: 'figure',
      cell: ({ total, currency }) => shownMoney({ amount: total, currency }),
    },
    {
      name: 'open',
      title: t('invoices.open'),
      placement: 'figure',
      cell: ({ open, currency, kind }) => (kind === 'creditNote' ? '' : shownMoney({ amount: open, currency })),
    },
    { name: 'pay', title: t('invoices.pay'), cell: (invoice) => <PayLink {...invoice} /> },
  ]
  return <RowTable label={label} columns={columns} rows={invoices} keyOf={({ invoiceNo }) => invoiceNo} />
}

/** The due date, and for how long it has passed. */
export function DueDay({ dueOn, overdueDays, kind }: Pick<Invoice, 'dueOn' | 'overdueDays' | 'kind'>) {
  const { t } = useTranslation('billing')
  if (kind === 'creditNote') return null
  return (
    <>
      <span className={css.whole}>{dueOn}</span>
      {overdueDays > 0 && <span className={css.late}> {t('invoices.overdue', { count: overdueDays })}</span>}
    </>
  )
}

/** Payment itself happens at the carrier, in another tab. */
export function PayLink({ paymentLink, invoiceNo }: Pick<Invoice, 'paymentLink' | 'invoiceNo'>) {
  const { t } = useTranslation('billing')
  if (!paymentLink) return null
  return (
    <a
      href={paymentLink}
      target="_blank"
      rel="noreferrer"
      className={buttonClass({ small: true })}
      aria-label={t('invoices.payOne', { no: invoiceNo })}
    >
      {t('invoices.payNow')}
    </a>
  )
}
