import type { DetentionChoices } from '@fairway/contract/detention/detention.schema'
import { CODE_LENGTH, type DayUnit, dayUnits } from '@fairway/contract/detention/detention.values'
import type { Violation } from '@fairway/contract/kit/errors'
import { cutUnits } from '@fairway/contract/shared/cut-units'
import { useId, useMemo, useState } from 'react'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { ChoiceField } from '../../ui/form/choice-field.tsx'
import { DayInput } from '../../ui/form/day-input.tsx'
import fieldCss from '../../ui/form/field.module.css'
import { FieldFrame } from '../../ui/form/field.tsx'
import { NativeSelect, Options } from '../../ui/form/native-select.tsx'
import { useViolationTexts } from '../../ui/form/use-error-texts.ts'
import { Stack } from '../../ui/layout.tsx'
import { Muted } from '../../ui/text.tsx'
import { TitledPanel } from '../../ui/titled-panel.tsx'
import css from './detention.module.css'
import type { AskedDetention } from './detention-criteria.rules.ts'

interface Props {
  question: AskedDetention
  choices: DetentionChoices
  /** What keeps the question from being answered; a field that is still empty is no error yet. */
  errors: Violation[]
  note: string
  onChange: (change: Partial<AskedDetention>) => void
}

/** The question: contract, equipment, destination, and dates or a number of days. */
export function CalculatorForm({ question, choices, errors, note, onChange }: Props) {
  const { t } = useTranslation('detention')
  const id = useId()
  const [isByDays, setIsByDays] = useState(question.days !== '' && question.inGateOn === '')
  if (isByDays && question.inGateOn !== '') setIsByDays(false) // the calendar or a pasted line gave a day of return
  const texts = useViolationTexts(errors)
  const errorOf = (path: keyof AskedDetention) => {
    const at = errors.findIndex((error) => error.path === path)
    return at >= 0 && question[path] !== '' ? texts[at] : undefined
  }
  const contracts = useMemo(
    () => choices.contracts.map(({ number, title }) => ({ code: number, name: { en: title, zh: title, vi: title } })),
    [choices],
  )
  const field = (path: keyof AskedDetention) => ({ id: `${id}${path}`, error: errorOf(path) })
  return (
    <TitledPanel title={t('form.title')}>
      <Stack gap={16} className={css.form}>
        <div className={css.fields}>
          <ChoiceField
            {...field('contract')}
            label={t('form.contract')}
            choices={contracts}
            value={question.contract}
            onChange={(contract) => onChange({ contract: cutUnits(contract.toUpperCase(), CODE_LENGTH) })}
          />
          <ChoiceField
            {...field('equipment')}
            label={t('form.equipment')}
            choices={choices.equipment}
            value={question.equipment}
            onChange={(equipment) => onChange({ equipment: cutUnits(equipment, CODE_LENGTH) })}
          />
          <ChoiceField
            {...field('destination')}
            label={t('form.destination')}
            choices={choices.destinations}
            value={question.destination}
            onChange={(destination) => onChange({ destination: cutUnits(destination, CODE_LENGTH) })}
          />
          <FieldFrame id={`${id}mode`} label={t('form.mode')} error={undefined}>
            <NativeSelect
              id={`${id}mode`}
              value={isByDays ? 'days' : 'dates'}
              onChange={({ target }) => {
                setIsByDays(target.value === 'days')
                onChange(target.value === 'days' ? { inGateOn: '' } : { days: '' })
              }}
            >
              <option value="dates">{t('form.byDates')}</option>
              <option value="days">{t('form.byDays')}</option>
            </NativeSelect>
          </FieldFrame>
          <DayInput
            {...field('outGateOn')}
            label={t('form.outGate')}
            value={question.outGateOn}
            onChange={(outGateOn) => onChange({ outGateOn })}
            {...(isByDays && { hint: t('form.outGateHint') })}
          />
          {isByDays ? (
            <>
              <FieldFrame {...field('days')} label={t('form.days')}>
                <input
                  id={`${id}days`}
                  className={fieldCss.input}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={6}
                  aria-invalid={errorOf('days') !== undefined}
                  {...(errorOf('days') !== undefined && { 'aria-describedby': `${id}dayswrong` })}
                  value={question.days}
                  onChange={({ target }) => onChange({ days: target.value.normalize('NFKC').trim() })}
                />
              </FieldFrame>
              {/* without a date nobody can tell working days apart */}
              {question.outGateOn !== '' && (
                <FieldFrame id={`${id}unit`} label={t('form.unit')} error={undefined}>
                  <NativeSelect
                    id={`${id}unit`}
                    value={question.daysUnit}
                    onChange={({ target }) => onChange({ daysUnit: target.value as DayUnit })} // its options are the units
                  >
                    <Options options={dayUnits.map((unit) => ({ value: unit, text: t(`form.units.${unit}`) }))} />
                  </NativeSelect>
                </FieldFrame>
              )}
            </>
          ) : (
            <DayInput
              {...field('inGateOn')}
              label={t('form.inGate')}
              value={question.inGateOn}
              onChange={(inGateOn) => onChange({ inGateOn })}
            />
          )}
        </div>
        <Muted size="sm">{note}</Muted>
      </Stack>
    </TitledPanel>
  )
}
