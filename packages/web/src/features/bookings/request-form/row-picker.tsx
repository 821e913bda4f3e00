import { memo } from 'react'
import { useTranslation } from '../../../platform/use-translation.ts'
import { useWrong } from '../../../ui/document-form/document-context.ts'
import { lineId } from '../../../ui/document-form/field-text.ts'
import { ChoiceField } from '../../../ui/form/choice-field.tsx'
import css from './containers.module.css'
import { useBoxes } from './pick-options.ts'
import { useRequestParts } from './request-context.ts'

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
  const boxes = useBoxes(isChilled)
  return (
    <ChoiceField
      id={lineId(formId, path)}
      label={t('containers.cell', { field: t(`words.fields.${field}`), row: at + 1 })}
      className={css.cell}
      choices={field === 'equipment' ? boxes : choices.packageTypes}
      value={value}
      wrong={useWrong(path)}
      onChange={(next) => work.form.setText(path, next)}
      onLeave={() => work.form.leave(path)}
    />
  )
})
