import { type DashboardCriteria, dashboardDates, SAILED_DAYS } from '@fairway/contract/tracking/dashboard.words'
import { holdTypes, stages } from '@fairway/contract/tracking/tracking.words'
import { useEffect } from 'react'
import { useTranslation } from '../../../platform/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DayField } from '../../../ui/form/day-field.tsx'
import { fieldId } from '../../../ui/form/field-id.ts'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { useComposing } from '../../../ui/form/use-composing.ts'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { ChoiceList } from './choice-list.tsx'
import { vesselText } from './criteria-chips.rules.ts'
import { useChoices } from './dashboard-calls.ts'
import type { DashboardWords } from './dashboard-words.ts'
import css from './filter-dialog.module.css'
import { checkValues, criteriaOf, type FilterValues, valuesOf } from './filter-values.rules.ts'

export interface FilterDialogProps {
  criteria: DashboardCriteria
  words: DashboardWords
  onSearch: (criteria: DashboardCriteria) => void
  onClose: () => void
}

/** All criteria in one place: vessels, voyages, places, dates, holds and stages. What is wrong stands at its field. */
export function FilterDialog({ criteria, words, onSearch, onClose }: FilterDialogProps) {
  const { t } = useTranslation('containerDashboard')
  const composing = useComposing()
  const form = useContractForm<FilterValues>({
    defaults: valuesOf(criteria),
    check: checkValues,
  })
  const { wrong, takeAttention, fields } = form
  useEffect(() => {
    const [first] = wrong
    if (first && takeAttention()) document.getElementById(fieldId(form, first.path))?.focus()
  })
  const days = [...new Set([...SAILED_DAYS, ...(criteria.sailedDays === undefined ? [] : [criteria.sailedDays])])]
  return (
    <Dialog title={t('filter.title')} wide onClose={onClose}>
      <form
        className={css.form}
        noValidate
        {...composing.keys}
        onSubmit={(event) => {
          event.preventDefault()
          if (composing.isBusy()) return
          form.submit(async (values) => onSearch(criteriaOf(values, criteria))).catch(() => {})
        }}
      >
        <SelectField
          form={form}
          name="sailedDays"
          label={t('criteria.vessel')}
          empty={t('criteria.anyVessel')}
          options={days.map((value) => ({ value: String(value), text: vesselText(value, words) }))}
        />
        <div className={css.dates}>
          <SelectField
            form={form}
            name="dateOf"
            label={t('criteria.dateOf')}
            empty={t('filter.anyDate')}
            options={dashboardDates.map((value) => ({ value, text: t(`criteria.dates.${value}`) }))}
          />
          <DayField form={form} name="from" label={t('criteria.from')} />
          <DayField form={form} name="to" label={t('criteria.to')} />
        </div>
        <Choices control={fields.control} words={words} />
        <div className={css.actions}>
          <Button look="quiet" className={css.reset} onClick={() => fields.reset(valuesOf({}))}>
            {t('filter.reset')}
          </Button>
          <Button onClick={onClose}>{t('filter.cancel')}</Button>
          <Button type="submit" look="primary">
            {t('filter.apply')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type ChoicesProps = Pick<Parameters<typeof ChoiceList>[0], 'control'> & Pick<FilterDialogProps, 'words'>

/** What can be chosen several times over, by name. */
function Choices({ control, words }: ChoicesProps) {
  const { t } = useTranslation('containerDashboard')
  const { vvds, places } = useChoices()
  const { word, place, language } = words
  const placesOf = (codes: string[] = []) =>
    codes
      .map((value) => ({ value, text: place(value) }))
      .sort((one, other) => one.text.localeCompare(other.text, language))
  return (
    <div className={css.lists}>
      <ChoiceList
        control={control}
        name="vvds"
        label={t('criteria.vvds')}
        options={vvds.map(({ vvd, vessel }) => ({ value: vvd, text: `${vvd} · ${vessel}` }))}
      />
      <ChoiceList
        control={control}
        name="portsOfLoading"
        label={t('criteria.portsOfLoading')}
        options={placesOf(places?.portsOfLoading)}
      />
      <ChoiceList
        control={control}
        name="portsOfDischarge"
        label={t('criteria.portsOfDischarge')}
        options={placesOf(places?.portsOfDischarge)}
      />
      <ChoiceList
        control={control}
        name="destinations"
        label={t('criteria.destinations')}
        options={placesOf(places?.destinations)}
      />
      <ChoiceList
        control={control}
        name="redHolds"
        label={t('criteria.redHolds')}
        options={holdTypes.map((value) => ({ value, text: word(`words.holds.${value}`) }))}
      />
      <ChoiceList
        control={control}
        name="stages"
        label={t('criteria.stages')}
        options={stages.map((value) => ({ value, text: word(`words.stages.${value}`) }))}
      />
    </div>
  )
}
