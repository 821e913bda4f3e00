import type { EtaRule } from '@fairway/contract/eta-rules/eta-rule.schema'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../platform/use-translation.ts'
import { ReaderTime } from '../../ui/reader-time.tsx'
import { type Column, RowTable } from '../../ui/row-table.tsx'
import { Tag } from '../../ui/tag.tsx'
import { detailPages } from './rule-pages.ts'
import css from './rule-search.module.css'
import { type RuleKind, slotOf } from './rule-values.rules.ts'
import { countingAvailability, type RuleWords } from './rule-words.ts'

interface Props {
  kind: RuleKind
  rows: readonly EtaRule[]
  words: RuleWords
  isStale: boolean
}

/** Rules or exceptions that were found, each with the way to its details. */
export function RuleTable({ kind, rows, words, isStale }: Props) {
  const { t } = useTranslation('etaRules')
  const scope: Column<EtaRule> = { name: 'scope', title: t('list.columns.scope'), cell: (rule) => words.scope(rule) }
  const columns: Column<EtaRule>[] = [
    {
      name: 'window',
      title: t('list.columns.window'),
      look: 'main',
      cell: (rule) => (
        <>
          <Link to={detailPages[kind]} params={{ ruleId: String(rule.ruleId) }}>
            {words.window(rule)}
          </Link>
          <span className={css.second} translate="no">
            #{rule.ruleId}
          </span>
        </>
      ),
    },
    ...(kind === 'exception' ? [scope] : []),
    { name: 'shipment', title: t('list.columns.shipment'), cell: ({ shipment }) => t(`shipments.${shipment}`) },
    { name: 'equipment', title: t('list.columns.equipment'), cell: (rule) => words.equipmentName(slotOf(rule)) },
    {
      name: 'available',
      title: t('list.columns.available'),
      cell: (rule) => words.available(rule.arrivalDay, countingAvailability(rule)),
    },
    {
      name: 'changed',
      title: t('list.columns.changed'),
      look: 'quiet',
      cell: ({ changedAt, changedBy }) => (
        <span>
          <ReaderTime at={changedAt} />
          <span className={css.second}>{changedBy}</span>
        </span>
      ),
    },
    {
      name: 'state',
      title: t('list.columns.state'),
      look: 'corner',
      cell: ({ isActive }) =>
        isActive ? <Tag text={t('list.active')} icon="check" /> : <Tag text={t('list.ended')} icon="blocked" />,
    },
  ]
  return (
    <RowTable
      label={t(`list.${kind}`)}
      columns={columns}
      rows={rows}
      keyOf={({ ruleId }) => String(ruleId)}
      isStale={isStale}
    />
  )
}
