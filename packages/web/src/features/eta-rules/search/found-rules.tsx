import type { EtaRule, FoundRules as Found, RuleChoices } from '@fairway/contract/eta-rules/eta-rule.schema'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Panel, Row } from '../../../ui/layout.tsx'
import { ReaderTime } from '../../../ui/reader-time.tsx'
import { type Column, RowTable } from '../../../ui/row-table.tsx'
import { Tag } from '../../../ui/status/tag.tsx'
import { Muted } from '../../../ui/text.tsx'
import { useFoundRules } from '../eta-calls.ts'
import { type RuleKind, slotOf } from '../form/rule-values.rules.ts'
import { RulesLoading } from '../loading.tsx'
import { countingAvailability, type RuleLabels, useRuleLabels } from '../rule-labels.ts'
import { detailPages, searchPages } from '../rule-pages.ts'
import { RunProgress } from '../run-progress.tsx'
import { lanesOf } from '../week/week-lanes.rules.ts'
import { WeekView } from '../week/week-view.tsx'
import type { RuleCriteria } from './rule-criteria.rules.ts'
import css from './rule-search.module.css'

interface Props {
  kind: RuleKind
  criteria: RuleCriteria
  choices: RuleChoices | undefined
}

/** The rules of a port: its week, then the list. The week shows all rules, whatever the filter. */
export function FoundRules({ kind, criteria, choices }: Props) {
  const { t } = useTranslation('etaRules')
  const labels = useRuleLabels(choices)
  const found = useFoundRules(kind, criteria)
  const whole = useFoundRules('rule', { ...emptyCriteria, port: criteria.port })
  const port = labels.portName(criteria.port)
  const known = choices?.ports.find(({ code }) => code === criteria.port)
  const rows = found.data?.rules
  if (!rows || !choices || !whole.data)
    return <RulesLoading error={found.error ?? whole.error} onRetry={() => void found.refetch()} />
  const isPortEmpty = kind === 'rule' ? whole.data.rules.length === 0 : !known?.exceptions
  const lanes = lanesOf(whole.data.rules, choices.equipment)
  const shown = lanes.filter(({ shipment }) => criteria.shipment === '' || shipment === criteria.shipment)
  return (
    <>
      <RunProgress port={criteria.port} />
      {kind === 'rule' && whole.data.rules.length > 0 && <WeekView port={port} lanes={shown} labels={labels} />}
      {rows.length === 0 ? (
        <Panel>
          <Nothing kind={kind} isPortEmpty={isPortEmpty} criteria={criteria} port={port} />
        </Panel>
      ) : (
        <RuleTable kind={kind} rows={rows} labels={labels} isStale={found.isPlaceholderData} />
      )}
      <Foot found={found.data} port={port}>
        {kind === 'rule' && (known?.exceptions ?? 0) > 0 && (
          <Link to={searchPages.exception} search={{ port: criteria.port }}>
            {t('list.exceptions', { count: known?.exceptions ?? 0 })}
          </Link>
        )}
        {kind === 'exception' && (
          <span>
            {t('list.noWeek')}{' '}
            <Link to={searchPages.rule} search={{ port: criteria.port }}>
              {t('week.title', { port })}
            </Link>
          </span>
        )}
      </Foot>
    </>
  )
}

const emptyCriteria: RuleCriteria = { port: '', shipment: '', day: '', equipment: '', withEnded: '', vvd: '' }

interface FootProps {
  found: Found | undefined
  port: string
  children: ReactNode
}

function Foot({ found, port, children }: FootProps) {
  const { t } = useTranslation('etaRules')
  return (
    <Row as="p" gap={24} rowGap={4} align="stretch" size="sm" muted className={css.foot}>
      <span role="status">{t('search.shown', { count: found?.rules.length ?? 0 })}</span>
      {found && <span>{t('search.portTime', { port, zone: found.zone })}</span>}
      {children}
    </Row>
  )
}

interface NothingProps {
  kind: RuleKind
  /** The port has none at all, whatever the criteria. */
  isPortEmpty: boolean
  criteria: RuleCriteria
  port: string
}

/** Says that nothing matches, or what applies at a port without rules. */
function Nothing({ kind, isPortEmpty, criteria, port }: NothingProps) {
  const { t } = useTranslation('etaRules')
  if (!isPortEmpty)
    return (
      <EmptyState icon="search" title={t('list.none')}>
        {t('list.noneText')}
      </EmptyState>
    )
  const isRule = kind === 'rule'
  return (
    <EmptyState
      icon="clock"
      title={t(isRule ? 'list.emptyPort' : 'list.emptyExceptions', { port })}
      actions={
        <Link
          to={detailPages[kind]}
          params={{ ruleId: 'new' }}
          search={{ port: criteria.port }}
          className={buttonClass({})}
        >
          {t(isRule ? 'list.newRule' : 'list.newException')}
        </Link>
      }
    >
      {t(isRule ? 'list.emptyPortText' : 'list.emptyExceptionsText')}
    </EmptyState>
  )
}

interface RuleTableProps {
  kind: RuleKind
  rows: readonly EtaRule[]
  labels: RuleLabels
  isStale: boolean
}

/** The rules or exceptions found, each with a link to its details. */
function RuleTable({ kind, rows, labels, isStale }: RuleTableProps) {
  const { t } = useTranslation('etaRules')
  const scope: Column<EtaRule> = { name: 'scope', title: t('list.columns.scope'), cell: (rule) => labels.scope(rule) }
  const columns: Column<EtaRule>[] = [
    {
      name: 'window',
      title: t('list.columns.window'),
      placement: 'main',
      cell: (rule) => (
        <>
          <Link to={detailPages[kind]} params={{ ruleId: String(rule.ruleId) }}>
            {labels.window(rule)}
          </Link>
          <Muted as="span" size="xs" block translate="no">
            #{rule.ruleId}
          </Muted>
        </>
      ),
    },
    ...(kind === 'exception' ? [scope] : []),
    { name: 'shipment', title: t('list.columns.shipment'), cell: ({ shipment }) => t(`shipments.${shipment}`) },
    { name: 'equipment', title: t('list.columns.equipment'), cell: (rule) => labels.equipmentName(slotOf(rule)) },
    {
      name: 'available',
      title: t('list.columns.available'),
      cell: (rule) => labels.available(rule.arrivalDay, countingAvailability(rule)),
    },
    {
      name: 'changed',
      title: t('list.columns.changed'),
      placement: 'quiet',
      cell: ({ changedAt, changedBy }) => (
        <span>
          <ReaderTime at={changedAt} />
          <Muted as="span" size="xs" block>
            {changedBy}
          </Muted>
        </span>
      ),
    },
    {
      name: 'state',
      title: t('list.columns.state'),
      placement: 'corner',
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
