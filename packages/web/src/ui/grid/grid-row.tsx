import { oncePer } from '@fairway/contract/shared/once-per'
import { memo, type ReactNode, useRef } from 'react'
import type { Translate } from '../../platform/language/translate.ts'
import { classNames } from '../class-names.ts'
import { cellStyle, strayStyle } from './columns/column-vars.ts'
import type { ColumnWindow } from './columns/column-window.ts'
import css from './grid.module.css'
import { isCut, linesOf, type ShownColumn } from './grid-layout.rules.ts'
import type { GridRows } from './grid-parts.ts'

const GAP = '\u0000'
/** The sentence is translated once, not for every row. */
const selectRow = oncePer((t: Translate<'grid'>) => t('grid.selectRow', { name: GAP }).split(GAP))
/** The label of a row's checkbox: 'Select FWYU 997943 0'. */
const selectLabel = (t: Translate<'grid'>, name: string) => selectRow(t).join(name)

export interface RowProps {
  id: string
  /** The row's position in the arrays, and its position among the shown rows. */
  row: number
  at: number
  topPx: number
  heightPx: number
  columns: readonly ShownColumn[]
  /** The visible ones of them. */
  visible: ColumnWindow
  rows: GridRows
  /** Undefined where rows cannot be selected. */
  isChosen: boolean | undefined
  isFull: boolean
  /** Rows pass faster than this machine draws them: the name of the row and its pinned cells are enough. */
  isBrief: boolean
  marks: ReadonlySet<string> | undefined
  /** The column with the tab stop, and the first and last marked column; -1 for none. */
  stop: number
  from: number
  to: number
  t: Translate<'grid'>
}

/** One row, which renders again only when its own values change. */
export const GridRow = memo(function GridRow(props: RowProps) {
  const { at, topPx, heightPx, columns, isChosen, stop } = props
  const offset = isChosen === undefined ? 0 : 1
  const { from: first, to: last } = props.visible
  const isBrief = props.isBrief && stop < 0 // a hidden cell would lose the focus
  const select = useRef<ReactNode>(null)
  if (offset === 1 && !isBrief) select.current = <SelectCell {...props} />
  const cells = useRef<ReactNode[]>([])
  cells.current = columns.map((shown, col) => {
    if (isBrief && !shown.isPinned && !shown.column.isRowHeader) return cells.current[col] ?? null
    if (shown.isPinned) return cellOf(shown, col, props, 'pinned')
    if (col >= first && col <= last) return cellOf(shown, col, props, col === first ? 'first' : 'seen')
    // the cell with the focus is rendered, visible or not
    return col + offset === stop ? cellOf(shown, col, props, 'stray') : null
  })
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: its cells take the focus
    // biome-ignore lint/a11y/useSemanticElements: a grid that renders some of its rows cannot be a table
    <div
      role="row"
      id={props.id}
      className={classNames(css.row, isBrief && css.brief)}
      aria-rowindex={at + 2}
      {...(isChosen !== undefined && { 'aria-selected': isChosen })}
      style={{ top: topPx, height: heightPx }}
    >
      {offset === 1 && select.current}
      {cells.current}
    </div>
  )
})

/** The position of a cell: pinned, visible, the first visible one, or outside of the viewport by itself. */
type Standing = 'pinned' | 'seen' | 'first' | 'stray'

function cellOf(shown: ShownColumn, col: number, props: RowProps, standing: Standing) {
  const { column, isPinned } = shown
  const { row, rows, columns, marks, isChosen, stop, from, to, t } = props
  const index = isChosen === undefined ? col : col + 1
  const isChanged = marks?.has(column.id) === true
  const isStop = stop === index
  const text = column.cell ? '' : column.text(row)
  const href = column.isRowHeader ? rows.hrefOf?.(row) : column.hrefOf?.(row)
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles support it
    <div
      key={column.id}
      role={column.isRowHeader ? 'rowheader' : 'gridcell'}
      className={classNames(
        classOf(shown, text),
        isChanged && css.changed,
        index >= from && index <= to && css.marked,
        standing === 'first' && css.afterSkipped,
        standing === 'stray' && css.stray,
      )}
      style={standing === 'stray' ? strayStyle(columns, col, isChosen !== undefined) : cellStyle(col, isPinned)}
      aria-colindex={index + 1}
      // always set: removing it from the focused cell makes the browser lay out half of the rows
      {...(href === undefined && { tabIndex: isStop ? 0 : -1 })}
    >
      {href === undefined ? (
        contentOf(shown, row, text)
      ) : (
        <a
          href={href}
          className={classNames(css.link, !column.isRowHeader && css.aside)}
          data-stop
          data-open
          tabIndex={isStop ? 0 : -1}
          draggable={false}
        >
          {contentOf(shown, row, text)}
        </a>
      )}
      {isChanged && <span className="visually-hidden"> ({t('grid.changed')})</span>}
    </div>
  )
}

const classOf = (shown: ShownColumn, text: string) =>
  classNames(
    css.cell,
    isCut(text, shown) && css.cut,
    shown.isPinned && css.pinned,
    shown.column.cell ? css.node : shown.wrapAt !== undefined && css.lines,
    shown.column.align === 'end' && css.end,
    shown.column.isRowHeader && css.name,
  )

function contentOf({ column, wrapAt }: ShownColumn, row: number, text: string): ReactNode {
  if (column.cell) return column.cell(row)
  return wrapAt === undefined ? text : linesOf(text, wrapAt).join('\n')
}

/** When the selection is full the other checkboxes stay enabled, so that a click explains why. */
function SelectCell({ row, columns, isChosen = false, isFull, stop, t }: RowProps) {
  const named = columns.find(({ column }) => column.isRowHeader) ?? columns[0]
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: its checkbox takes the focus
    // biome-ignore lint/a11y/useSemanticElements: a grid that renders some of its rows cannot be a table
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
        aria-label={selectLabel(t, named?.column.text(row) ?? '')}
      />
    </div>
  )
}
