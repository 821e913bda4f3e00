import type { ColumnFilter } from '@fairway/contract/shared/grid.values'
import { useState } from 'react'
import { useTranslation } from '../../platform/language/use-translation.ts'
import type { GridColumn } from '../grid/grid-parts.ts'
import { filterColumn } from '../grid/grid-state.rules.ts'
import { ColumnFilterDialog } from '../grid/tools/column-filter-dialog.tsx'
import { textOfValue } from '../grid/tools/filter.rules.ts'
import type { LiveListing } from './define-list.ts'
import { chipsOf, fieldEntries } from './filter.rules.ts'
import { FilterBar } from './filter-bar.tsx'
import type { BarChip, BarEntry } from './filter-parts.tsx'
import type { ListLabels } from './list-labels.ts'
import type { ListPageState } from './use-list-page.ts'

interface Props<C extends object, L extends LiveListing, W extends ListLabels, X> {
  page: ListPageState<C, L, W, X>
  /** Opens the criteria: the one of this name, or all of them. */
  onFilter: (name?: string) => void
  onPaste: () => void
}

/** Everything that narrows a list, in one bar: criteria, cards, pasted numbers and the filters of columns. */
export function ListFilters<C extends object, L extends LiveListing, W extends ListLabels, X>(
  props: Props<C, L, W, X>,
) {
  const { page, onFilter, onPaste } = props
  const { definition, labels, criteria, errors, change, clear } = page
  const { columns, rows, state, setState } = page.grid
  const { t } = useTranslation('listing')
  const textOf = useFilterText()
  const [editing, setEditing] = useState<string>()
  const entries = fieldEntries(definition.filter, labels).filter(({ kind }) => kind !== 'numbers' || definition.paste)
  const openField = (name: string) => {
    const isNumbers = entries.some((entry) => entry.name === name && entry.kind === 'numbers')
    return isNumbers ? onPaste() : onFilter(name)
  }
  const found = chipsOf(definition.filter, criteria, labels)
  const chips = found.map(
    ({ text, fields, without }): BarChip => ({
      id: fields.join(),
      text,
      isInvalid: errors.some(({ path }) => fields.includes(path)),
      onRemove: () => change(without),
      onOpen: () => openField(fields[0] ?? ''),
    }),
  )
  const columnChips = columns.flatMap((column): BarChip[] => {
    const filter = state.filters[column.id]
    if (!filter) return []
    return [
      {
        id: `column ${column.id}`,
        text: textOf(column, rows.count, filter),
        isInvalid: false,
        onRemove: () => setState(filterColumn(state, column.id, undefined)),
        onOpen: () => setEditing(column.id),
      },
    ]
  })
  const fields = entries.map(
    ({ name, text }): BarEntry => ({
      id: name,
      text,
      isActive: found.some((chip) => chip.fields.includes(name)),
      onChoose: () => openField(name),
    }),
  )
  const several = { id: 'several', text: t('bar.several'), isActive: false, onChoose: () => onFilter() }
  const others = columns.filter(({ id, title }) => !entries.some(({ column, text }) => column === id || text === title))
  const edited = columns.find(({ id }) => id === editing)
  return (
    <>
      <FilterBar
        label={t('bar.label')}
        chips={[...chips, ...columnChips]}
        groups={[
          { title: t('bar.search'), entries: fields.length > 1 ? [...fields, several] : fields },
          {
            title: t('bar.columns'),
            entries: others.map(({ id, title }) => ({
              id: `column ${id}`,
              text: title,
              isActive: state.filters[id] !== undefined,
              onChoose: () => setEditing(id),
            })),
          },
        ]}
        onClear={clear}
      />
      {edited && (
        <ColumnFilterDialog
          column={edited}
          rows={rows}
          filter={state.filters[edited.id]}
          onFilter={(filter) => setState(filterColumn(state, edited.id, filter))}
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
