import type { GridState } from '@fairway/contract/shared/grid.words'
import type { TFunction } from 'i18next'
import { classNames } from '../class-names.ts'
import css from './grid.module.css'
import type { ShownColumn } from './grid-layout.rules.ts'
import { HeaderCell } from './header-cell.tsx'

interface Props {
  columns: readonly ShownColumn[]
  state: GridState
  /** How many rows are chosen; undefined where none can be. */
  choice: 'none' | 'some' | 'all' | undefined
  /** The column that holds the tab stop, -1 for none. */
  stop: number
  t: TFunction<'grid'>
}

/** The row of heads, which stays in sight while the rows scroll below it. */
export function GridHeader({ columns, state, choice, stop, t }: Props) {
  const offset = choice === undefined ? 0 : 1
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows of a grid that shows some of them cannot be a table
    <div role="rowgroup" className={css.header}>
      {/* biome-ignore lint/a11y/useFocusableInteractive: its cells take the focus */}
      {/* biome-ignore lint/a11y/useSemanticElements: a grid that draws some of its rows cannot be a table */}
      <div role="row" className={css.heads} aria-rowindex={1}>
        {choice !== undefined && (
          // biome-ignore lint/a11y/useFocusableInteractive: its box takes the focus
          // biome-ignore lint/a11y/useSemanticElements: the head of a grid's column, which is no table's
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
              ref={(box) => {
                if (box) box.indeterminate = choice === 'some'
              }}
              readOnly
              aria-label={t('grid.selectAll')}
            />
          </div>
        )}
        {columns.map((shown, col) => {
          const { id } = shown.column
          const at = state.sort.findIndex((field) => field.id === id)
          const order = state.sort[at]?.descending ? 'descending' : 'ascending'
          return (
            <HeaderCell
              key={id}
              shown={shown}
              col={col}
              index={col + offset + 1}
              order={at < 0 ? undefined : order}
              rank={at >= 0 && state.sort.length > 1 ? at + 1 : undefined}
              isFiltered={Object.hasOwn(state.filters, id)}
              isStop={stop === col + offset}
              t={t}
            />
          )
        })}
      </div>
    </div>
  )
}
