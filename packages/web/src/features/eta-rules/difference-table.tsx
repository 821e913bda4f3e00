import type { ExceptionFields } from '@fairway/contract/eta-rules/eta-rule.schema'
import { useTranslation } from '../../platform/use-translation.ts'
import { differingParts } from './rule-difference.rules.ts'
import css from './rule-form.module.css'
import type { RuleLabels } from './rule-labels.ts'

interface Props {
  /** What a screen reader calls the table. */
  label: string
  left: { title: string; rule: ExceptionFields }
  right: { title: string; rule: ExceptionFields }
  labels: RuleLabels
}

/** Two states of a rule side by side: only what differs. */
export function DifferenceTable({ label, left, right, labels }: Props) {
  const { t } = useTranslation('etaRules')
  return (
    <table className={css.differences}>
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          <th scope="col">{t('history.part')}</th>
          <th scope="col">{left.title}</th>
          <th scope="col">{right.title}</th>
        </tr>
      </thead>
      <tbody>
        {differingParts(left.rule, right.rule).map((part) => (
          <tr key={part}>
            <th scope="row">{t(`history.parts.${part}`)}</th>
            <td>{labels.part(left.rule, part)}</td>
            <td>{labels.part(right.rule, part)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
