import type { TFunction } from 'i18next'
import { memo, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { cellStyle } from './column-vars.ts'
import css from './grid.module.css'
import type { GridRows } from './grid.types.ts'
import { linesOf, type ShownColumn } from './grid-layout.rules.ts'

export interface RowProps {
  /** The row's position in the arrays, and its place among those shown. */
  row: number
  at: number
  topPx: number
  heightPx: number
  columns: readonly ShownColumn[]
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
  const { row, at, topPx, heightPx, columns, isChosen, stop, from, to } = props
  const offset = isChosen === undefined ? 0 : 1
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: its cells take the focus
    // biome-ignore lint/a11y/useSemanticElements: a grid that draws some of its rows cannot be a table
    <div
      role="row"
      className={css.row}
      aria-rowindex={at + 2}
      {...(isChosen !== undefined && { 'aria-selected': isChosen })}
      data-odd={at % 2 === 1}
      style={{ top: topPx, height: heightPx }}
    >
      {offset === 1 && <SelectCell {...props} />}
      {columns.map((shown, col) => (
        // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles know it
        <div
          key={shown.column.id}
          role={shown.column.isRowHeader ? 'rowheader' : 'gridcell'}
          className={classNames(
            css.cell,
            shown.isPinned && css.pinned,
            shown.column.align === 'end' && css.end,
            shown.column.isRowHeader && css.name,
            props.marks?.has(shown.column.id) && css.changed,
            col + offset >= from && col + offset <= to && css.marked,
          )}
          style={cellStyle(col, shown.isPinned)}
          aria-colindex={col + offset + 1}
          {...(!isLink(shown, props.rows) && { tabIndex: stop === col + offset ? 0 : -1 })}
        >
          {isLink(shown, props.rows) ? (
            <a
              href={props.rows.hrefOf?.(row)}
              className={css.link}
              data-stop
              data-open
              tabIndex={stop === col + offset ? 0 : -1}
              draggable={false}
            >
              {contentOf(shown, row)}
            </a>
          ) : (
            contentOf(shown, row)
          )}
          {props.marks?.has(shown.column.id) && <span className="visually-hidden"> ({props.t('grid.changed')})</span>}
        </div>
      ))}
    </div>
  )
})

const isLink = ({ column }: ShownColumn, rows: GridRows) => column.isRowHeader === true && rows.hrefOf !== undefined

const contentOf = ({ column, wrapAt }: ShownColumn, row: number): ReactNode =>
  column.cell ? column.cell(row) : textIn(column.text(row), wrapAt)

function textIn(text: string, wrapAt: number | undefined): ReactNode {
  if (text === '') return null
  return (
    <span className={wrapAt === undefined ? css.text : css.lines} title={text}>
      {wrapAt === undefined ? text : linesOf(text, wrapAt).join('\n')}
    </span>
  )
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
