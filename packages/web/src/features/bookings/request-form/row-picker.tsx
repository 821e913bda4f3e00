import type { EquipmentChoice } from '@fairway/contract/bookings/booking-choices.schema'
import { equipmentAliases } from '@fairway/contract/bookings/equipment-aliases.values'
import { memo } from 'react'
import { useTranslation } from '../../../platform/use-translation.ts'
import { useFieldError } from '../../../ui/document-form/document-context.ts'
import { lineId } from '../../../ui/document-form/field-text.ts'
import type { Choice } from '../../../ui/form/choice.rules.ts'
import { ChoiceField } from '../../../ui/form/choice-field.tsx'
import css from './containers.module.css'
import { useRequestParts } from './request-context.ts'

interface Offered {
  all: readonly Choice[]
  reefers: readonly Choice[]
}
const offered = new WeakMap<readonly EquipmentChoice[], Offered>()

function offerOf(types: readonly EquipmentChoice[]): Offered {
  const aliases = equipmentAliases(new Set(types.map(({ code }) => code)))
  const all = types.map((type) => ({ ...type, aliases: aliases.get(type.code) }))
  return { all, reefers: all.filter(({ group }) => group === 'reefer') }
}

/** The kinds of boxes to choose from, by what the trade calls them too: all of them, or reefers alone; each row gets the same list. */
function useContainerTypes(isChilled: boolean): readonly Choice[] {
  const { containerTypes } = useRequestParts().choices
  const known = offered.get(containerTypes) ?? offerOf(containerTypes)
  offered.set(containerTypes, known)
  return isChilled ? known.reefers : known.all
}

interface Props {
  at: number
  field: 'equipment' | 'packageType'
  value: string
  isChilled: boolean
}

/** The kind of box or of package in a container row; cargo that is chilled is offered reefers alone. */
export const RowPicker = memo(function RowPicker({ at, field, value, isChilled }: Props) {
  const { t } = useTranslation('bookingForm')
  const { id: formId, work, choices } = useRequestParts()
  const path = `containers.${at}.${field}`
  const containerTypes = useContainerTypes(isChilled)
  return (
    <ChoiceField
      id={lineId(formId, path)}
      label={t('containers.cell', { field: t(`words.fields.${field}`), row: at + 1 })}
      className={css.cell}
      choices={field === 'equipment' ? containerTypes : choices.packageTypes}
      value={value}
      error={useFieldError(path)}
      onChange={(next) => work.form.setText(path, next)}
      onLeave={() => work.form.leave(path)}
    />
  )
})
