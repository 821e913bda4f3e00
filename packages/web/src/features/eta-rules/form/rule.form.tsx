import type {
  EtaRule,
  ExceptionFields,
  RulePreview as Preview,
  RuleChoices,
  SavedRule,
} from '@fairway/contract/eta-rules/eta-rule.schema'
import { OFFSET_DAYS_LIMIT } from '@fairway/contract/eta-rules/eta-rule.values'
import type { Language } from '@fairway/contract/shared/language'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { send } from '../../../platform/calls/api.ts'
import { Failure } from '../../../platform/calls/failure.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Conflict } from '../../../ui/feedback/conflict.tsx'
import { showToast } from '../../../ui/feedback/toast.store.ts'
import { CheckField } from '../../../ui/form/check-field.tsx'
import { FieldRow, FormSection } from '../../../ui/form/form-section.tsx'
import { FormShell } from '../../../ui/form/form-shell.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { tidy } from '../../../ui/form/tidy-values.ts'
import { type ContractForm, useContractForm } from '../../../ui/form/use-contract-form.ts'
import { forgetRules, previewFields, saveFields } from '../eta-calls.ts'
import { PreviewSection } from '../preview/preview-section.tsx'
import { type RuleLabels, useRuleLabels } from '../rule-labels.ts'
import { sentencesOf } from '../rule-sentence.ts'
import { noteRun } from '../run.store.ts'
import { ArrivalFields } from './arrival-fields.tsx'
import { differingParts } from './rule-difference.rules.ts'
import { RuleDifferences } from './rule-differences.tsx'
import css from './rule-form.module.css'
import { checkValues, fieldsOf, plainOf, type RuleKind, type RuleValues } from './rule-values.rules.ts'
import { TimeField } from './time-field.tsx'

const kinds = [
  { name: 'localAvailability', text: 'form.local', shipment: 'LOCAL' },
  { name: 'portAvailability', text: 'form.port', shipment: 'IPI' },
] as const

/** When containers become available: two times, of which the shipment decides which one applies. */
function AvailabilityFields({ form }: { form: ContractForm<RuleValues> }) {
  const { t } = useTranslation('etaRules')
  const chosen = useWatch({ control: form.fields.control, name: 'shipment' })
  const options = Array.from({ length: OFFSET_DAYS_LIMIT + 1 }, (_, count) => ({
    value: String(count),
    text: t('form.daysOption', { count }),
  }))
  return (
    <FormSection id="section-availability" title={t('form.availability')} intro={t('form.availabilityText')}>
      {kinds.map(({ name, text, shipment }) => (
        <fieldset key={name} className={classNames(css.availability, shipment !== chosen && css.idle)}>
          <legend>
            <b>{t(text)}</b> <span>{t(shipment === chosen ? 'form.counts' : 'form.idle', { shipment })}</span>
          </legend>
          <FieldRow>
            <SelectField form={form} name={`${name}.days`} label={t('form.daysLater')} options={options} />
            <TimeField form={form} name={`${name}.time`} label={t('form.time')} />
          </FieldRow>
        </fieldset>
      ))}
      <CheckField form={form} name="isActive" label={t('form.active')} />
    </FormSection>
  )
}

interface Props {
  kind: RuleKind
  choices: RuleChoices
  /** The rule to change; undefined for a new one. */
  rule: EtaRule | undefined
  start: RuleValues
  /** The name of a new rule's draft until it is saved: its port, or the rule that is copied. */
  draftName?: string
  onSaved: (saved: SavedRule) => void
  onTake: (newer: EtaRule) => void
}

/** The form of a rule: its fields, its sentence, its effect, and the conflict when somebody else saved first. */
export function RuleForm({ kind, choices, rule, start, draftName = '', onSaved, onTake }: Props) {
  const { t } = useTranslation('etaRules')
  const queries = useQueryClient()
  const [newer, setNewer] = useState<EtaRule>()
  const [lastPreview, setLastPreview] = useState<{ preview: Preview; of: string }>()
  const base = newer ?? rule
  const form = useContractForm<RuleValues>({
    defaults: start,
    check: (values) => checkValues(kind, values),
    draft: { key: `eta.${kind}.${rule ? `${rule.ruleId}.${rule.version}` : `new.${draftName}`}`, without: [] },
  })
  /** Somebody else changed it meanwhile. Their version is shown, and the next save is based on it. */
  const loadNewer = async (error: unknown): Promise<never> => {
    if (rule && error instanceof Failure && error.answer.errorCode === 'GE0007')
      setNewer((await send('GET /api/eta/rule', { query: { ruleId: rule.ruleId } })).rule)
    throw error
  }
  const save = async (values: RuleValues) => {
    const saved = await saveFields(kind, fieldsOf(kind, values), base).catch(loadNewer)
    showToast({ kind: 'success', text: t('form.saved') })
    if (saved.runId !== null) noteRun(saved.runId)
    forgetRules(queries)
    onSaved(saved)
  }
  const preview = async (values: RuleValues) => {
    const found = await previewFields(kind, fieldsOf(kind, values), base).catch(loadNewer)
    setLastPreview({ preview: found, of: JSON.stringify(values) })
  }
  return (
    <FormShell
      form={form}
      layout="page"
      action={t('form.save')}
      beside={<ChangeState form={form} before={start} />}
      onSend={save}
    >
      {newer && <NewerRule form={form} kind={kind} choices={choices} newer={newer} onTake={onTake} />}
      <ArrivalFields form={form} kind={kind} choices={choices} />
      <AvailabilityFields form={form} />
      <RuleSentence form={form} kind={kind} choices={choices} />
      <PreviewSection
        form={form}
        lastPreview={lastPreview}
        choices={choices}
        ruleId={rule?.ruleId}
        onPreview={() => void form.submit(preview, true)}
      />
    </FormShell>
  )
}

interface NewerRuleProps {
  form: ContractForm<RuleValues>
  kind: RuleKind
  choices: RuleChoices
  newer: EtaRule
  onTake: (newer: EtaRule) => void
}

function NewerRule({ form, kind, choices, newer, onTake }: NewerRuleProps) {
  const labels = useRuleLabels(choices)
  useWatch({ control: form.fields.control }) // renders with every change
  const entered = fieldsOf(kind, tidy(form.fields.getValues()))
  const acceptNewer = () => {
    form.draft.drop()
    onTake(newer)
  }
  return <RuleConflict entered={entered} newer={newer} labels={labels} onTake={acceptNewer} />
}

/** Whether there is something to save. */
function ChangeState({ form, before }: { form: ContractForm<RuleValues>; before: RuleValues }) {
  const { t } = useTranslation('etaRules')
  useWatch({ control: form.fields.control }) // renders with every change
  const isSame = JSON.stringify(tidy(form.fields.getValues())) === JSON.stringify(before)
  return t(isSame ? 'form.unchanged' : 'form.unsaved')
}

interface RuleConflictProps {
  entered: ExceptionFields
  newer: EtaRule
  labels: RuleLabels
  onTake: () => void
}

/** Somebody else saved first. The input stays, with their version beside it. */
function RuleConflict({ entered, newer, labels, onTake }: RuleConflictProps) {
  const { t } = useTranslation('etaRules')
  const theirs = plainOf(newer)
  const title = t('conflict.title', { name: newer.changedBy })
  const isSame = differingParts(entered, theirs).length === 0
  return (
    <Conflict
      title={title}
      text={t(isSame ? 'conflict.same' : 'conflict.text')}
      actions={
        <Button small onClick={onTake}>
          {t('conflict.take')}
        </Button>
      }
    >
      {!isSame && (
        <RuleDifferences
          caption={title}
          left={{ title: t('conflict.yours'), rule: entered }}
          right={{ title: t('conflict.theirs'), rule: theirs }}
          labels={labels}
        />
      )}
    </Conflict>
  )
}

interface RuleSentenceProps {
  form: ContractForm<RuleValues>
  kind: RuleKind
  choices: RuleChoices
}

/** The input so far as a sentence, or that something is missing. */
function RuleSentence({ form, kind, choices }: RuleSentenceProps) {
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
