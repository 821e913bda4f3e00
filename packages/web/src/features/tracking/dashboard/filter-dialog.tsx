import { type DashboardCriteria, dashboardDates } from '@fairway/contract/tracking/dashboard.values'
import { holdTypes, stages } from '@fairway/contract/tracking/tracking.values'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { ChoiceList } from '../../../ui/listing/choice-list.tsx'
import { DayRange, FilterForm, FilterLists, VesselFilter } from '../../../ui/listing/filter-form.tsx'
import type { CriteriaDialog } from '../../../ui/listing/list-page.tsx'
import { RouteChoices } from '../../../ui/listing/route-choices.tsx'
import { useChoices } from './dashboard-calls.ts'
import type { DashboardLabels } from './dashboard-words.ts'
import { checkValues, criteriaOf, type FilterValues, valuesOf } from './filter-values.rules.ts'

export interface FilterDialogProps extends CriteriaDialog<DashboardCriteria> {
  labels: DashboardLabels
}

/** All criteria in one place: vessels, voyages, places, dates, holds and stages. */
export function FilterDialog({ criteria, labels, onSearch, onClose }: FilterDialogProps) {
  const { vvds, places } = useChoices()
  const { t, tracking } = labels
  const form = useContractForm<FilterValues>({ defaults: valuesOf(criteria), check: checkValues })
  const { control } = form.fields
  return (
    <FilterForm
      form={form}
      nothing={valuesOf({})}
      apply={t('filter.apply')}
      onSearch={(values) => onSearch(criteriaOf(values, criteria))}
      onClose={onClose}
    >
      <VesselFilter form={form} sailedDays={criteria.sailedDays} />
      <DayRange form={form} dates={dashboardDates.map((value) => ({ value, text: t(`criteria.dates.${value}`) }))} />
      <FilterLists>
        <RouteChoices control={control} labels={labels} vvds={vvds} places={places} />
        <ChoiceList
          control={control}
          name="redHolds"
          label={t('criteria.redHolds')}
          options={holdTypes.map((value) => ({ value, text: tracking(`words.holds.${value}`) }))}
        />
        <ChoiceList
          control={control}
          name="stages"
          label={t('criteria.stages')}
          options={stages.map((value) => ({ value, text: tracking(`words.stages.${value}`) }))}
        />
      </FilterLists>
    </FilterForm>
  )
}
