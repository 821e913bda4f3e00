import type { ColumnFilter, GridState } from '@fairway/contract/shared/grid.words'
import { useId, useState } from 'react'
import { useTranslation } from '../../../platform/use-translation.ts'
import { Button } from '../../button.tsx'
import { Chip } from '../../chip.tsx'
import type { GridColumn, GridRows } from '../grid-parts.ts'
import { filterColumn } from '../grid-state.rules.ts'
import { textOfValue } from './filter.rules.ts'
import css from './filter-chips.module.css'
import { LateColumnFilter } from './late-column-filter.ts'
import { PopupItem, PopupList } from './popup-list.tsx'

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
          <li key={id} className={css.filter}>
            <Chip
              text={text}
              removeLabel={t('filters.remove', { filter: text })}
              onRemove={() => remain(filterColumn(state, id, undefined))}
              onOpen={() => setEditing(id)}
            />
          </li>
        ))}
        <li>
          <PopupList opener={`+ ${t('filters.add')}`} look="quiet" buttonId={adder}>
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
        <LateColumnFilter
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

/** A filter in a few words, as its chip says it. */
function useFilterText() {
  const { t } = useTranslation('grid')
  return (column: GridColumn, rowCount: number, filter: ColumnFilter): string => {
    const { title } = column
    if (filter.kind === 'has') return t('filters.said.has', { title, text: filter.text })
    if (filter.kind === 'between') return between(title, filter)
    const names = filter.values.map((value) => textOfValue(column, rowCount, value) || t('filters.empty'))
    const [first = '', ...others] = names
    return others.length > 1
      ? t('filters.said.many', { title, first, count: others.length })
      : t('filters.said.has', { title, text: names.join(', ') })
  }
  function between(title: string, { from, to }: { from: string; to: string }) {
    if (from !== '' && to !== '') return t('filters.said.between', { title, from, to })
    return from !== '' ? t('filters.said.from', { title, from }) : t('filters.said.to', { title, to })
  }
}
