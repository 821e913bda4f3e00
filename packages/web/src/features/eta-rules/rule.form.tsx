import type {
  EtaRule,
  RulePreview as Preview,
  RuleChoices,
  SavedRule,
} from '@fairway/contract/eta-rules/eta-rule.schema'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { send } from '../../platform/api.ts'
import { Failure } from '../../platform/failure.ts'
import { useTranslation } from '../../platform/use-translation.ts'
import { FormShell } from '../../ui/form/form-shell.tsx'
import { tidy } from '../../ui/form/tidy-values.ts'
import { type ContractForm, useContractForm } from '../../ui/form/use-contract-form.ts'
import { showToast } from '../../ui/toast.store.ts'
import { ArrivalFields } from './arrival-fields.tsx'
import { AvailabilityFields } from './availability-fields.tsx'
import { forgetRules, previewFields, saveFields } from './eta-calls.ts'
import { PreviewSection } from './preview-section.tsx'
import { RuleConflict } from './rule-conflict.tsx'
import { RuleSentence } from './rule-sentence.tsx'
import { checkValues, fieldsOf, type RuleKind, type RuleValues } from './rule-values.rules.ts'
import { useRuleWords } from './rule-words.ts'
import { noteRun } from './run.store.ts'

interface Props {
  kind: RuleKind
  choices: RuleChoices
  /** The rule that is changed; nothing for a new one. */
  rule: EtaRule | undefined
  start: RuleValues
  /** What a new one is kept under until it is saved: its port, or the rule that it is copied from. */
  draftName?: string
  onSaved: (saved: SavedRule) => void
  onTake: (newer: EtaRule) => void
}

/** A rule as it is written: its fields, the same in words, what it would change, and what to do when somebody was faster. */
export function RuleForm({ kind, choices, rule, start, draftName = '', onSaved, onTake }: Props) {
  const { t } = useTranslation('etaRules')
  const queries = useQueryClient()
  const [newer, setNewer] = useState<EtaRule>()
  const [asked, setAsked] = useState<{ preview: Preview; of: string }>()
  const base = newer ?? rule
  const form = useContractForm<RuleValues>({
    defaults: start,
    check: (values) => checkValues(kind, values),
    draft: { key: `eta.${kind}.${rule ? `${rule.ruleId}.${rule.version}` : `new.${draftName}`}`, without: [] },
  })
  /** Somebody else changed it meanwhile: what they saved is shown, and the next saving goes on top of it. */
  const learn = async (error: unknown): Promise<never> => {
    if (rule && error instanceof Failure && error.answer.errorCode === 'GE0007')
      setNewer((await send('GET /api/eta/rule', { query: { ruleId: rule.ruleId } })).rule)
    throw error
  }
  const save = async (values: RuleValues) => {
    const saved = await saveFields(kind, fieldsOf(kind, values), base).catch(learn)
    showToast({ kind: 'success', text: t('form.saved') })
    if (saved.runId !== null) noteRun(saved.runId)
    forgetRules(queries)
    onSaved(saved)
  }
  const preview = async (values: RuleValues) => {
    const found = await previewFields(kind, fieldsOf(kind, values), base).catch(learn)
    setAsked({ preview: found, of: JSON.stringify(values) })
  }
  return (
    <FormShell
      form={form}
      layout="page"
      action={t('form.save')}
      beside={<ChangeState form={form} before={start} />}
      onSend={save}
    >
      {newer && <Conflict form={form} kind={kind} choices={choices} newer={newer} onTake={onTake} />}
      <ArrivalFields form={form} kind={kind} choices={choices} />
      <AvailabilityFields form={form} />
      <RuleSentence form={form} kind={kind} choices={choices} />
      <PreviewSection
        form={form}
        asked={asked}
        choices={choices}
        ruleId={rule?.ruleId}
        onAsk={() => void form.submit(preview, true)}
      />
    </FormShell>
  )
}

interface ConflictProps {
  form: ContractForm<RuleValues>
  kind: RuleKind
  choices: RuleChoices
  newer: EtaRule
  onTake: (newer: EtaRule) => void
}

function Conflict({ form, kind, choices, newer, onTake }: ConflictProps) {
  const words = useRuleWords(choices)
  useWatch({ control: form.fields.control }) // drawn again with every change
  const entered = fieldsOf(kind, tidy(form.fields.getValues()))
  const take = () => {
    form.draft.drop()
    onTake(newer)
  }
  return <RuleConflict entered={entered} newer={newer} words={words} onTake={take} />
}

/** Whether there is something to save. */
function ChangeState({ form, before }: { form: ContractForm<RuleValues>; before: RuleValues }) {
  const { t } = useTranslation('etaRules')
  useWatch({ control: form.fields.control }) // drawn again with every change
  const isSame = JSON.stringify(tidy(form.fields.getValues())) === JSON.stringify(before)
  return t(isSame ? 'form.unchanged' : 'form.unsaved')
}
