import { memo } from 'react'
import type { Translate } from '../../../platform/language/translate.ts'
import { classNames } from '../../class-names.ts'
import { Icon } from '../../icon.tsx'
import grid from '../grid.module.css'
import type { ShownColumn } from '../grid-layout.rules.ts'
import { cellStyle } from './column-vars.ts'
import css from './header-cell.module.css'

interface Props {
  shown: ShownColumn
  col: number
  /** The position in the row, from 1. */
  index: number
  order: 'ascending' | 'descending' | undefined
  /** The sort direction of the rows, which lag behind the click. */
  sorted: 'ascending' | 'descending' | undefined
  /** Its position among several sort columns, from 1; undefined for the only one. */
  rank: number | undefined
  isFiltered: boolean
  isStop: boolean
  /** Outside of the viewport it has no buttons. */
  isVisible: boolean
  t: Translate<'grid'>
}

/** From this width there is space for the filter button beside the menu button and the title. */
const ROOMY_PX = 100

/** The header of a column: a click sorts, its edge resizes, its menu has everything else. */
export const HeaderCell = memo(function HeaderCell(props: Props) {
  const { shown, col, index, isFiltered, isStop, isVisible, t } = props
  const { column, isPinned } = shown
  return (
    // biome-ignore lint/a11y/useSemanticElements: a column header of a grid, not of a table
    <div
      role="columnheader"
      className={classNames(grid.cell, css.head, isPinned ? grid.pinned : css.free, column.align === 'end' && grid.end)}
      style={cellStyle(col, isPinned)}
      aria-label={isFiltered ? `${column.title} (${t('grid.filtered')})` : column.title}
      aria-colindex={index}
      aria-sort={props.sorted ?? 'none'}
      tabIndex={isStop ? 0 : -1}
      data-id={column.id}
    >
      <span className={css.title} title={column.title}>
        {column.title}
      </span>
      {isVisible && <HeaderParts {...props} />}
    </div>
  )
})

function HeaderParts({ shown: { column, widthPx }, order, rank, isFiltered, t }: Props) {
  return (
    <>
      {order && (
        <span className={css.order} aria-hidden="true" data-order={order}>
          <Icon name="back" size={12} />
          {rank}
        </span>
      )}
      <span className={css.tools} data-on={isFiltered}>
        {(isFiltered || widthPx >= ROOMY_PX) && (
          <button
            type="button"
            className={css.tool}
            data-filter
            data-on={isFiltered}
            tabIndex={-1}
            aria-label={`${column.title}: ${t('grid.menu.filter')}`}
          >
            <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
              <path d="M1.5 2.5h11L8.4 7.4v4.1l-2.8 1V7.4z" />
            </svg>
          </button>
        )}
        <button
          type="button"
          className={css.tool}
          data-menu
          tabIndex={-1}
          aria-haspopup="menu"
          aria-label={t('grid.menuOf', { title: column.title })}
        >
          <Icon name="chevron" size={14} />
        </button>
      </span>
      <span className={css.edge} data-edge aria-hidden="true" />
    </>
  )
}
