import { foldText } from '@fairway/contract/shared/fold'
import {
  type ColumnLayout,
  densities,
  type GridState,
  SORT_LIMIT,
  type SortField,
} from '@fairway/contract/shared/grid.values'
import { useId, useRef, useState } from 'react'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Button, IconButton } from '../../button.tsx'
import { classNames } from '../../class-names.ts'
import { Dialog } from '../../dialog/dialog.tsx'
import fieldCss from '../../form/field.module.css'
import { FieldFrame } from '../../form/field.tsx'
import { NativeSelect } from '../../form/native-select.tsx'
import { Icon, IconFrame } from '../../icon.tsx'
import type { GridColumn } from '../grid-parts.ts'
import { hideColumn, moveColumn, pinColumn, setDensity, setSort } from '../grid-state.rules.ts'
import css from './column-panel.module.css'

export interface ColumnPanelProps {
  columns: readonly GridColumn[]
  state: GridState
  onState: (next: GridState) => void
  onReset: () => void
  onClose: () => void
}

/** The columns with their order, the row height and the sort order. Every choice applies at once. */
export function ColumnPanel({ columns, state, onState, onReset, onClose }: ColumnPanelProps) {
  const { t } = useTranslation('grid')
  const id = useId()
  const [search, setSearch] = useState('')
  const carried = useRef<string>(undefined)
  const [dragged, setDragged] = useState<string>()
  const drag = (column: string | undefined) => {
    carried.current = column
    setTimeout(() => setDragged(column)) // some browsers end a drag when the element renders again as it begins
  }
  const [announcement, setAnnouncement] = useState('')
  const known = new Map(columns.map((column) => [column.id, column]))
  const { columns: order } = state.layout
  const move = (from: string, to: string | undefined) => {
    const title = known.get(from)?.title ?? ''
    if (to === undefined) return
    const next = moveColumn(state, from, to)
    const at = next.layout.columns.findIndex((column) => column.id === from) + 1
    onState(next)
    setAnnouncement(t('tools.moved', { title, at, count: order.length }))
  }
  const found = order.filter(({ id: column }) => foldText(known.get(column)?.title ?? '').includes(foldText(search)))
  return (
    <Dialog title={t('tools.columns')} onClose={onClose}>
      <div className={css.panel}>
        <FieldFrame id={`${id}find`} label={t('tools.find')} error={undefined}>
          <input
            id={`${id}find`}
            className={fieldCss.input}
            type="text"
            autoComplete="off"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </FieldFrame>
        <ul className={css.list} aria-label={t('tools.columns')}>
          {found.map((layout) => {
            const column = known.get(layout.id)
            const at = order.indexOf(layout)
            const besides = (step: number) => {
              const other = order[at + step]
              return (other?.pinned ?? false) === (layout.pinned ?? false) ? other?.id : undefined
            }
            return (
              column && (
                <ColumnLine
                  key={layout.id}
                  column={column}
                  layout={layout}
                  state={state}
                  before={besides(-1)}
                  after={besides(1)}
                  isDragged={dragged === layout.id}
                  onState={onState}
                  onMove={(to) => move(layout.id, to)}
                  onDrag={drag}
                  onDrop={() => carried.current !== undefined && move(carried.current, layout.id)}
                />
              )
            )
          })}
          {found.length === 0 && <li className={css.none}>{t('tools.none')}</li>}
        </ul>
        <span className="visually-hidden" role="status">
          {announcement}
        </span>
        <SortChoice columns={columns} state={state} onState={onState} />
        <DensityChoice state={state} onState={onState} />
        <div className={css.actions}>
          <Button variant="quiet" onClick={onReset}>
            {t('tools.reset')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('tools.done')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

interface SortChoiceProps {
  columns: readonly GridColumn[]
  state: GridState
  onState: (next: GridState) => void
}

/** The sort columns in order. On a phone, where cards have no header, this is the only way to sort. */
function SortChoice({ columns, state, onState }: SortChoiceProps) {
  const { t } = useTranslation('grid')
  const id = useId()
  const { sort } = state
  const put = (at: number, field: SortField | undefined) => {
    const others = sort.filter((one, place) => place === at || one.id !== field?.id)
    const next =
      at < sort.length
        ? others.flatMap((one) => (one === sort[at] ? (field ?? []) : one))
        : [...sort, ...(field ? [field] : [])]
    onState(setSort(state, next))
  }
  const lines: (SortField | undefined)[] = sort.length < SORT_LIMIT ? [...sort, undefined] : sort
  return (
    <fieldset className={css.sort}>
      <legend className={css.legend}>{t('tools.sort')}</legend>
      {lines.map((field, at) => (
        <div key={field?.id ?? 'next'} className={css.sortLine}>
          <NativeSelect
            id={`${id}${at}`}
            aria-label={t(at === 0 ? 'tools.sort' : 'tools.sortNext')}
            value={field?.id ?? ''}
            onChange={({ target: { value } }) =>
              put(at, value === '' ? undefined : { id: value, descending: field?.descending ?? false })
            }
          >
            <option value="">{t(at === 0 ? 'tools.unsorted' : field ? 'tools.unsorted' : 'tools.sortNext')}</option>
            {columns
              .filter((column) => column.id === field?.id || !sort.some((one) => one.id === column.id))
              .map((column) => (
                <option key={column.id} value={column.id}>
                  {column.title}
                </option>
              ))}
          </NativeSelect>
          {field && (
            <button
              type="button"
              className={css.way}
              onClick={() => put(at, { ...field, descending: !field.descending })}
            >
              {t(field.descending ? 'tools.descending' : 'tools.ascending')}
            </button>
          )}
        </div>
      ))}
    </fieldset>
  )
}

interface Props {
  state: GridState
  onState: (next: GridState) => void
}

/** The height of the rows. */
function DensityChoice({ state, onState }: Props) {
  const { t } = useTranslation('grid')
  const name = useId()
  return (
    <fieldset className={css.choice}>
      <legend className={css.legend}>{t('tools.density')}</legend>
      {densities.map((density) => (
        <label key={density} className={css.option}>
          <input
            type="radio"
            className={css.box}
            name={name}
            checked={state.layout.density === density}
            onChange={() => onState(setDensity(state, density))}
          />
          {t(`tools.densities.${density}`)}
        </label>
      ))}
    </fieldset>
  )
}

interface ColumnLineProps {
  column: GridColumn
  layout: ColumnLayout
  state: GridState
  /** The neighbours of this column; undefined at either end. */
  before: string | undefined
  after: string | undefined
  isDragged: boolean
  onState: (next: GridState) => void
  onMove: (to: string | undefined) => void
  onDrag: (id: string | undefined) => void
  onDrop: () => void
}

/** One column in the list: visible, pinned, and its position, by buttons or by dragging. */
function ColumnLine(props: ColumnLineProps) {
  const { column, layout, state, before, after, isDragged, onState, onMove, onDrag, onDrop } = props
  const { t } = useTranslation('grid')
  const { id, title, isRowHeader = false } = column
  const isPinned = layout.pinned ?? false
  return (
    <li
      className={classNames(css.line, isDragged && css.dragged)}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', title)
        onDrag(id)
      }}
      onDragEnd={() => onDrag(undefined)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        onDrop()
      }}
    >
      <label className={css.shown}>
        <input
          type="checkbox"
          className={css.box}
          checked={!layout.hidden}
          disabled={isRowHeader}
          onChange={() => onState(hideColumn(state, id, !layout.hidden))}
        />
        <span className={css.title}>
          {title} {isRowHeader && <span className={css.note}>{t('tools.always')}</span>}
        </span>
      </label>
      <IconButton
        label={t(isPinned ? 'tools.unpin' : 'tools.pin', { title })}
        aria-pressed={isPinned}
        className={classNames(isPinned && css.pinned)}
        onClick={() => onState(pinColumn(state, id, !isPinned))}
      >
        <PinIcon />
      </IconButton>
      <IconButton
        label={t('tools.up', { title })}
        aria-disabled={before === undefined}
        className={css.up}
        onClick={() => onMove(before)}
      >
        <Icon name="chevron" size={16} />
      </IconButton>
      <IconButton label={t('tools.down', { title })} aria-disabled={after === undefined} onClick={() => onMove(after)}>
        <Icon name="chevron" size={16} />
      </IconButton>
    </li>
  )
}

const PinIcon = () => (
  <IconFrame size={16}>
    <path d="M7 2.5h6l-.8 5.5 2.3 3h-9l2.3-3zM10 11v6.5" />
  </IconFrame>
)
