import { SAILED_DAYS } from '@fairway/contract/tracking/dashboard/dashboard.values'
import type { Space } from '@fairway/contract/vessel-allocation/allocation.schema'
import { useState } from 'react'
import { Row } from '../../../../ui/layout.tsx'
import { lazyDialog } from '../../../../ui/lazy/lazy-part.tsx'
import { BadCriteria } from '../../../../ui/listing/bad-criteria.tsx'
import {
  checkValues,
  chipsOf,
  criteriaOf,
  drawnFields,
  fieldEntries,
  valuesOf,
} from '../../../../ui/listing/filter.rules.ts'
import { FilterBar } from '../../../../ui/listing/filter-bar.tsx'
import type { FilterDialogProps } from '../../../../ui/listing/filter-dialog.tsx'
import { byText, days, type FilterField } from '../../../../ui/listing/filter-fields.ts'
import { ViewChoice } from '../../../../ui/view-choice.tsx'
import { type ForecastCriteria, forecastCriteria } from '../sales-criteria.rules.ts'
import type { SalesLabels } from '../sales-labels.ts'

const FilterDialog = lazyDialog<FilterDialogProps>(
  async () => (await import('../../../../ui/listing/filter-dialog.tsx')).FilterDialog,
)

const filter: FilterField<keyof ForecastCriteria, SalesLabels, readonly string[]>[] = [
  days({
    label: ({ t }) => t('filter.departure'),
    from: ({ t }) => t('filter.from'),
    to: ({ t }) => t('filter.to'),
  }),
  {
    kind: 'choices',
    name: 'portsOfLoading',
    label: ({ title }) => title('portOfLoading'),
    textOf: ({ place }, code) => place(code),
    options: ({ place, language }, known = []) =>
      byText(
        known.map((value) => ({ value, text: place(value) })),
        language,
      ),
  },
]
const definition = { filter, criteria: forecastCriteria }
const vessels = SAILED_DAYS.map(String)

interface Props {
  criteria: ForecastCriteria
  spaces: readonly Space[]
  labels: SalesLabels
  onChange: (criteria: ForecastCriteria) => void
}

/** Which sailings the forecast shows: by the time when they sail, and by port. */
export function ForecastFilter({ criteria, spaces, labels, onChange }: Props) {
  const { t, listing } = labels
  const [isOpen, setIsOpen] = useState(false)
  const onOpen = () => setIsOpen(true)
  const chips = chipsOf(filter, criteria, labels)
  const errors = forecastCriteria.check(criteria)
  const ports = [...new Set(spaces.map(({ portOfLoading }) => portOfLoading))]
  const { sailedDays = 0, ...others } = criteria
  return (
    <>
      <Row gap={8} rowGap={8}>
        <ViewChoice
          label={t('filter.vessels')}
          views={vessels}
          chosen={String(sailedDays)}
          textOf={(one) => (one === '0' ? t('filter.open') : t('filter.sailed', { days: one }))}
          onChoose={(one) => onChange({ ...others, sailedDays: Number(one) })}
        />
        <FilterBar
          label={listing('bar.label')}
          chips={chips.map(({ text, fields, without }) => ({
            id: fields.join(),
            text,
            isInvalid: errors.some(({ path }) => fields.includes(path)),
            onRemove: () => onChange(without),
            onOpen,
          }))}
          groups={[
            {
              title: listing('bar.search'),
              entries: fieldEntries(filter, labels).map(({ name, text }) => ({
                id: name,
                text,
                isActive: chips.some(({ fields }) => fields.includes(name)),
                onChoose: onOpen,
              })),
            },
          ]}
          onClear={() => onChange({ sailedDays })}
        />
      </Row>
      {errors.length > 0 && <BadCriteria errors={errors} onFilter={onOpen} />}
      {isOpen && (
        <FilterDialog
          apply={t('filter.apply')}
          fields={drawnFields(filter, labels, ports, criteria)}
          values={valuesOf(filter, criteria)}
          nothing={valuesOf(filter, {})}
          check={(values) => checkValues(definition, values)}
          onSearch={(values) => {
            setIsOpen(false)
            onChange(criteriaOf(definition, values, criteria))
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
