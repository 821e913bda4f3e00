import {
  attentionReasons,
  BOOKING_DAYS_MAXIMUM,
  type BookingCriteria,
  bookingDates,
  requiredDocumentStatuses,
} from '@fairway/contract/bookings/booking-dashboard.values'
import { bookingStatuses } from '@fairway/contract/tracking/tracking.values'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { ChoiceList } from '../../../ui/listing/choice-list.tsx'
import { DayRange, FilterForm, FilterLists, VesselFilter } from '../../../ui/listing/filter-form.tsx'
import type { CriteriaDialog } from '../../../ui/listing/list-page.tsx'
import { RouteChoices } from '../../../ui/listing/route-choices.tsx'
import { useBookingChoices } from './booking-calls.ts'
import type { BookingLabels } from './booking-words.ts'
import { checkValues, criteriaOf, type FilterValues, valuesOf } from './filter-values.rules.ts'

export interface FilterDialogProps extends CriteriaDialog<BookingCriteria> {
  labels: BookingLabels
}

/** All criteria in one place: vessels, days, dates, papers, voyages, places, statuses and what needs somebody. */
export function FilterDialog({ criteria, labels, onSearch, onClose }: FilterDialogProps) {
  const { t, tracking } = labels
  const choices = useBookingChoices()
  const form = useContractForm<FilterValues>({ defaults: valuesOf(criteria), check: checkValues })
  const { control } = form.fields
  const documentOptions = requiredDocumentStatuses.map((value) => ({ value, text: t(`words.papers.${value}`) }))
  return (
    <FilterForm
      form={form}
      nothing={valuesOf({})}
      apply={t('filter.apply')}
      onSearch={(values) => onSearch(criteriaOf(values, criteria))}
      onClose={onClose}
    >
      <VesselFilter form={form} sailedDays={criteria.sailedDays} />
      <TextField
        form={form}
        name="days"
        label={t('criteria.days')}
        hint={t('filter.daysHint', { limit: BOOKING_DAYS_MAXIMUM })}
        autoComplete="off"
        plain
      />
      <DayRange form={form} dates={bookingDates.map((value) => ({ value, text: t(`criteria.dates.${value}`) }))} />
      <FilterLists>
        <ChoiceList control={control} name="siStatuses" label={t('criteria.siStatuses')} options={documentOptions} />
        <ChoiceList control={control} name="vgmStatuses" label={t('criteria.vgmStatuses')} options={documentOptions} />
        <RouteChoices control={control} labels={labels} vvds={choices?.vvds ?? []} places={choices} />
        <ChoiceList
          control={control}
          name="statuses"
          label={t('criteria.statuses')}
          options={bookingStatuses.map((value) => ({ value, text: tracking(`words.bookingStatuses.${value}`) }))}
        />
        <ChoiceList
          control={control}
          name="concerns"
          label={t('criteria.concerns')}
          options={attentionReasons.map((value) => ({ value, text: t(`words.concerns.${value}`) }))}
        />
      </FilterLists>
    </FilterForm>
  )
}
