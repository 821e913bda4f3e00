import type { RuleChoices } from '@fairway/contract/eta-rules/eta-rule.schema'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../platform/use-translation.ts'
import { buttonClass } from '../../ui/button.tsx'
import { PageTabs } from '../../ui/page-tabs.tsx'
import { Screen } from '../../ui/screen.tsx'
import { useRuleChoices } from './eta-calls.ts'
import { FoundRules } from './found-rules.tsx'
import { OnItsWay } from './on-its-way.tsx'
import { PortTable } from './port-table.tsx'
import type { RuleCriteria } from './rule-criteria.rules.ts'
import { detailPages } from './rule-pages.ts'
import { RuleSearchForm } from './rule-search.form.tsx'
import css from './rule-search.module.css'
import type { RuleKind } from './rule-values.rules.ts'

interface Props {
  kind: RuleKind
  /** What the address says. */
  criteria: RuleCriteria
  onSearch: (criteria: RuleCriteria) => void
}

/** The arrival rules of a port, or their exceptions; nothing is searched before a port is chosen. */
export function RuleSearchScreen({ kind, criteria, onSearch }: Props) {
  const { t } = useTranslation('etaRules')
  const { data: choices, error, refetch } = useRuleChoices()
  return (
    <Screen
      title={t(`titles.${kind}`)}
      actions={
        <Link
          to={detailPages[kind]}
          params={{ ruleId: 'new' }}
          search={criteria.port === '' ? {} : { port: criteria.port }}
          className={buttonClass({})}
        >
          {t(kind === 'rule' ? 'list.newRule' : 'list.newException')}
        </Link>
      }
    >
      <RuleTabs here={kind} />
      <div className={css.criteria}>
        <RuleSearchForm
          key={JSON.stringify(criteria)}
          kind={kind}
          criteria={criteria}
          choices={choices}
          onSearch={onSearch}
        />
      </div>
      {criteria.port === '' ? (
        <Start kind={kind} choices={choices} error={error} onRetry={() => void refetch()} />
      ) : (
        <FoundRules kind={kind} criteria={criteria} choices={choices} />
      )}
    </Screen>
  )
}

interface StartProps {
  kind: RuleKind
  choices: RuleChoices | undefined
  error: unknown
  onRetry: () => void
}

function Start({ kind, choices, error, onRetry }: StartProps) {
  if (choices) return <PortTable kind={kind} choices={choices} />
  return <OnItsWay error={error} onRetry={onRetry} />
}

/** The way between the rules and their exceptions. */
function RuleTabs({ here }: { here: RuleKind }) {
  const { t } = useTranslation('etaRules')
  return (
    <PageTabs
      label={t('tabs.label')}
      tabs={[
        { to: '/adminEtaRuleSearch', text: t('tabs.rule'), isHere: here === 'rule' },
        { to: '/adminEtaRuleExceptionSearch', text: t('tabs.exception'), isHere: here === 'exception' },
      ]}
    />
  )
}
