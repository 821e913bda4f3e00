import type { ColumnFilter } from '@fairway/contract/shared/grid.values'
import { FILTER_VALUE_LIMIT } from '@fairway/contract/shared/grid.values'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Button } from '../../button.tsx'
import { Dialog } from '../../dialog/dialog.tsx'
import { useComposing } from '../../form/use-composing.ts'
import type { GridColumn, GridRows } from '../grid-parts.ts'
import { checkFilter, type FilterError, filterToEdit, settledFilter, tidyFilter } from './filter.rules.ts'
import css from './filter-dialog.module.css'
import { FilterEndsFields, FilterTextField } from './filter-fields.tsx'
import { FilterValues } from './filter-values.tsx'

export interface FilterDialogProps {
  column: GridColumn
  rows: GridRows
  filter: ColumnFilter | undefined
  /** Undefined removes the filter. */
  onFilter: (filter: ColumnFilter | undefined) => void
  onClose: () => void
}

/** Filters one column: by a text, by some of its values, or by a range. Enter applies, Escape cancels. */
export function FilterDialog({ column, rows, filter, onFilter, onClose }: FilterDialogProps) {
  const { t } = useTranslation('grid')
  const id = useId()
  const composing = useComposing()
  const [draft, setDraft] = useState(() => filterToEdit(filter, column.kind))
  const [error, setError] = useState<FilterError>()
  const settle = (next: ColumnFilter | undefined) => {
    onFilter(next)
    onClose()
  }
  const apply = (event: FormEvent) => {
    event.preventDefault()
    if (composing.isBusy()) return
    const tidied = tidyFilter(draft, column.kind)
    const found = checkFilter(tidied, column.kind)
    setDraft(tidied)
    setError(found)
    if (!found) return settle(settledFilter(tidied))
    document.getElementById(`${id}${found.field}`)?.focus()
  }
  const problem = error && t(`filters.${error.problem}`, { count: FILTER_VALUE_LIMIT })
  return (
    <Dialog title={t('filters.title', { title: column.title })} onClose={onClose}>
      <form className={css.form} noValidate onSubmit={apply} {...composing.keys}>
        {draft.kind === 'has' && <FilterTextField id={id} filter={draft} onChange={setDraft} />}
        {draft.kind === 'between' && (
          <FilterEndsFields
            id={id}
            isDay={column.kind !== 'number'}
            filter={draft}
            error={error && { ...error, text: problem ?? '' }}
            onChange={setDraft}
          />
        )}
        {draft.kind === 'oneOf' && (
          <FilterValues
            id={id}
            column={column}
            rowCount={rows.count}
            filter={draft}
            error={problem}
            onChange={setDraft}
          />
        )}
        <div className={css.actions}>
          <Button variant="quiet" onClick={() => settle(undefined)}>
            {t('filters.clear')}
          </Button>
          <Button type="submit" variant="primary">
            {t('filters.apply')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
