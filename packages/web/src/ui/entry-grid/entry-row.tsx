import { type ComponentType, memo, useRef } from 'react'
import { useTranslation } from '../../platform/language/use-translation.ts'
import type { Watched } from '../../platform/storage/store.ts'
import { classNames } from '../class-names.ts'
import { noNotes, useFormParts, useStoreSelector } from '../document-form/document-context.ts'
import { rowsAt } from '../document-form/document-values.ts'
import { lineId } from '../document-form/line-id.ts'
import fieldCss from '../form/field.module.css'
import lookUpCss from '../form/lookup-field.module.css'
import { Icon } from '../icon.tsx'
import { type EntryRow, rangeOf } from './entry-block.rules.ts'
import css from './entry-grid.module.css'
import type { EntryColumn, Offer } from './entry-grid.store.ts'
import { type ListGrid, useGrid } from './use-entry-grid.ts'

interface Props {
  list: string
  at: number
  isLocked: boolean
  Aside: ComponentType<{ at: number }> | undefined
}

/** Which cells of a row are selected: the first, the last and the one with the cursor. Text, to be the same again. */
const useSelectedCells = ({ selection }: ListGrid, at: number) =>
  useStoreSelector(selection, (now) => {
    if (!now) return ''
    const { top, bottom, left, right } = rangeOf(now)
    const isRange = top !== bottom || left !== right
    return isRange && at >= top && at <= bottom ? `${left} ${right}` : ''
  })

const BETWEEN = '\u0000'
/**
 * The texts of a row in the order of its columns. They are compared as one text, to be the same again; a row without any
 * does not render for those of others.
 */
function useRowTexts(texts: Watched<ReadonlyMap<string, string>>, { columns, pathOf }: ListGrid, at: number) {
  const joined = useStoreSelector(texts, (known) => {
    const found = known.size === 0 ? [] : columns.map(({ name }) => known.get(pathOf(at, name)) ?? '')
    return found.some(Boolean) ? found.join(BETWEEN) : ''
  })
  return joined.split(BETWEEN)
}

/** One row. A letter in another row does not render it again. */
export const EntryTableRow = memo(function EntryTableRow({ list, at, isLocked, Aside }: Props) {
  const { t } = useTranslation('entryGrid')
  const grid = useGrid()
  const { id, editor, texts, notes } = useFormParts()
  // the document holds texts in its rows
  const row = useStoreSelector(editor.form.document, (now) => rowsAt(now, list)[at] as EntryRow | undefined)
  const errors = useRowTexts(texts, grid, at)
  const remarks = useRowTexts(notes ?? noNotes, grid, at)
  const [first = -1, last = -1] = useSelectedCells(grid, at)
    .split(' ')
    .map((text) => (text === '' ? -1 : Number(text)))
  if (!row) return null
  const { columns } = grid
  const selectRow = () => grid.selectAnd({ from: { row: at, column: columns.length - 1 }, to: { row: at, column: 0 } })
  return (
    <tr className={css.row} aria-label={t('row', { row: at + 1 })}>
      <th scope="row" className={css.number}>
        <button type="button" tabIndex={-1} aria-label={t('selectRow', { row: at + 1 })} onClick={selectRow}>
          {at + 1}
        </button>
      </th>
      {columns.map((column, nth) => {
        const computed = column.computed?.(row)
        const isFixed = column.isFixed ?? false
        return (
          <td
            key={column.name}
            className={classNames(css.cell, nth >= first && nth <= last && css.selected)}
            data-label={column.label}
          >
            <EntryCell
              column={column}
              id={lineId(id, grid.pathOf(at, column.name))}
              row={at}
              nth={nth}
              value={computed ?? row[column.name] ?? ''}
              isComputed={computed !== undefined}
              isWrong={Boolean(errors[nth])}
              isNoted={Boolean(remarks[nth])}
              isLocked={isLocked || isFixed || grid.isRowLocked(row)}
              isFixed={isFixed}
            />
          </td>
        )
      })}
      {Aside && (
        <td className={classNames(css.cell, css.aside)}>
          <Aside at={at} />
        </td>
      )}
      <RowTexts grid={grid} at={at} texts={errors} kind="wrong" />
      <RowTexts grid={grid} at={at} texts={remarks} kind="note" />
    </tr>
  )
})

interface TextsProps {
  grid: ListGrid
  at: number
  texts: readonly string[]
  kind: 'wrong' | 'note'
}

/** What is wrong with the cells of a row, or should be looked at, below it. */
function RowTexts({ grid: { columns, pathOf }, at, texts, kind }: TextsProps) {
  const { id } = useFormParts()
  if (!texts.some(Boolean)) return null
  return (
    <td className={css.said} data-kind={kind} colSpan={columns.length + 2}>
      {columns.map(
        ({ name, label }, nth) =>
          texts[nth] && (
            <p
              key={name}
              className={kind === 'wrong' ? fieldCss.problem : fieldCss.note}
              id={`${lineId(id, pathOf(at, name))}${kind}`}
            >
              {kind === 'note' && <Icon name="alert" size={14} />}
              <span>
                <b>{label}:</b> {texts[nth]}
              </span>
            </p>
          ),
      )}
    </td>
  )
}

interface EntryCellProps {
  column: EntryColumn
  id: string
  row: number
  /** The position of its column. */
  nth: number
  value: string
  /** The value follows from other cells, and cannot be typed. */
  isComputed: boolean
  isWrong: boolean
  /** There is a warning or a remark about it. */
  isNoted: boolean
  isLocked: boolean
  /** It says what the row is about. */
  isFixed: boolean
}

/** One cell. On focus its text is selected, so that typing replaces it; a second click or F2 edits it. */
const EntryCell = memo(function EntryCell({ column, id, row, nth, value, ...state }: EntryCellProps) {
  const { isComputed, isWrong, isNoted, isLocked, isFixed } = state
  const { t } = useTranslation('entryGrid')
  const grid = useGrid()
  const isHere = useStoreSelector(grid.selection, (now) => now?.to.row === row && now.to.column === nth)
  const offer = useStoreSelector(grid.offer, (now) => (isHere ? now : undefined))
  const wasHere = useRef(false)
  const place = { row, column: nth }
  const label = t('cell', { column: column.label, row: row + 1 })
  return (
    <>
      <input
        id={id}
        className={css.input}
        data-kind={column.kind}
        type="text"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        {...(column.kind === 'figures' && { inputMode: 'decimal' })}
        aria-label={label}
        aria-invalid={isWrong}
        data-noted={isNoted}
        {...((isWrong || isNoted) && {
          'aria-describedby': [isWrong && `${id}wrong`, isNoted && `${id}note`].filter(Boolean).join(' '),
        })}
        {...(column.offer && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': offer !== undefined,
          ...(offer && { 'aria-controls': `${id}list`, 'aria-activedescendant': `${id}${offer.active}` }),
        })}
        readOnly={isLocked || isComputed}
        data-computed={isComputed}
        data-fixed={isFixed}
        {...(isFixed && { title: value })}
        value={value}
        onFocus={({ target }) => {
          const now = grid.selection.get()?.to
          if (now?.row !== row || now.column !== nth) grid.select({ from: place, to: place })
          target.select()
        }}
        onPointerDown={(event) => {
          wasHere.current = isHere && document.activeElement === event.currentTarget
          const from = grid.selection.get()?.from
          if (!event.shiftKey || !from) return
          event.preventDefault()
          grid.selectAnd({ from, to: place })
        }}
        onPointerEnter={(event) => {
          const from = grid.selection.get()?.from
          if (event.pointerType === 'mouse' && event.buttons === 1 && from && !isHere)
            grid.selectAnd({ from, to: place })
        }}
        onClick={({ currentTarget }) => {
          if (wasHere.current) grid.isEditing.set(true)
          else currentTarget.select()
        }}
        onChange={({ target }) => grid.type(place, target.value)}
        onBlur={() => grid.leave(place)}
      />
      {offer && <OfferList id={id} label={t('offered', { column: column.label })} offer={offer} />}
    </>
  )
})

interface OfferProps {
  id: string
  label: string
  offer: Offer
}

/** What the cell offers, below it. */
function OfferList({ id, label, offer: { options, active } }: OfferProps) {
  const { t } = useTranslation('entryGrid')
  const grid = useGrid()
  return (
    <>
      <div className={classNames(lookUpCss.panel, css.offer)} id={`${id}list`} role="listbox" aria-label={label}>
        {options.map((option, nth) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the cell itself takes the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the cell
          <div
            key={option.value}
            id={`${id}${nth}`}
            role="option"
            aria-selected={nth === active}
            className={classNames(lookUpCss.option, nth === active && lookUpCss.active)}
            ref={nth === active ? bringIntoSight : undefined}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => grid.choose(option)}
          >
            <span>{option.text}</span>
            <span className={lookUpCss.detail}>{option.detail}</span>
          </div>
        ))}
      </div>
      <span className="visually-hidden" role="status">
        {t('found', { count: options.length })}
      </span>
    </>
  )
}

const bringIntoSight = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })
