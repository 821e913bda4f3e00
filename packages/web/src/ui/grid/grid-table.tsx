import { useRouter } from '@tanstack/react-router'
import { type ClipboardEvent, type MouseEvent, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { afterPaint } from '../lazy/after-paint.ts'
import { lazyPart, usePrefetch } from '../lazy/lazy-part.tsx'
import { columnChanges } from './columns/column-changes.ts'
import type { ColumnMenuProps } from './columns/column-menu.tsx'
import { columnSpan, columnVars } from './columns/column-vars.ts'
import { useColumnWindow } from './columns/column-window.ts'
import { GridHeader } from './columns/grid-header.tsx'
import { useHeaderPointer } from './columns/use-header-pointer.ts'
import css from './grid.module.css'
import { type BodyHandle, GridBody } from './grid-body.tsx'
import { asTabbedText, type CellRange, type Place } from './grid-keys.rules.ts'
import { gridKeys } from './grid-keys.ts'
import { type ShownColumn, shownColumns, steadyWidths } from './grid-layout.rules.ts'
import type { GridProps } from './grid-parts.ts'
import { rangeDrag } from './range-drag.ts'
import { ColumnFilterDialog } from './tools/column-filter-dialog.tsx'
import { elementAt, placeIn, useCellFocus } from './use-cell-focus.ts'
import { useGridAnnouncements } from './use-grid-announcements.ts'
import { choiceOf, useRowChoice } from './use-row-choice.ts'

const ColumnMenu = lazyPart<ColumnMenuProps>(async () => (await import('./columns/column-menu.tsx')).ColumnMenu)

/** The table for wide screens: an ARIA grid with one tab stop. */
export function GridTable(props: GridProps & { announce: (text: string) => void }) {
  const { label, rows, columns: all, state, shown, selection, marks, announce } = props
  const { t } = useTranslation('grid')
  const router = useRouter()
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const body = useRef<BodyHandle>(null)
  const pendingJump = useRef<Place>(undefined)
  const [menuOf, setMenuOf] = useState<string>()
  const [filterOf, setFilterOf] = useState<string>()
  const hasSelection = selection !== undefined
  const offset = hasSelection ? 1 : 0

  const [widths] = useState(steadyWidths)
  // the same layout may come as another object, which would render every row again
  const layoutText = JSON.stringify(state.layout.columns)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text represents the layout
  const columns = useMemo(() => widths(shownColumns(all, rows.count, state)), [all, rows.count, layoutText])
  const vars = useMemo(() => columnVars(columns, hasSelection), [columns, hasSelection])
  const visible = useColumnWindow(root, columns, hasSelection)
  const focus = useCellFocus({ root, rows, shown, columns, hasSelection })
  const { place, range } = focus
  const changes = columnChanges({ ...props, shownColumns: columns, t })
  const { toggleRow, toggleAll } = useRowChoice({ selection, rows, shown, t, announce })
  const header = useHeaderPointer({ root, columns, changes })

  const goTo = (to: Place, isMarking = false) => {
    focus.goTo(to, isMarking)
    if (to.at >= 0) body.current?.showRow(to.at)
    showColumn(to.col - offset)
  }
  /** Pinned columns cover what is to their left, so a column is visible only to the right of them. */
  function showColumn(col: number) {
    const scroller = root.current
    const column = columns[col]
    if (!scroller || !column || column.isPinned) return
    const { start, end } = columnSpan(columns, col, hasSelection)
    const covered = columnSpan(columns, columns.filter(({ isPinned }) => isPinned).length, hasSelection).start
    if (start - covered < scroller.scrollLeft) scroller.scrollLeft = start - covered
    else if (end > scroller.scrollLeft + scroller.clientWidth) scroller.scrollLeft = end - scroller.clientWidth
  }
  const { jump } = props
  // biome-ignore lint/correctness/useExhaustiveDependencies: jumps there once
  useEffect(() => {
    const at = jump ? shown.findIndex((row) => rows.keyOf(row) === jump.key) : -1
    const col = columns.findIndex(({ column }) => column.id === jump?.columnId)
    if (at >= 0) goTo({ at, col: Math.max(col, 0) + offset })
  }, [jump])
  // keyboard users can go on typing at once when it opens
  usePrefetch(ColumnMenu)
  const openMenu = (columnId: string) => setMenuOf(columnId)
  const closeMenu = useCallback(() => setMenuOf(undefined), [])
  const openRow = (at: number, event: { ctrlKey: boolean; metaKey: boolean }) => {
    const cell = root.current && elementAt(root.current, { at, col: place.col })
    const link = cell?.closest('[role=row]')?.querySelector<HTMLElement>('a[data-open]')
    const control = cell?.matches('a, input') ? cell : (cell?.querySelector<HTMLElement>('a, button') ?? link)
    const { ctrlKey, metaKey } = event
    control?.dispatchEvent(new globalThis.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey }))
  }

  function onClick(event: MouseEvent) {
    const target = event.target instanceof Element ? event.target : null
    const at = placeIn(target)
    if (!target || !at) return
    const columnId = columns[at.col - offset]?.column.id
    const row = shown[at.at]
    if (target.closest('[data-choose]')) {
      focus.goTo(at)
      if (at.at < 0) toggleAll()
      else if (row !== undefined) toggleRow(row)
    } else if (at.at < 0 && columnId !== undefined) onHeadClick(target, at, columnId, event.shiftKey)
    else followLink(event, target)
  }
  function onHeadClick(target: Element, at: Place, columnId: string, add: boolean) {
    if (target.closest('[data-edge]') || header.hasDragged()) return
    focus.goTo(at)
    if (target.closest('[data-menu]')) openMenu(columnId)
    else if (target.closest('[data-filter]')) afterPaint(() => setFilterOf(columnId))
    else changes.sort(columnId, add)
  }
  function followLink(event: MouseEvent, target: Element) {
    const href = target.closest('a[data-open]')?.getAttribute('href')
    if (!href || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    router.history.push(href)
  }

  function onCopy(event: ClipboardEvent) {
    const cells = copiedCells(range ?? { from: place, to: place }, columns, shown, offset)
    if (cells.length === 0) return
    event.clipboardData.setData('text/plain', asTabbedText(cells))
    event.preventDefault()
    announce(t('grid.said.copied', { count: cells.flat().length }))
  }

  const count = shown.length
  useGridAnnouncements({ filters: state.filters, count, range, announce, t })

  const menuColumn = columns.find(({ column }) => column.id === menuOf)
  const filterColumn = all.find((column) => column.id === filterOf)
  const head = menuOf === undefined ? null : root.current?.querySelector(`[data-id="${CSS.escape(menuOf)}"]`)
  return (
    <>
      <div className={css.view} data-empty={count === 0}>
        {/* biome-ignore lint/a11y/useSemanticElements: a grid that renders some of its rows cannot be a table */}
        <div
          ref={root}
          role="grid"
          className={css.grid}
          aria-label={label}
          aria-describedby={`${id}keys`}
          aria-rowcount={count + 1}
          aria-colcount={columns.length + offset}
          {...(hasSelection && { 'aria-multiselectable': true })}
          style={vars}
          onKeyDown={gridKeys({
            place,
            jump: pendingJump,
            range,
            columnIdAt: (col) => columns[col - offset]?.column.id,
            size: () => ({ rows: count, cols: columns.length + offset, page: body.current?.page() ?? 1 }),
            changes,
            goTo,
            mark: focus.mark,
            toggleRow: (at) => hasSelection && shown[at] !== undefined && toggleRow(shown[at]),
            toggleAll,
            openRow,
            openMenu,
          })}
          onPointerDown={(event) => {
            header.onPointerDown(event)
            rangeDrag({ goTo, mark: focus.mark, showRow: (at) => body.current?.showRow(at) })(event)
          }}
          onClick={onClick}
          onDoubleClick={(event) => {
            const edge = event.target instanceof Element ? event.target.closest('[data-edge]') : null
            const columnId = edge?.closest<HTMLElement>('[data-id]')?.dataset.id
            if (columnId !== undefined) changes.fit(columnId)
          }}
          onContextMenu={(event) => {
            const at = placeIn(event.target)
            const columnId = at && at.at < 0 ? columns[at.col - offset]?.column.id : undefined
            if (!at || columnId === undefined) return
            event.preventDefault()
            focus.goTo(at)
            openMenu(columnId)
          }}
          onCopy={onCopy}
          onMouseOver={showWhole}
          onFocus={focus.onFocus}
          onBlur={focus.onBlur}
        >
          <GridHeader
            columns={columns}
            visible={visible}
            sort={state.sort}
            filters={state.filters}
            order={props.order ?? state.sort}
            choice={hasSelection ? choiceOf({ selection, rows, shown }) : undefined}
            stop={place.at < 0 ? place.col : -1}
            t={t}
          />
          <GridBody
            ref={body}
            rows={rows}
            shown={shown}
            columns={columns}
            visible={visible}
            density={state.layout.density}
            selection={selection}
            marks={marks}
            place={place}
            range={range}
            t={t}
          />
        </div>
      </div>
      {header.insertAtPx !== undefined && <span className={css.insert} style={{ left: header.insertAtPx }} />}
      <p id={`${id}keys`} hidden>
        {t('grid.keys')}
      </p>
      {menuColumn && head && (
        <ColumnMenu
          shown={menuColumn}
          state={state}
          changes={changes}
          head={head}
          onFilter={() => setFilterOf(menuColumn.column.id)}
          onClose={() => {
            closeMenu()
            focus.focusAgain()
          }}
          t={t}
        />
      )}
      {filterColumn && (
        <ColumnFilterDialog
          column={filterColumn}
          rows={rows}
          filter={state.filters[filterColumn.id]}
          onFilter={(filter) => afterPaint(() => changes.filter(filterColumn.id, filter))}
          onClose={() => afterPaint(() => setFilterOf(undefined))}
        />
      )}
    </>
  )
}

/** Shows the whole text in a tooltip when it does not fit its cell. */
function showWhole({ target }: MouseEvent) {
  if (!(target instanceof HTMLElement) || target.childElementCount > 0) return
  const cell = target.closest<HTMLElement>('[role=gridcell], [role=rowheader]')
  if (cell) cell.title = cell.scrollWidth > cell.clientWidth ? (cell.textContent ?? '') : ''
}

/** The texts of the marked cells, row by row; the titles for header cells. */
function copiedCells(
  { from, to }: CellRange,
  columns: readonly ShownColumn[],
  shown: readonly number[],
  offset: number,
): string[][] {
  const chosen = columns.slice(Math.max(0, from.col - offset), to.col - offset + 1)
  if (chosen.length === 0) return []
  if (from.at < 0) return [chosen.map(({ column }) => column.title)]
  return shown.slice(from.at, to.at + 1).map((row) => chosen.map(({ column }) => column.text(row)))
}
