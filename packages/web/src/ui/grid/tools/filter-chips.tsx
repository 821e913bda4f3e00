import type { GridState } from '@fairway/contract/shared/grid.words'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../button.tsx'
import { Icon } from '../../icon.tsx'
import type { GridColumn, GridRows } from '../grid-parts.ts'
import { filterColumn } from '../grid-state.rules.ts'
import { ColumnFilterDialog } from './column-filter-dialog.tsx'
import css from './filter-chips.module.css'
import { PopupItem, PopupList } from './popup-list.tsx'
import { useFilterText } from './use-filter-text.ts'

interface Props {
  columns: readonly GridColumn[]
  rows: GridRows
  state: GridState
  onState: (next: GridState) => void
}

/** What the grid is narrowed to: each filter can be changed, taken away, or all at once; another can be added. */
export function FilterChips({ columns, rows, state, onState }: Props) {
  const { t } = useTranslation('grid')
  const textOf = useFilterText()
  const adder = useId()
  const [editing, setEditing] = useState<string>()
  const active = columns.flatMap((column) => {
    const filter = state.filters[column.id]
    return filter ? [{ column, filter, text: textOf(column, rows.count, filter) }] : []
  })
  const remain = (next: GridState) => {
    document.getElementById(adder)?.focus() // what was pressed goes away
    onState(next)
  }
  const edited = columns.find(({ id }) => id === editing)
  return (
    <>
      <ul className={css.chips} aria-label={t('filters.label')}>
        {active.map(({ column: { id }, text }) => (
          <li key={id} className={css.chip}>
            <button
              type="button"
              className={css.text}
              aria-haspopup="dialog"
              title={text}
              onClick={() => setEditing(id)}
            >
              {text}
            </button>
            <button
              type="button"
              className={css.remove}
              aria-label={t('filters.remove', { filter: text })}
              title={t('filters.remove', { filter: text })}
              onClick={() => remain(filterColumn(state, id, undefined))}
            >
              <Icon name="close" size={14} />
            </button>
          </li>
        ))}
        <li>
          <PopupList opener={`+ ${t('filters.add')}`} label={t('filters.which')} look="quiet" buttonId={adder}>
            {columns.map(({ id, title }) => (
              <PopupItem key={id} current={state.filters[id] !== undefined} onChoose={() => setEditing(id)}>
                {title}
              </PopupItem>
            ))}
          </PopupList>
        </li>
        {active.length > 1 && (
          <li>
            <Button look="quiet" small onClick={() => remain({ ...state, filters: {} })}>
              {t('filters.clearAll')}
            </Button>
          </li>
        )}
      </ul>
      {edited && (
        <ColumnFilterDialog
          column={edited}
          rows={rows}
          filter={state.filters[edited.id]}
          onFilter={(filter) => onState(filterColumn(state, edited.id, filter))}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  )
}
