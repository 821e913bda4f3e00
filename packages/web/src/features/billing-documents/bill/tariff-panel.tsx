import type { TariffLine } from '@fairway/contract/billing-documents/bill.schema'
import type { Language } from '@fairway/contract/shared/language'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../platform/calls/api.ts'
import { useFailureText } from '../../../platform/calls/use-failure-text.ts'
import { useLanguage, useTranslation } from '../../../platform/language/use-translation.ts'
import { SkeletonLines } from '../../../ui/feedback/skeleton.tsx'
import { shownAmount, shownMonies } from '../../../ui/money.rules.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { type Column, RowTable } from '../../../ui/row-table.tsx'
import { Muted } from '../../../ui/text.tsx'
import { TitledPanel } from '../../../ui/titled-panel.tsx'
import { invoicePath } from '../billing-links.ts'
import css from './bill.module.css'

/** The charges of a bill with quantity, rate and sum: prepaid and collect apart, one total per currency. */
export function TariffPanel({ shipmentId }: { shipmentId: string }) {
  const { t } = useTranslation('billing')
  const language = useLanguage()
  const { data, error } = useQuery(apiQuery('GET /api/billing/tariff', { query: { shipmentId } }))
  const problem = useFailureText(error)
  const columns = useTariffColumns(language)
  return (
    <TitledPanel title={t('tariff.title')} className={css.table}>
      {data ? (
        data.totals.map(({ term, totals }) => (
          <div key={term}>
            <RowTable
              label={t('tariff.label', { term: t(`terms.${term}`) })}
              columns={columns}
              rows={data.lines.filter((line) => line.term === term)}
              keyOf={({ lineNo }) => String(lineNo)}
            />
            <p className={css.totals}>
              <strong>{t('tariff.total', { term: t(`terms.${term}`), total: shownMonies(totals) })}</strong>
            </p>
          </div>
        ))
      ) : (
        <div className={css.body}>{error ? <Muted>{problem}</Muted> : <SkeletonLines count={3} />}</div>
      )}
    </TitledPanel>
  )
}

function useTariffColumns(language: Language): Column<TariffLine>[] {
  const { t } = useTranslation('billing')
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
      cell: ({ quantity, rate, currency, basis }) =>
        `${quantity} × ${currency} ${shownAmount(rate)} ${t(`words.bases.${basis}`)}`,
    },
    {
      name: 'invoice',
      title: t('tariff.invoice'),
      cell: ({ invoiceNo }) =>
        invoiceNo ? <PageLink href={invoicePath(invoiceNo)}>{invoiceNo}</PageLink> : t('tariff.notInvoiced'),
    },
    {
      name: 'amount',
      title: t('tariff.amount'),
      placement: 'figure',
      cell: ({ amount, currency }) => `${currency} ${shownAmount(amount)}`,
    },
  ]
}
