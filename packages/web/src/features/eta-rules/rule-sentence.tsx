import type { RuleChoices } from '@fairway/contract/eta-rules/eta-rule.schema'
import type { Language } from '@fairway/contract/shared/language'
import { useWatch } from 'react-hook-form'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { tidy } from '../../ui/form/tidy-values.ts'
import type { ContractForm } from '../../ui/form/use-contract-form.ts'
import css from './form/rule-form.module.css'
import { checkValues, fieldsOf, type RuleKind, type RuleValues } from './form/rule-values.rules.ts'
import { sentencesOf } from './rule-sentence.ts'

interface Props {
  form: ContractForm<RuleValues>
  kind: RuleKind
  choices: RuleChoices
}

/** The input so far as a sentence, or that something is missing. */
export function RuleSentence({ form, kind, choices }: Props) {
  const { t, i18n } = useTranslation('etaRules')
  useWatch({ control: form.fields.control }) // renders with every change
  const values = tidy(form.fields.getValues())
  const isWhole = checkValues(kind, values).length === 0
  const language = i18n.language as Language // only the platform sets it
  return (
    <section className={css.sentence} aria-labelledby="rule-in-words">
      <h2 id="rule-in-words">{t('sentence.title')}</h2>
      {isWhole ? (
        sentencesOf(fieldsOf(kind, values), { t, language, choices }).map((text) => <p key={text}>{text}</p>)
      ) : (
        <p className={css.waiting}>{t('sentence.waiting')}</p>
      )}
    </section>
  )
}
