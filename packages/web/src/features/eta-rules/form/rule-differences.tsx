import type { ExceptionFields } from '@fairway/contract/eta-rules/eta-rule.schema'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { DifferenceTable } from '../../../ui/difference-table.tsx'
import type { RuleLabels } from '../rule-labels.ts'
import { differingParts } from './rule-difference.rules.ts'

interface Props {
  /** The name of the table for screen readers. */
  caption: string
  left: { title: string; rule: ExceptionFields }
  right: { title: string; rule: ExceptionFields }
  labels: RuleLabels
}

/** Two states of a rule side by side, part by part. */
export function RuleDifferences({ caption, left, right, labels }: Props) {
  const { t } = useTranslation('etaRules')
  const lines = differingParts(left.rule, right.rule).map((part) => ({
    key: part,
    name: t(`history.parts.${part}`),
    left: labels.part(left.rule, part),
    right: labels.part(right.rule, part),
  }))
  return <DifferenceTable heads={[t('history.part'), left.title, right.title]} lines={lines} caption={caption} />
}
