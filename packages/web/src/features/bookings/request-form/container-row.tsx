import type { ContainerRow } from '@fairway/contract/bookings/booking-request.schema'
import { CONTAINER_ROW_LIMIT } from '@fairway/contract/bookings/booking-request.values'
import { plainNumber } from '@fairway/contract/shared/plain-number'
import { memo } from 'react'
import { useTranslation } from '../../../platform/use-translation.ts'
import { IconButton } from '../../../ui/button.tsx'
import { useDocument, useFieldError } from '../../../ui/document-form/document-context.ts'
import { lineId } from '../../../ui/document-form/field-text.ts'
import fieldCss from '../../../ui/form/field.module.css'
import { FieldFrame } from '../../../ui/form/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { showToast } from '../../../ui/toast.store.ts'
import css from './containers.module.css'
import { useRequestParts } from './request-context.ts'
import { emptyRow } from './request-document.ts'
import { goToCell, rowKey } from './row-keys.ts'
import { RowPicker } from './row-picker.tsx'

interface Props {
  at: number
  isChilled: boolean
}

/** One kind of box with its count and contents. A field is drawn again when it changes itself, and no other is. */
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

/** What can be done with a row, by its buttons and by its keys. */
function useRowActions(at: number) {
  const { t } = useTranslation('bookingForm')
  const { id, work } = useRequestParts()
  const rows = () => work.form.document.get().containers
  return {
    copy: () => {
      const row = rows()[at]
      if (!row || rows().length >= CONTAINER_ROW_LIMIT) return
      work.form.insertRow(at + 1, { ...row })
      requestAnimationFrame(() => goToCell(id, at + 1, 'quantity'))
    },
    remove: () => {
      const row = rows()[at]
      if (!row) return
      work.form.removeRow(at)
      const act = () => work.form.insertRow(Math.min(at, rows().length), row)
      showToast({ kind: 'note', text: t('containers.removed', { row: at + 1 }), action: { text: t('undo'), act } })
      const left = rows().length
      requestAnimationFrame(() => {
        if (left === 0) document.getElementById(lineId(id, 'containers'))?.focus()
        else goToCell(id, Math.min(at, left - 1), 'equipment')
      })
    },
    next: () => {
      if (at === rows().length - 1) work.form.insertRow(at + 1, emptyRow())
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
  const { id: formId, work } = useRequestParts()
  const path = `containers.${at}.${field}`
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
        onChange={(event) => work.form.setText(path, event.target.value)}
        onBlur={({ target }) => {
          const plain = plainNumber(target.value)
          if (plain !== value) work.form.setText(path, plain)
          work.form.leave(path)
        }}
      />
    </FieldFrame>
  )
})
