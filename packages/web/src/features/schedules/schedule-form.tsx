import type { Violation } from '@fairway/contract/kit/errors'
import type { ScheduleChoices } from '@fairway/contract/schedules/schedule.schema'
import { scheduleWeeks, USUAL_WEEKS } from '@fairway/contract/schedules/schedule.values'
import { isDateOnly } from '@fairway/contract/shared/date-only'
import { useId, useMemo, useState } from 'react'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceField } from '../../ui/form/choice-field.tsx'
import { DayInput } from '../../ui/form/day-input.tsx'
import { FieldFrame } from '../../ui/form/field.tsx'
import { NativeSelect, Options } from '../../ui/form/native-select.tsx'
import { useViolationTexts } from '../../ui/form/use-error-texts.ts'
import { Icon } from '../../ui/icon.tsx'
import { Panel } from '../../ui/layout.tsx'
import type { ScheduleAddress, ScheduleQuestion } from './schedule-address.rules.ts'
import css from './schedules.module.css'

interface Props {
  question: ScheduleQuestion
  choices: ScheduleChoices
  errors: Violation[]
  onChange: (change: { [Name in keyof ScheduleAddress]?: ScheduleAddress[Name] | undefined }) => void
}

/** The question: ports or vessel, the first day and the number of weeks. It is asked as soon as it is complete. */
export function ScheduleForm({ question, choices, errors, onChange }: Props) {
  const { t } = useTranslation('schedules')
  const id = useId()
  const texts = useViolationTexts(errors)
  const errorOf = (path: string) => texts[errors.findIndex((error) => error.path === path)]
  const { loading, discharge, vessels } = useMemo(() => fieldsOf(choices), [choices])
  const field = (name: 'pol' | 'pod' | 'vessel' | 'port') => ({
    id: `${id}${name}`,
    label: t(`form.${name}`),
    error: errorOf(name),
    value: question[name],
    onChange: (value: string) => onChange({ [name]: value.toUpperCase() || undefined }),
  })
  return (
    <Panel padded className={css.form}>
      {question.view === 'lane' && (
        <div className={css.ports}>
          <ChoiceField {...field('pol')} choices={choices.ports} first={loading} />
          <Button
            className={css.swap}
            aria-label={t('form.swap')}
            title={t('form.swap')}
            onClick={() => onChange({ pol: question.pod || undefined, pod: question.pol || undefined })}
          >
            <Icon name="refresh" />
          </Button>
          <ChoiceField {...field('pod')} choices={choices.ports} first={discharge} />
        </div>
      )}
      {question.view === 'vessel' && <ChoiceField {...field('vessel')} choices={vessels} />}
      {question.view === 'port' && <ChoiceField {...field('port')} choices={choices.ports} />}
      <FirstDay
        key={question.from}
        id={`${id}from`}
        value={question.from}
        error={errorOf('from')}
        onDay={(from) => onChange({ from: from || undefined })}
      />
      <FieldFrame id={`${id}weeks`} label={t('form.weeks')} error={errorOf('weeks')}>
        <NativeSelect
          id={`${id}weeks`}
          value={question.weeks || String(USUAL_WEEKS)}
          onChange={({ target }) => onChange({ weeks: Number(target.value) })}
        >
          <Options
            options={scheduleWeeks.map((count) => ({ value: String(count), text: t('form.weeksOf', { count }) }))}
          />
        </NativeSelect>
      </FieldFrame>
    </Panel>
  )
}

const fieldsOf = ({ loading, discharge, vessels }: ScheduleChoices) => ({
  loading,
  discharge: discharge.filter((code) => !loading.includes(code)),
  vessels: vessels.map(({ code, name }) => ({ code, name: { en: name, zh: name, vi: name } })),
})

interface FirstDayProps {
  id: string
  value: string
  error: string | undefined
  onDay: (day: string) => void
}

/** The first day; a day that is half typed asks nothing yet. */
function FirstDay({ id, value, error, onDay }: FirstDayProps) {
  const { t } = useTranslation('schedules')
  const [typed, setTyped] = useState(value)
  const change = (day: string) => {
    setTyped(day)
    if (day !== value && (day === '' || isDateOnly(day))) onDay(day)
  }
  return (
    <DayInput
      id={id}
      label={t('form.from')}
      error={typed === value ? error : undefined}
      value={typed}
      onChange={change}
    />
  )
}
