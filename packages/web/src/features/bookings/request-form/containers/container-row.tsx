import type { EquipmentChoice } from '@fairway/contract/bookings/choices/booking-choices.schema'
import type { ContainerRow } from '@fairway/contract/bookings/requests/booking-request.schema'
import { equipmentAliases } from '@fairway/contract/bookings/requests/equipment-aliases.values'
import { oncePer } from '@fairway/contract/shared/once-per'
import { plainNumber } from '@fairway/contract/shared/plain-number'
import { memo } from 'react'
import { useTranslation } from '../../../../platform/language/use-translation.ts'
import { IconButton } from '../../../../ui/button.tsx'
import { lineId } from '../../../../ui/document-form/line-id.ts'
import { showToast } from '../../../../ui/feedback/toast.store.ts'
import type { Choice } from '../../../../ui/form/choice.rules.ts'
import { ChoiceField } from '../../../../ui/form/choice-field.tsx'
import fieldCss from '../../../../ui/form/field.module.css'
import { FieldFrame } from '../../../../ui/form/field.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { useDocument, useFieldError, useRequestParts } from '../request-context.ts'
import css from './containers.module.css'
import { goToCell, rowKey } from './row-keys.ts'

interface Props {
  at: number
  isChilled: boolean
}

/** One type of container with its count and contents. A change renders the changed field alone. */
export const ContainerTableRow = memo(function ContainerTableRow({ at, isChilled }: Props) {
  const row = useDocument(({ containers }) => containers[at])
  const actions = useRowActions(at)
  if (!row) return null
  const figures = ['quantity', 'packages'] as const
  return (
    <tr className={css.row} onKeyDown={(event) => rowKey(event, actions)}>
      <td className={css.equipment}>
        <RowPicker at={at} field="equipment" value={row.equipment} isChilled={isChilled} />
      </td>
      <td>
        <RowFigure at={at} field={figures[0]} value={row.quantity} />
      </td>
      <td className={css.packageType}>
        <RowPicker at={at} field="packageType" value={row.packageType} isChilled={isChilled} />
      </td>
      <td>
        <RowFigure at={at} field={figures[1]} value={row.packages} />
      </td>
      {isChilled && (
        <td>
          <RowFigure at={at} field="temperature" value={row.temperature} />
        </td>
      )}
      <td className={css.actions}>
        <RowButtons at={at} />
      </td>
    </tr>
  )
})

/** The actions of a row, for its buttons and keys. */
function useRowActions(at: number) {
  const { t } = useTranslation('bookingForm')
  const { id, editor } = useRequestParts()
  const rows = editor.form.rows.containers
  const count = () => rows.keys.get().length
  return {
    copy: () => {
      if (rows.duplicate(at)) requestAnimationFrame(() => goToCell(id, at + 1, 'quantity'))
    },
    remove: () => {
      if (at >= count()) return
      const act = rows.remove(at)
      showToast({ kind: 'note', text: t('containers.removed', { row: at + 1 }), action: { text: t('undo'), act } })
      const left = count()
      requestAnimationFrame(() => {
        if (left === 0) document.getElementById(lineId(id, 'containers'))?.focus()
        else goToCell(id, Math.min(at, left - 1), 'equipment')
      })
    },
    next: () => {
      if (at === count() - 1) rows.add()
      requestAnimationFrame(() => goToCell(id, at + 1, 'equipment'))
    },
  }
}

const RowButtons = memo(function RowButtons({ at }: { at: number }) {
  const { t } = useTranslation('bookingForm')
  const { copy, remove } = useRowActions(at)
  return (
    <>
      <IconButton label={t('containers.copy', { row: at + 1 })} onClick={copy}>
        <Icon name="copy" size={16} />
      </IconButton>
      <IconButton label={t('containers.remove', { row: at + 1 })} onClick={remove}>
        <Icon name="close" size={16} />
      </IconButton>
    </>
  )
})

interface FigureProps {
  at: number
  field: keyof ContainerRow
  value: string
}

/** A count or a temperature in a row. */
const RowFigure = memo(function RowFigure({ at, field, value }: FigureProps) {
  const { t } = useTranslation('bookingForm')
  const { id: formId, editor } = useRequestParts()
  const path = `containers.${at}.${field}` as const
  const id = lineId(formId, path)
  const error = useFieldError(path)
  const label = t('containers.cell', { field: t(`words.fields.${field}`), row: at + 1 })
  return (
    <FieldFrame id={id} label={label} error={error} className={css.cell}>
      <input
        id={id}
        className={fieldCss.input}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-invalid={error !== undefined}
        {...(error !== undefined && { 'aria-describedby': `${id}wrong` })}
        value={value}
        onChange={(event) => editor.form.setText(path, event.target.value)}
        onBlur={({ target }) => {
          const plain = plainNumber(target.value)
          if (plain !== value) editor.form.setText(path, plain)
          editor.form.leave(path)
        }}
      />
    </FieldFrame>
  )
})

interface Offered {
  all: readonly Choice[]
  reefers: readonly Choice[]
}

const offerOf = oncePer((types: readonly EquipmentChoice[]): Offered => {
  const aliases = equipmentAliases(new Set(types.map(({ code }) => code)))
  const all = types.map((type) => ({ ...type, aliases: aliases.get(type.code) }))
  return { all, reefers: all.filter(({ group }) => group === 'reefer') }
})

/** The container types to choose from, with the trade's names: all, or reefers alone. Each row gets the same list. */
function useContainerTypes(isChilled: boolean): readonly Choice[] {
  const { containerTypes } = useRequestParts().choices
  const { all, reefers } = offerOf(containerTypes)
  return isChilled ? reefers : all
}

interface PickerProps {
  at: number
  field: 'equipment' | 'packageType'
  value: string
  isChilled: boolean
}

/** The type of container or of package in a row; cargo that is chilled is offered reefers alone. */
const RowPicker = memo(function RowPicker({ at, field, value, isChilled }: PickerProps) {
  const { t } = useTranslation('bookingForm')
  const { id: formId, editor, choices } = useRequestParts()
  const path = `containers.${at}.${field}` as const
  const containerTypes = useContainerTypes(isChilled)
  return (
    <ChoiceField
      id={lineId(formId, path)}
      label={t('containers.cell', { field: t(`words.fields.${field}`), row: at + 1 })}
      className={css.cell}
      choices={field === 'equipment' ? containerTypes : choices.packageTypes}
      value={value}
      error={useFieldError(path)}
      onChange={(next) => editor.form.setText(path, next)}
      onLeave={() => editor.form.leave(path)}
    />
  )
})
