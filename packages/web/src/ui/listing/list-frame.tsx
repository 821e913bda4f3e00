import type { ColumnFilter, GridName, GridState } from '@fairway/contract/shared/grid.values'
import { memo, type ReactNode, useEffect, useId, useState } from 'react'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { setPageTitle } from '../../platform/page-title.ts'
import { Button } from '../button.tsx'
import { Chip } from '../chip.tsx'
import type { GridColumn, GridRows } from '../grid/grid-parts.ts'
import { filterColumn } from '../grid/grid-state.rules.ts'
import { ColumnFilterDialog } from '../grid/tools/column-filter-dialog.tsx'
import { textOfValue } from '../grid/tools/filter.rules.ts'
import { GridTools } from '../grid/tools/grid-tools.tsx'
import { PopupItem, PopupList } from '../grid/tools/popup-list.tsx'
import { SavedViews } from '../grid/views/saved-views.tsx'
import { TitleLink } from '../screen.tsx'
import { isBare, type ListAddress } from './list-address.rules.ts'
import css from './list-frame.module.css'
import { readersTime } from './list-labels.ts'
import type { ListGrid } from './use-list-grid.ts'

/** When the list was last read, on the reader's own clock; with its day where that was not today. */
const LastUpdate = memo(function LastUpdate({ at }: { at: string }) {
  const { t } = useTranslation('listing')
  const { date, time, offset } = readersTime(at)
  const isToday = date === readersTime(new Date().toISOString()).date
  return (
    <time dateTime={at} className={css.updated} title={t('updatedHint', { date, time, offset })}>
      {t('updated', { time: isToday ? time : `${date} ${time}` })}
    </time>
  )
})

interface Props {
  title: string
  /** Whose preferences and saved views it has, if any. */
  name?: GridName
  /** What an exported file is called. */
  fileName: string
  grid: ListGrid
  address: ListAddress
  criteria: object
  /** Shows a saved view: its criteria and its look. */
  onOpenView: (criteria: Record<string, unknown>, viewText?: string) => void
  /** When the list was read, once it was. */
  updatedAt?: string | undefined
  /** What stands above the list. */
  above?: ReactNode
  /** What begins here beside reading. */
  action?: ReactNode
  /** How many there are of what. */
  summaryCards: ReactNode
  /** What the list is narrowed by. */
  criteriaBar: ReactNode
  /** What is said behind the filters: news, how many there are, what can be done with them. */
  notes: ReactNode
  /** The list, or what stands in its place. */
  children: ReactNode
}

/** The frame of every list: title, saved views and tools, counts that filter, criteria, and the grid in the rest of the window. */
export function ListFrame(props: Props) {
  const { title, name, fileName, grid, address, criteria, onOpenView, updatedAt, action } = props
  // whoever comes without an address begins with the view of their choice, and only without one where they were last
  const [cameBare] = useState(() => isBare(address))
  useEffect(() => setPageTitle(title), [title])
  return (
    <div className={css.page}>
      <div className={css.head}>
        <h1 className={css.title} tabIndex={-1}>
          {title}
        </h1>
        {name && (
          <SavedViews
            name={name}
            criteria={criteria}
            state={grid.state}
            openedId={grid.openedViewId}
            openFirst={cameBare ? grid.firstViewId : undefined}
            onOpen={(view, viewText) => onOpenView(view.content.criteria, viewText)}
            onLeave={() => onOpenView({})}
          />
        )}
        <span className={css.rest}>
          <TitleLink />
          {updatedAt !== undefined && <LastUpdate at={updatedAt} />}
          <GridTools
            {...(name && { name })}
            columns={grid.columns}
            rows={grid.rows}
            shown={grid.shown}
            state={grid.state}
            onState={grid.setState}
            onReset={grid.reset}
            fileName={fileName}
          />
        </span>
        {action && <span className={css.action}>{action}</span>}
      </div>
      {props.above}
      {props.summaryCards}
      <div className={css.bar}>
        {props.criteriaBar}
        <FilterChips columns={grid.columns} rows={grid.rows} state={grid.state} onState={grid.setState} />
        {props.notes}
      </div>
      {props.children}
    </div>
  )
}

/** How many rows are shown, and what can be done with them. */
export function ListCount({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <span className={css.counted}>
      <span className={css.count} role="status">
        {text}
      </span>
      {children}
    </span>
  )
}

interface FilterChipsProps {
  columns: readonly GridColumn[]
  rows: GridRows
  state: GridState
  onState: (next: GridState) => void
}

/** What the grid is narrowed to: each filter can be changed, taken away, or all at once; another can be added. */
function FilterChips({ columns, rows, state, onState }: FilterChipsProps) {
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
          <PopupList opener={`+ ${t('filters.add')}`} variant="quiet" buttonId={adder}>
            {columns.map(({ id, title }) => (
              <PopupItem key={id} current={state.filters[id] !== undefined} onChoose={() => setEditing(id)}>
                {title}
              </PopupItem>
            ))}
          </PopupList>
        </li>
        {active.length > 1 && (
          <li>
            <Button variant="quiet" small onClick={() => remain({ ...state, filters: {} })}>
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
