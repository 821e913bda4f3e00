import type { SortField } from '@fairway/contract/shared/grid.values'
import { type ComponentType, type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { type Store, useStore } from '../../platform/storage/store.ts'
import { Button } from '../button.tsx'
import { useLocked, useStoreSelector } from '../document-form/document-context.ts'
import { showToast } from '../feedback/toast.store.ts'
import { Icon } from '../icon.tsx'
import { type EntryRow, rangeOf } from './entry-block.rules.ts'
import css from './entry-grid.module.css'
import type { EntryColumn, Pasted } from './entry-grid.store.ts'
import headCss from './entry-head.module.css'
import { handleCopy, handleKey, handlePaste, type RowActions } from './entry-keys.ts'
import { EntryTableRow } from './entry-row.tsx'
import { GridProvider, type ListGrid, useGrid } from './use-entry-grid.ts'

interface Props {
  grid: ListGrid
  /** The path of the list. */
  list: string
  label: string
  /** One React key per row. */
  keys: Store<readonly number[]>
  actions: RowActions
  /** The last column: what is known of a row, and is not filled in. */
  aside?: { label: string; width: number; Cell: ComponentType<{ at: number }> }
  /** Rows that belong together, such as those of one booking, under a head of their own. */
  groups?: { of: (row: EntryRow) => string; Head: ComponentType<{ group: string }> }
  /** The order of the rows, where a click on a head changes it. */
  order?: { by: SortField | undefined; onSort: (column: string) => void }
}

/** The browser skips rows out of sight in groups of this size. */
const TOGETHER = 10
/** Of more rows than this, only those near the window are rendered. */
const RENDER_ALL = 500
const NEAR = '800px 0px'
/** So many bundles are one piece of the page until somebody comes near: each piece takes time of every frame. */
const SECTION = 10
const SECTION_NEAR = '2000px 0px'

interface Bundle {
  /** The number of its first row. */
  start: number
  keys: readonly number[]
  /** The group that begins with it. */
  group: string | undefined
}

/** Cuts the rows into bundles; the first of each group has the group's head. */
function bundlesOf(keys: readonly number[], groups: readonly string[]): Bundle[] {
  const bundles: Bundle[] = []
  let start = 0
  for (let at = 1; at <= keys.length; at += 1) {
    const isNewGroup = at < keys.length && groups[at] !== groups[start]
    if (at < keys.length && !isNewGroup && at - start < TOGETHER) continue
    const group = start === 0 || groups[start] !== groups[start - 1] ? groups[start] : undefined
    bundles.push({ start, keys: keys.slice(start, at), group })
    start = at
  }
  return bundles
}

/** The bundles of a long table in sections; those of a short one are together. */
const sectionsOf = (bundles: readonly Bundle[], isWindowed: boolean): (readonly Bundle[])[] =>
  isWindowed
    ? Array.from({ length: Math.ceil(bundles.length / SECTION) }, (_, at) =>
        bundles.slice(at * SECTION, (at + 1) * SECTION),
      )
    : [bundles]

const BETWEEN = '\u0000'
/** The group of each row; none where rows are in no groups. They are compared as one text, to be the same again. */
function useGroups(grid: ListGrid, of: ((row: EntryRow) => string) | undefined): readonly string[] {
  const joined = useStoreSelector(grid.rows, (rows) => (of ? rows.map(of).join(BETWEEN) : undefined))
  return joined === undefined ? [] : joined.split(BETWEEN)
}

const vars = (values: Record<string, string | number>) => values as CSSProperties // React's type does not know custom properties

const useHasCursor = (start: number, count: number) =>
  useStoreSelector(useGrid().selection, (now) => now !== undefined && now.to.row >= start && now.to.row < start + count)

/** Tells whether something is near the window, at once and whenever that changes; returns how to stop. */
function watchNear(element: Element, rootMargin: string, tell: (isNear: boolean) => void) {
  const observer = new IntersectionObserver((entries) => tell(entries.at(-1)?.isIntersecting ?? true), { rootMargin })
  observer.observe(element)
  return () => observer.disconnect()
}

interface SectionProps {
  start: number
  count: number
  isWindowed: boolean
  render: () => ReactNode
}

/** Some bundles: their room, until the window or the cursor has been near. */
function BundleSection({ start, count, isWindowed, render }: SectionProps) {
  const room = useRef<HTMLTableSectionElement>(null)
  const [wasNear, setWasNear] = useState(!isWindowed || start === 0)
  const hasCursor = useHasCursor(start, count)
  if (hasCursor && !wasNear) setWasNear(true)
  useEffect(() => {
    if (wasNear || !room.current) return
    return watchNear(room.current, SECTION_NEAR, (isNear) => isNear && setWasNear(true))
  }, [wasNear])
  return wasNear ? render() : <tbody ref={room} className={css.rows} style={vars({ '--rows': count })} data-far />
}

interface BodyProps {
  start: number
  count: number
  isWindowed: boolean
  children: ReactNode
}

/** A bundle of rows. Far from the window it holds their room, unless the cursor is there. */
function BundleBody({ start, count, isWindowed, children }: BodyProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  const [isNear, setIsNear] = useState(start === 0)
  const hasCursor = useHasCursor(start, count)
  useEffect(() => {
    if (!isWindowed || !body.current) return
    return watchNear(body.current, NEAR, setIsNear)
  }, [isWindowed])
  const isRendered = !isWindowed || isNear || hasCursor
  return (
    <tbody ref={body} className={css.rows} style={vars({ '--rows': count })} data-far={!isRendered}>
      {isRendered && children}
    </tbody>
  )
}

/**
 * A table that is filled in like a spreadsheet: by keys, with several cells selected, copied, pasted and filled down, and
 * with every change undone. Each row renders by itself.
 */
export function EntryGrid({ grid, list, label, keys: keysOf, actions, aside, groups, order }: Props) {
  const { t } = useTranslation('entryGrid')
  const keys = useStore(keysOf)
  const isLocked = useLocked(list)
  const isWindowed = keys.length > RENDER_ALL
  const bundles = bundlesOf(keys, useGroups(grid, groups?.of))
  const say = ({ rows, left }: Pasted) => {
    const parts = [
      rows > 0 ? t('pasted', { count: rows }) : t('notPasted'),
      left > 0 && rows > 0 && t('cut', { count: left }),
    ]
    showToast({ kind: left > 0 || rows === 0 ? 'error' : 'success', text: parts.filter(Boolean).join(' ') })
  }
  const widths = [...grid.columns, ...(aside ? [aside] : [])]
  const columns = widths.map(({ width }) => `minmax(0, ${width}fr)`).join(' ')
  const renderBundle = ({ start, keys: bundle, group }: Bundle) => (
    <BundleBody key={start} start={start} count={bundle.length} isWindowed={isWindowed}>
      {groups && group !== undefined && (
        <tr className={css.group}>
          <th scope="rowgroup" colSpan={widths.length + 1}>
            <groups.Head group={group} />
          </th>
        </tr>
      )}
      {bundle.map((key, at) => (
        <EntryTableRow key={key} list={list} at={start + at} isLocked={isLocked} Aside={aside?.Cell} />
      ))}
    </BundleBody>
  )
  return (
    <GridProvider value={grid}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the inputs inside take the keys, this reads them on their way up */}
      <div
        onKeyDown={(event) => !isLocked && handleKey(grid, event, actions)}
        onCopy={(event) => handleCopy(grid, event, false)}
        onCut={(event) => handleCopy(grid, event, !isLocked)}
        onPaste={(event) => !isLocked && handlePaste(grid, event, say)}
      >
        <table className={css.table} aria-label={label} style={vars({ '--columns': columns })}>
          <thead>
            <tr>
              <td className={css.number} />
              {grid.columns.map((column) => (
                <ColumnHead key={column.name} column={column} order={order} />
              ))}
              {aside && <th scope="col">{aside.label}</th>}
            </tr>
          </thead>
          {sectionsOf(bundles, isWindowed).map((section) => {
            const start = section[0]?.start ?? 0
            const count = section.reduce((sum, one) => sum + one.keys.length, 0)
            return (
              <BundleSection
                key={start}
                start={start}
                count={count}
                isWindowed={isWindowed}
                render={() => section.map(renderBundle)}
              />
            )
          })}
        </table>
      </div>
    </GridProvider>
  )
}

/** The head of a column; in a table that can be sorted it is a button. */
function ColumnHead({ column: { name, label, kind }, order }: { column: EntryColumn; order: Props['order'] }) {
  const direction = order?.by?.id === name ? (order.by.descending ? 'descending' : 'ascending') : undefined
  return (
    <th scope="col" data-kind={kind} {...(direction && { 'aria-sort': direction })}>
      {order ? (
        <button type="button" className={headCss.sort} onClick={() => order.onSort(name)}>
          {label}
          {direction && (
            <span className={headCss.direction} data-order={direction}>
              <Icon name="back" size={12} />
            </span>
          )}
        </button>
      ) : (
        label
      )}
    </th>
  )
}

/** The selected rows, both ends included; nothing if no cell is selected. */
export function useSelectedRows(grid: ListGrid): { first: number; last: number } | undefined {
  const selection = useStore(grid.selection)
  if (!selection) return undefined
  const { top, bottom } = rangeOf(selection)
  return { first: top, last: bottom }
}

/** Buttons for what the keys do. They leave the focus where it is. */
export function EntryTools({ grid }: { grid: ListGrid }) {
  const { t } = useTranslation('entryGrid')
  const canUndo = useStore(grid.canUndo)
  const canRedo = useStore(grid.canRedo)
  const hasSelection = useStore(grid.selection) !== undefined
  const tools = [
    { text: t('fillDown'), keys: 'Control+D', can: hasSelection, act: grid.fillDown },
    { text: t('undo'), keys: 'Control+Z', can: canUndo, act: grid.undo },
    { text: t('redo'), keys: 'Control+Y', can: canRedo, act: grid.redo },
  ]
  return (
    <fieldset className={css.tools} aria-label={t('tools')}>
      {tools.map(({ text, keys, can, act }) => (
        <Button
          key={text}
          small
          variant="quiet"
          aria-keyshortcuts={keys}
          title={keys.replace('Control+', 'Ctrl ')}
          aria-disabled={!can}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => can && act()}
        >
          {text}
        </Button>
      ))}
    </fieldset>
  )
}
