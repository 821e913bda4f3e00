import type { RulePreview as Preview, RuleChoices } from '@fairway/contract/eta-rules/eta-rule.schema'
import { useWatch } from 'react-hook-form'
import { useTranslation } from '../../platform/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { FormSection } from '../../ui/form/form-section.tsx'
import { tidy } from '../../ui/form/tidy-values.ts'
import type { ContractForm } from '../../ui/form/use-contract-form.ts'
import css from './rule-preview.module.css'
import { RulePreview } from './rule-preview.tsx'
import type { RuleValues } from './rule-values.rules.ts'

interface Props {
  form: ContractForm<RuleValues>
  /** The last answer, and the values that it is about. */
  asked: { preview: Preview; of: string } | undefined
  choices: RuleChoices
  ruleId: number | undefined
  onAsk: () => void
}

/** Before a rule is saved: which open boxes it would move, and by how much. */
export function PreviewSection({ form, asked, choices, ruleId, onAsk }: Props) {
  const { t } = useTranslation('etaRules')
  useWatch({ control: form.fields.control }) // an answer grows old with the next change
  const values = tidy(form.fields.getValues())
  const zone = choices.ports.find(({ code }) => code === values.port)?.zone ?? 'UTC'
  return (
    <FormSection id="section-preview" title={t('preview.title')} intro={t('preview.text')}>
      <Button className={css.ask} aria-disabled={form.isSending} onClick={() => !form.isSending && onAsk()}>
        {t(form.isSending ? 'preview.asking' : 'preview.action')}
      </Button>
      {asked && (
        <RulePreview preview={asked.preview} zone={zone} ruleId={ruleId} isOld={asked.of !== JSON.stringify(values)} />
      )}
    </FormSection>
  )
}
