import { type ComponentType, memo } from 'react'
import { useTranslation } from '../../platform/language/use-translation.ts'
import type { Watched } from '../../platform/storage/store.ts'
import { classNames } from '../class-names.ts'
import { noNotes, useFormParts, useStoreSelector } from '../document-form/document-context.ts'
import { rowsAt } from '../document-form/document-values.ts'
import { lineId } from '../document-form/line-id.ts'
import fieldCss from '../form/field.module.css'
import { Icon } from '../icon.tsx'
import { type EntryRow, rangeOf } from './entry-block.rules.ts'
import { EntryCell } from './entry-cell.tsx'
import css from './entry-grid.module.css'
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
