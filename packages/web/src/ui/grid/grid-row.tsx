import type { TFunction } from 'i18next'
import { memo, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { cellStyle } from './column-vars.ts'
import type { ColumnWindow } from './column-window.ts'
import css from './grid.module.css'
import type { GridRows } from './grid.types.ts'
import { linesOf, type ShownColumn } from './grid-layout.rules.ts'

export interface RowProps {
  id: string
  /** The row's position in the arrays, and its place among those shown. */
  row: number
  at: number
  topPx: number
  heightPx: number
  columns: readonly ShownColumn[]
  /** Those of them that are in sight. */
  seen: ColumnWindow
  rows: GridRows
  /** Undefined where rows cannot be chosen. */
  isChosen: boolean | undefined
  isFull: boolean
  marks: ReadonlySet<string> | undefined
  /** The column that holds the tab stop, -1 for none; the marked columns from and to, -1 for none. */
  stop: number
  from: number
  to: number
  t: TFunction<'grid'>
}

/** One row; it is drawn again only when something of its own changes. */
export const GridRow = memo(function GridRow(props: RowProps) {
  const { at, topPx, heightPx, columns, isChosen, stop } = props
  const offset = isChosen === undefined ? 0 : 1
  // whoever moves in a row may go to any of its columns, in sight or not
  const { from: first, to: last } = stop < 0 ? props.seen : { from: 0, to: columns.length - 1 }
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: its cells take the focus
    // biome-ignore lint/a11y/useSemanticElements: a grid that draws some of its rows cannot be a table
    <div
      role="row"
      id={props.id}
      className={css.row}
      aria-rowindex={at + 2}
      {...(isChosen !== undefined && { 'aria-selected': isChosen })}
      style={{ top: topPx, height: heightPx }}
    >
      {offset === 1 && <SelectCell {...props} />}
      {columns.map((shown, col) =>
        shown.isPinned || (col >= first && col <= last)
          ? cellOf(shown, col, props, col === first && stop < 0 && !shown.isPinned)
          : null,
      )}
    </div>
  )
})

function cellOf(shown: ShownColumn, col: number, props: RowProps, isAfterSkipped: boolean) {
  const { column, isPinned } = shown
  const { row, rows, marks, isChosen, stop, from, to, t } = props
  const index = isChosen === undefined ? col : col + 1
  const isChanged = marks?.has(column.id) === true
  const isStop = stop === index
  const content = contentOf(shown, row)
  const href = column.isRowHeader ? rows.hrefOf?.(row) : undefined
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles know it
    <div
      key={column.id}
      role={column.isRowHeader ? 'rowheader' : 'gridcell'}
      className={classNames(
        css.cell,
        isPinned && css.pinned,
        column.cell ? css.node : shown.wrapAt !== undefined && css.lines,
        column.align === 'end' && css.end,
        column.isRowHeader && css.name,
        isChanged && css.changed,
        index >= from && index <= to && css.marked,
        isAfterSkipped && css.afterSkipped,
      )}
      style={cellStyle(col, isPinned)}
      aria-colindex={index + 1}
      {...(isStop && href === undefined && { tabIndex: 0 })}
    >
      {href === undefined ? (
        content
      ) : (
        <a href={href} className={css.link} data-stop data-open tabIndex={isStop ? 0 : -1} draggable={false}>
          {content}
        </a>
      )}
      {isChanged && <span className="visually-hidden"> ({t('grid.changed')})</span>}
    </div>
  )
}

function contentOf({ column, wrapAt }: ShownColumn, row: number): ReactNode {
  if (column.cell) return column.cell(row)
  const text = column.text(row)
  return wrapAt === undefined ? text : linesOf(text, wrapAt).join('\n')
}

/** A full choice leaves its other boxes in reach, so that whoever asks for more learns why not. */
function SelectCell({ row, columns, isChosen = false, isFull, stop, t }: RowProps) {
  const named = columns.find(({ column }) => column.isRowHeader) ?? columns[0]
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: its box takes the focus
    // biome-ignore lint/a11y/useSemanticElements: a grid that draws some of its rows cannot be a table
    <div role="gridcell" className={classNames(css.cell, css.select, css.pinned)} aria-colindex={1}>
      <input
        type="checkbox"
        className={css.box}
        data-stop
        data-choose
        tabIndex={stop === 0 ? 0 : -1}
        checked={isChosen}
        readOnly
        {...(isFull && !isChosen && { 'aria-disabled': true })}
        aria-label={t('grid.selectRow', { name: named?.column.text(row) ?? '' })}
      />
    </div>
  )
}
