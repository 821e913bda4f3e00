import type { RuleDetail } from '@fairway/contract/eta-rules/eta-rule.schema'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { send } from '../../../platform/calls/api.ts'
import { isCancelled } from '../../../platform/calls/failure.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import type { TextSearch } from '../../../platform/search-readers.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Row } from '../../../ui/layout.tsx'
import { ReaderTime } from '../../../ui/reader-time.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { Tag } from '../../../ui/status/tag.tsx'
import { useRuleChoices } from '../eta-calls.ts'
import { RulesLoading } from '../loading.tsx'
import { type RuleLabels, useRuleLabels } from '../rule-labels.ts'
import { detailPages, lastSearch, searchPages } from '../rule-pages.ts'
import { RunProgress } from '../run-progress.tsx'
import { RuleForm } from './rule.form.tsx'
import { differingParts } from './rule-difference.rules.ts'
import { RuleDifferences } from './rule-differences.tsx'
import css from './rule-form.module.css'
import { newValues, type RuleKind, valuesOf } from './rule-values.rules.ts'

interface PageProps {
  params: { ruleId: string }
  address: TextSearch
}
export const RuleDetailsPage = (props: PageProps) => <DetailsPage kind="rule" {...props} />
export const ExceptionDetailsPage = (props: PageProps) => <DetailsPage kind="exception" {...props} />

/** One rule or exception, or a new one. */
function DetailsPage({ kind, params: { ruleId }, address }: PageProps & { kind: RuleKind }) {
  const { port = '', like = '' } = address
  const navigate = useNavigate()
  const open = (made: number) =>
    void navigate({ to: detailPages[kind], params: { ruleId: String(made) }, replace: true })
  return ruleId === 'new' ? (
    <NewRuleScreen key={like} kind={kind} port={port} like={like} onMade={open} />
  ) : (
    <RuleDetailsScreen key={ruleId} kind={kind} ruleId={ruleId} />
  )
}

interface OwnProps {
  kind: RuleKind
  ruleId: string
}

/** One rule: its fields, the effect of a change, and its history. */
function RuleDetailsScreen({ kind, ruleId }: OwnProps) {
  const { t } = useTranslation('etaRules')
  const { data: choices, error } = useRuleChoices()
  const labels = useRuleLabels(choices)
  const { detail, failure, edition, reload } = useRule(ruleId)
  return (
    <Screen
      title={t(kind === 'rule' ? 'titles.oneRule' : 'titles.oneException', { id: ruleId })}
      trail={<Trail kind={kind} />}
      beside={detail && <Tag icon="container" text={t('form.boxes', { count: detail.boxes })} wraps />}
      actions={
        detail && (
          <Link to={detailPages[kind]} params={{ ruleId: 'new' }} search={{ like: ruleId }} className={buttonClass({})}>
            <Icon name="copy" size={18} />
            {t('form.copy')}
          </Link>
        )
      }
    >
      {detail && choices ? (
        <>
          <RunProgress port={detail.rule.port} />
          <div className={css.form}>
            <RuleForm
              key={edition}
              kind={kind}
              choices={choices}
              rule={detail.rule}
              start={valuesOf(detail.rule)}
              onSaved={reload}
              onTake={reload}
            />
          </div>
          <RuleHistory history={detail.history} labels={labels} />
        </>
      ) : (
        <RulesLoading error={failure ?? error} onRetry={reload} />
      )}
    </Screen>
  )
}

interface NewProps {
  kind: RuleKind
  /** The port of the former list, or of the rule that is copied. */
  port: string
  like: string
  onMade: (ruleId: number) => void
}

/** A new rule. */
function NewRuleScreen({ kind, port, like, onMade }: NewProps) {
  const { t } = useTranslation('etaRules')
  const { data: choices, error } = useRuleChoices()
  const { detail, failure, reload } = useRule(like)
  const isReady = choices !== undefined && (like === '' || detail !== undefined)
  return (
    <Screen title={t(kind === 'rule' ? 'titles.newRule' : 'titles.newException')} trail={<Trail kind={kind} />}>
      {isReady ? (
        <div className={css.form}>
          <RuleForm
            kind={kind}
            choices={choices}
            rule={undefined}
            start={detail ? valuesOf(detail.rule) : newValues(port)}
            draftName={like || port}
            onSaved={({ rule }) => onMade(rule.ruleId)}
            onTake={reload}
          />
        </div>
      ) : (
        <RulesLoading error={failure ?? error} onRetry={reload} />
      )}
    </Screen>
  )
}

/** The link back to the list. */
function Trail({ kind }: { kind: RuleKind }) {
  const { t } = useTranslation('etaRules')
  return (
    <Link to={searchPages[kind]} search={lastSearch.get()[kind]}>
      <Icon name="back" size={16} />
      {t('form.back')}
    </Link>
  )
}

type Change = RuleDetail['history'][number]

/** The changes of a rule, newest first, differences only. */
function RuleHistory({ history, labels }: { history: readonly Change[]; labels: RuleLabels }) {
  const { t } = useTranslation('etaRules')
  return (
    <section className={css.history} aria-labelledby="rule-history">
      <h2 id="rule-history">{t('history.title')}</h2>
      <ol>
        {history.map((change) => (
          <li key={`${change.at} ${change.by}`}>
            <Row as="p" gap={8} rowGap={0} align="stretch" className={css.who}>
              <b>{change.by}</b> <span>{t(`history.${changeKind(change)}`)}</span> <ReaderTime at={change.at} />
            </Row>
            {change.before && changeKind(change) === 'changed' && (
              <RuleDifferences
                caption={t('history.changed')}
                left={{ title: t('history.before'), rule: change.before }}
                right={{ title: t('history.after'), rule: change.after }}
                labels={labels}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

function changeKind({ before, after }: Change) {
  if (before === null) return 'made'
  return differingParts(before, after).length > 0 ? 'changed' : 'same'
}

interface Loaded {
  detail?: RuleDetail
  failure?: unknown
  /** Increases whenever another version of the rule is put into the form. */
  edition: number
}

/** A rule with its history, loaded when the page opens and after a change, and never while somebody edits it. */
function useRule(ruleId: string) {
  const [loaded, setLoaded] = useState<Loaded>({ edition: 0 })
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round loads again
  useEffect(() => {
    if (ruleId === '') return
    const calling = new AbortController()
    send('GET /api/eta/rule', { query: { ruleId } }, { signal: calling.signal }).then(
      (detail) => calling.signal.aborted || setLoaded(({ edition }) => ({ detail, edition: edition + 1 })),
      (failure: unknown) => isCancelled(failure) || setLoaded((before) => ({ ...before, failure })),
    )
    return () => calling.abort()
  }, [ruleId, round])
  return { ...loaded, reload: () => setRound(round + 1) }
}
