import { checkBillCriteria } from '@fairway/contract/billing-documents/bill-criteria.rules'
import type { Statement, StatementQuery } from '@fairway/contract/billing-documents/invoice.schema'
import { type InvoiceAge, invoiceAges } from '@fairway/contract/billing-documents/invoice.values'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery, send } from '../../../platform/calls/api.ts'
import { fetchFile } from '../../../platform/calls/file-call.ts'
import { useLanguage, useTranslation } from '../../../platform/language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { useDownload } from '../../../ui/documents/download.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { NotShown } from '../../../ui/feedback/not-shown.tsx'
import { DayField } from '../../../ui/form/day-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { Row, Stack } from '../../../ui/layout.tsx'
import { shownAmount, shownMoney } from '../../../ui/money.rules.ts'
import { RowTable } from '../../../ui/row-table.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { Muted } from '../../../ui/text.tsx'
import { TitledPanel } from '../../../ui/titled-panel.tsx'
import css from '../bill/bill.module.css'
import { BILLS_PATH } from '../billing-links.ts'
import { BillingTabs } from '../billing-tabs.tsx'
import { InvoiceTable } from '../invoice/invoice-table.tsx'

/** The statement of account: what is open and since when, per payment term and currency, and the invoices behind it. */
export function AccountScreen() {
  const { t } = useTranslation('billing')
  const [isAll, setIsAll] = useState(false)
  const [range, setRange] = useState<StatementRange>({ from: '', to: '' })
  const query = { onlyOpen: isAll ? ('false' as const) : ('true' as const), ...range }
  const found = useQuery({
    ...apiQuery('GET /api/billing/statement', { query }),
    placeholderData: keepPreviousData,
  })
  const statement = found.data
  return (
    <Screen title={t('account.title')} actions={statement && <StatementFiles query={query} today={statement.today} />}>
      {statement ? (
        <Stack gap={16}>
          <BillingTabs here="account" />
          <Row gap={16} rowGap={8} justify="between">
            <Muted>{t('account.asOf', { names: statement.organisations.join(', '), day: statement.today })}</Muted>
            <label>
              <input type="checkbox" checked={isAll} onChange={(event) => setIsAll(event.target.checked)} />{' '}
              {t('account.all')}
            </label>
          </Row>
          <StatementRangeForm onRange={setRange} />
          <AccountBody statement={statement} isStale={found.isPlaceholderData} />
        </Stack>
      ) : (
        <NotShown
          error={found.error}
          texts={{ loading: t('account.loading'), failed: t('account.failed'), toList: t('bill.back') }}
          listPath={BILLS_PATH}
          onRetry={() => void found.refetch()}
        />
      )}
    </Screen>
  )
}

/** The statement as it is shown, as files: a workbook to count with, a PDF to print. */
function StatementFiles({ query, today }: { query: StatementQuery; today: string }) {
  const { t } = useTranslation('billing')
  const language = useLanguage()
  const excel = useDownload()
  const pdf = useDownload()
  const call = { ...query, language }
  return (
    <>
      <Button
        small
        aria-disabled={excel.isFetching}
        onClick={() =>
          void excel.saveBy(
            () => fetchFile('GET /api/billing/statementFile', { query: call }),
            `statement-of-account-${today}.xlsx`,
          )
        }
      >
        {t(excel.isFetching ? 'papers.making' : 'account.excel')}
      </Button>
      <Button
        small
        aria-disabled={pdf.isFetching}
        onClick={() => void pdf.downloadBy(() => send('POST /api/billing/statement', { body: call }))}
      >
        {t(pdf.isFetching ? 'papers.making' : 'account.pdf')}
      </Button>
    </>
  )
}

function AccountBody({
  statement: { invoices, totals, from, to },
  isStale,
}: {
  statement: Statement
  isStale: boolean
}) {
  const { t } = useTranslation('billing')
  if (invoices.length === 0 && (from || to))
    return (
      <EmptyState icon="calendar" title={t('account.emptyRangeTitle')}>
        {t('account.emptyRange')}
      </EmptyState>
    )
  if (invoices.length === 0)
    return (
      <EmptyState icon="done" title={t('account.emptyTitle')}>
        {t('account.empty')}
      </EmptyState>
    )
  return (
    <>
      <TitledPanel title={t('account.sums')} className={css.table}>
        <RowTable
          label={t('account.sums')}
          isStale={isStale}
          rows={totals}
          keyOf={({ term, currency }) => `${term} ${currency}`}
          columns={[
            {
              name: 'term',
              title: t('invoices.term'),
              placement: 'main',
              cell: ({ term, currency }) => `${t(`terms.${term}`)} · ${currency}`,
            },
            {
              name: 'open',
              title: t('invoices.open'),
              placement: 'figure',
              cell: ({ open, currency }) => <strong>{shownMoney({ amount: open, currency })}</strong>,
            },
            ...invoiceAges.map((age: InvoiceAge) => ({
              name: age,
              title: t(`words.ages.${age}`),
              placement: 'figure' as const,
              cell: ({ ages }: Statement['totals'][number]) => shownAmount(ages[age] ?? '0'),
            })),
          ]}
        />
      </TitledPanel>
      <TitledPanel title={t('invoices.title')} className={css.table}>
        <InvoiceTable label={t('invoices.title')} invoices={invoices} withBills />
      </TitledPanel>
    </>
  )
}

interface StatementRange {
  from: string
  to: string
}

const everyDay: StatementRange = { from: '', to: '' }

/** Between which days the invoices of a statement were issued; one of them is enough. */
function StatementRangeForm({ onRange }: { onRange: (range: StatementRange) => void }) {
  const { t } = useTranslation('billing')
  const form = useContractForm({ defaults: everyDay, check: checkBillCriteria })
  const show = async (range: StatementRange) => onRange(range)
  const reset = () => {
    form.fields.reset(everyDay)
    onRange(everyDay)
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit(show)
      }}
    >
      <Row gap={16} rowGap={8} align="end">
        <DayField form={form} name="from" label={t('account.from')} />
        <DayField form={form} name="to" label={t('account.to')} />
        <Row gap={8}>
          <Button type="submit">{t('account.show')}</Button>
          <Button variant="quiet" onClick={reset}>
            {t('account.everyDay')}
          </Button>
        </Row>
      </Row>
    </form>
  )
}
