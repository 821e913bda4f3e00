import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../platform/use-translation.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Tag } from '../../ui/tag.tsx'
import { useRuleChoices } from './eta-calls.ts'
import { OnItsWay } from './on-its-way.tsx'
import { RuleForm } from './rule.form.tsx'
import css from './rule-form.module.css'
import { RuleHistory } from './rule-history.tsx'
import { detailPages, lastSearch, searchPages } from './rule-pages.ts'
import { newValues, type RuleKind, valuesOf } from './rule-values.rules.ts'
import { useRuleWords } from './rule-words.ts'
import { RunProgress } from './run-progress.tsx'
import { useRule } from './use-rule.ts'

interface OwnProps {
  kind: RuleKind
  ruleId: string
}

/** One rule: what it says, what a change would do, and who changed what. */
export function RuleDetailsScreen({ kind, ruleId }: OwnProps) {
  const { t } = useTranslation('etaRules')
  const { data: choices, error } = useRuleChoices()
  const words = useRuleWords(choices)
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
          <RuleHistory history={detail.history} words={words} />
        </>
      ) : (
        <OnItsWay error={failure ?? error} onRetry={reload} />
      )}
    </Screen>
  )
}

interface NewProps {
  kind: RuleKind
  /** The port of the list that one came from, or the rule that it is copied from. */
  port: string
  like: string
  onMade: (ruleId: number) => void
}

/** A rule that is not made yet. */
export function NewRuleScreen({ kind, port, like, onMade }: NewProps) {
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
        <OnItsWay error={failure ?? error} onRetry={reload} />
      )}
    </Screen>
  )
}

/** The way back to the list that one came from. */
function Trail({ kind }: { kind: RuleKind }) {
  const { t } = useTranslation('etaRules')
  return (
    <Link to={searchPages[kind]} search={lastSearch.get()[kind]} className={css.trail}>
      <Icon name="back" size={16} />
      {t('form.back')}
    </Link>
  )
}
