import type { FoundRules as Found, RuleChoices } from '@fairway/contract/eta-rules/eta-rule.schema'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from '../../platform/use-translation.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useFoundRules } from './eta-calls.ts'
import { OnItsWay } from './on-its-way.tsx'
import type { RuleCriteria } from './rule-criteria.rules.ts'
import { detailPages, searchPages } from './rule-pages.ts'
import css from './rule-search.module.css'
import { RuleTable } from './rule-table.tsx'
import type { RuleKind } from './rule-values.rules.ts'
import { useRuleWords } from './rule-words.ts'
import { RunProgress } from './run-progress.tsx'
import { lanesOf } from './week-lanes.rules.ts'
import { WeekView } from './week-view.tsx'

interface Props {
  kind: RuleKind
  criteria: RuleCriteria
  choices: RuleChoices | undefined
}

/** The rules of a port: its week, then the list. A narrowed list changes nothing about the week. */
export function FoundRules({ kind, criteria, choices }: Props) {
  const { t } = useTranslation('etaRules')
  const words = useRuleWords(choices)
  const found = useFoundRules(kind, criteria)
  const whole = useFoundRules('rule', { ...emptyCriteria, port: criteria.port })
  const port = words.portName(criteria.port)
  const known = choices?.ports.find(({ code }) => code === criteria.port)
  const rows = found.data?.rules
  if (!rows || !choices || !whole.data)
    return <OnItsWay error={found.error ?? whole.error} onRetry={() => void found.refetch()} />
  const isPortEmpty = kind === 'rule' ? whole.data.rules.length === 0 : !known?.exceptions
  const lanes = lanesOf(whole.data.rules, choices.equipment)
  const shown = lanes.filter(({ shipment }) => criteria.shipment === '' || shipment === criteria.shipment)
  return (
    <>
      <RunProgress port={criteria.port} />
      {kind === 'rule' && whole.data.rules.length > 0 && <WeekView port={port} lanes={shown} words={words} />}
      {rows.length === 0 ? (
        <div className={css.nothing}>
          <Nothing kind={kind} isPortEmpty={isPortEmpty} criteria={criteria} port={port} />
        </div>
      ) : (
        <RuleTable kind={kind} rows={rows} words={words} isStale={found.isPlaceholderData} />
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
    <p className={css.foot}>
      <span role="status">{t('search.shown', { count: found?.rules.length ?? 0 })}</span>
      {found && <span>{t('search.portTime', { port, zone: found.zone })}</span>}
      {children}
    </p>
  )
}

interface NothingProps {
  kind: RuleKind
  /** The port has none at all, whatever was searched for. */
  isPortEmpty: boolean
  criteria: RuleCriteria
  port: string
}

/** A port without rules says what counts instead. */
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
