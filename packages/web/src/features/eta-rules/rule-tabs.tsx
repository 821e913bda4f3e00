import { useTranslation } from '../../platform/use-translation.ts'
import { PageTabs } from '../../ui/page-tabs.tsx'
import type { RuleKind } from './rule-values.rules.ts'

/** The way between the rules and their exceptions. */
export function RuleTabs({ here }: { here: RuleKind }) {
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
