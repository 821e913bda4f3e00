import { tierTotals } from '@fairway/contract/detention/detention.rules'
import type { DetentionResult } from '@fairway/contract/detention/detention.schema'
import type { ReactNode } from 'react'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { DefinitionList, Fact } from '../../ui/definition-list.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { shownMoney } from '../../ui/money.rules.ts'
import { RowTable } from '../../ui/row-table.tsx'
import { Muted } from '../../ui/text.tsx'
import { TitledPanel } from '../../ui/titled-panel.tsx'
import css from './detention.module.css'

interface Props {
  result: DetentionResult
  actions: ReactNode
}

/** What it costs, first as a figure and a sentence, then in parts. */
export function ResultPanel({ result, actions }: Props) {
  const { t } = useTranslation('detention')
  const { freeDays, freeDaysUsed, freeUntil, detentionDays, rate, charge } = result
  const left = freeDays - freeDaysUsed
  const sentence =
    detentionDays > 0
      ? t('result.late', { count: detentionDays })
      : left > 0
        ? t('result.inTime', { count: left })
        : t(result.inGateOn !== null && result.inGateOn === freeUntil ? 'result.lastDay' : 'result.noCharge')
  const hasDates = result.outGateOn !== null
  return (
    <TitledPanel title={t('result.title')}>
      <Stack gap={16} className={css.result}>
        <Row gap={16} justify="between" align="start">
          <div aria-live="polite">
            <p className={css.charge}>{shownMoney(charge)}</p>
            <p>{sentence}</p>
          </div>
          <div className={css.unprinted}>{actions}</div>
        </Row>
        <DefinitionList>
          <Fact term={t('result.freeDays')}>
            {freeDays} <Muted as="span">({t('result.used', { used: freeDaysUsed, count: freeDays })})</Muted>
          </Fact>
          {hasDates && <Fact term={t('result.freeUntil')}>{freeUntil ?? t('result.noFreeTime')}</Fact>}
          <Fact term={t('result.detentionDays')}>{detentionDays}</Fact>
          <Fact term={t('result.rate')}>{shownMoney({ amount: rate, currency: charge.currency })}</Fact>
        </DefinitionList>
        <TierTable result={result} />
        {!hasDates && <Muted size="sm">{t('result.withoutDates')}</Muted>}
        <Muted size="sm">{t('result.estimate')}</Muted>
      </Stack>
    </TitledPanel>
  )
}

/** The tiers that were reached, with what each adds. */
function TierTable({ result }: Pick<Props, 'result'>) {
  const { t } = useTranslation('detention')
  const totals = tierTotals(result)
  if (totals.length === 0) return null
  const { currency } = result.charge
  return (
    <RowTable
      label={t('tiers.title')}
      rows={totals}
      keyOf={({ from }) => String(from)}
      columns={[
        {
          name: 'days',
          title: t('tiers.days'),
          cell: ({ from, to }) => t('tiers.range', { from, to }),
          placement: 'main',
        },
        { name: 'count', title: t('tiers.count'), cell: ({ count }) => count, placement: 'figure' },
        {
          name: 'rate',
          title: t('tiers.rate'),
          cell: ({ rate }) => shownMoney({ amount: rate, currency }),
          placement: 'figure',
        },
        {
          name: 'amount',
          title: t('tiers.amount'),
          cell: ({ amount }) => shownMoney({ amount, currency }),
          placement: 'figure',
        },
      ]}
    />
  )
}
