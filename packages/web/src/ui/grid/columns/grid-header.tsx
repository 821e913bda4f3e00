import type { GridState, SortField } from '@fairway/contract/shared/grid.values'
import { memo } from 'react'
import type { Translate } from '../../../platform/language/translate.ts'
import { classNames } from '../../class-names.ts'
import css from '../grid.module.css'
import type { ShownColumn } from '../grid-layout.rules.ts'
import type { ColumnWindow } from './column-window.ts'
import { HeaderCell } from './header-cell.tsx'

interface Props {
  columns: readonly ShownColumn[]
  /** The visible ones of them. */
  visible: ColumnWindow
  sort: GridState['sort']
  filters: GridState['filters']
  /** The sort order of the rows, which may lag behind the requested one. */
  order: readonly SortField[]
  /** How many rows are selected; undefined where rows cannot be. */
  choice: 'none' | 'some' | 'all' | undefined
  /** The column with the tab stop, -1 for none. */
  stop: number
  t: Translate<'grid'>
}

/** The header row, which stays visible while the rows scroll below it. */
export const GridHeader = memo(function GridHeader(props: Props) {
  const { columns, visible, sort, filters, order, choice, stop, t } = props
  const offset = choice === undefined ? 0 : 1
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid that renders some of its rows cannot be a table
    <div role="rowgroup" className={css.header}>
      {/* biome-ignore lint/a11y/useFocusableInteractive: its cells take the focus */}
      {/* biome-ignore lint/a11y/useSemanticElements: a grid that renders some of its rows cannot be a table */}
      <div role="row" className={css.heads} aria-rowindex={1}>
        {choice !== undefined && (
          // biome-ignore lint/a11y/useFocusableInteractive: its checkbox takes the focus
          // biome-ignore lint/a11y/useSemanticElements: a column header of a grid, not of a table
          <div
            role="columnheader"
            className={classNames(css.cell, css.select, css.pinned)}
            aria-colindex={1}
            aria-label={t('grid.select')}
          >
            <input
              type="checkbox"
              className={css.box}
              data-stop
              data-choose
              tabIndex={stop === 0 ? 0 : -1}
              checked={choice === 'all'}
              ref={(checkbox) => {
                if (checkbox) checkbox.indeterminate = choice === 'some'
              }}
              readOnly
              aria-label={t('grid.selectAll')}
            />
          </div>
        )}
        {columns.map((shown, col) => {
          const { id } = shown.column
          const at = sort.findIndex((field) => field.id === id)
          return (
            <HeaderCell
              key={id}
              shown={shown}
              col={col}
              index={col + offset + 1}
              order={wayOf(id, sort)}
              sorted={wayOf(id, order)}
              rank={at >= 0 && sort.length > 1 ? at + 1 : undefined}
              isFiltered={Object.hasOwn(filters, id)}
              isVisible={shown.isPinned || (col >= visible.from && col <= visible.to)}
              isStop={stop === col + offset}
              t={t}
            />
          )
        })}
      </div>
    </div>
  )
})

function wayOf(id: string, sort: readonly SortField[]) {
  const field = sort.find((one) => one.id === id)
  return field && (field.descending ? 'descending' : 'ascending')
}
