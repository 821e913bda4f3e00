import { type ColumnFilter, FILTER_VALUE_LIMIT } from '@fairway/contract/shared/grid.values'
import { type FormEvent, useId, useMemo, useState } from 'react'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Button } from '../../button.tsx'
import { Dialog } from '../../dialog/dialog.tsx'
import { CalendarButton } from '../../form/calendar-button.tsx'
import dayCss from '../../form/day-field.module.css'
import fieldCss from '../../form/field.module.css'
import { FieldFrame, FieldNotes } from '../../form/field.tsx'
import { useComposing } from '../../form/use-composing.ts'
import type { GridColumn, GridRows } from '../grid-parts.ts'
import {
  checkFilter,
  type FilterError,
  filterToEdit,
  findValues,
  settledFilter,
  tidyFilter,
  valuesOf,
} from './filter.rules.ts'
import css from './filter-dialog.module.css'

export interface FilterDialogProps {
  column: GridColumn
  rows: GridRows
  filter: ColumnFilter | undefined
  /** Undefined removes the filter. */
  onFilter: (filter: ColumnFilter | undefined) => void
  onClose: () => void
}

/** Filters one column: by a text, by some of its values, or by a range. Enter applies, Escape cancels. */
export function FilterDialog({ column, rows, filter, onFilter, onClose }: FilterDialogProps) {
  const { t } = useTranslation('grid')
  const id = useId()
  const composing = useComposing()
  const [draft, setDraft] = useState(() => filterToEdit(filter, column.kind))
  const [error, setError] = useState<FilterError>()
  const settle = (next: ColumnFilter | undefined) => {
    onFilter(next)
    onClose()
  }
  const apply = (event: FormEvent) => {
    event.preventDefault()
    if (composing.isBusy()) return
    const tidied = tidyFilter(draft, column.kind)
    const found = checkFilter(tidied, column.kind)
    setDraft(tidied)
    setError(found)
    if (!found) return settle(settledFilter(tidied))
    document.getElementById(`${id}${found.field}`)?.focus()
  }
  const problem = error && t(`filters.${error.problem}`, { count: FILTER_VALUE_LIMIT })
  return (
    <Dialog title={t('filters.title', { title: column.title })} onClose={onClose}>
      <form className={css.form} noValidate onSubmit={apply} {...composing.keys}>
        {draft.kind === 'has' && <FilterTextField id={id} filter={draft} onChange={setDraft} />}
        {draft.kind === 'between' && (
          <FilterEndsFields
            id={id}
            isDay={column.kind !== 'number'}
            filter={draft}
            error={error && { ...error, text: problem ?? '' }}
            onChange={setDraft}
          />
        )}
        {draft.kind === 'oneOf' && (
          <FilterValues
            id={id}
            column={column}
            rowCount={rows.count}
            filter={draft}
            error={problem}
            onChange={setDraft}
          />
        )}
        <div className={css.actions}>
          <Button variant="quiet" onClick={() => settle(undefined)}>
            {t('filters.clear')}
          </Button>
          <Button type="submit" variant="primary">
            {t('filters.apply')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type OneOf = Extract<ColumnFilter, { kind: 'oneOf' }>

interface Props {
  id: string
  column: GridColumn
  rowCount: number
  filter: OneOf
  error: string | undefined
  onChange: (filter: OneOf) => void
}

const SHOWN = 100

/** The values of a column with their counts, to choose from. A search shortens the list. */
function FilterValues({ id, column, rowCount, filter, error, onChange }: Props) {
  const { t } = useTranslation('grid')
  const [search, setSearch] = useState('')
  const values = useMemo(() => {
    const present = valuesOf(column, rowCount)
    const known = new Set(present.map(({ value }) => value))
    const absent = filter.values.filter((value) => !known.has(value))
    return [...present, ...absent.map((value) => ({ value, text: value, count: 0 }))]
    // a chosen value that no longer occurs stays in the list while the dialog is open
  }, [column, rowCount, filter.values])
  const found = findValues(values, search)
  const chosen = new Set(filter.values)
  const turn = (value: string) => {
    const others = filter.values.filter((one) => one !== value)
    onChange({ kind: 'oneOf', values: chosen.has(value) ? others : [...others, value] })
  }
  return (
    <>
      <FieldFrame id={`${id}find`} label={t('filters.find')} error={undefined}>
        <input
          id={`${id}find`}
          className={fieldCss.input}
          type="text"
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </FieldFrame>
      <fieldset
        className={css.values}
        id={`${id}values`}
        tabIndex={-1}
        {...(error !== undefined && { 'aria-describedby': `${id}wrong` })}
      >
        <legend className="visually-hidden">{t('filters.values')}</legend>
        <FieldNotes id={id} error={error} />
        {found.slice(0, SHOWN).map(({ value, text, count }) => (
          <label key={value} className={css.value}>
            <input type="checkbox" className={css.box} checked={chosen.has(value)} onChange={() => turn(value)} />
            <span className={css.text}>{text || t('filters.empty')}</span>
            <span className={css.count}>{count}</span>
          </label>
        ))}
        {found.length > SHOWN && <p className={css.more}>{t('filters.more', { count: found.length - SHOWN })}</p>}
        {found.length === 0 && <p className={css.more}>{t('filters.noValue')}</p>}
      </fieldset>
    </>
  )
}

type HasFilter = Extract<ColumnFilter, { kind: 'has' }>
type BetweenFilter = Extract<ColumnFilter, { kind: 'between' }>

interface TextProps {
  id: string
  filter: HasFilter
  onChange: (filter: HasFilter) => void
}

/** A part of the text to find, in any spelling. */
function FilterTextField({ id, filter, onChange }: TextProps) {
  const { t } = useTranslation('grid')
  return (
    <FieldFrame id={`${id}text`} label={t('filters.has')} error={undefined}>
      <input
        id={`${id}text`}
        className={fieldCss.input}
        value={filter.text}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange({ kind: 'has', text: event.target.value })}
      />
    </FieldFrame>
  )
}

interface EndsProps {
  id: string
  isDay: boolean
  filter: BetweenFilter
  error: { field: string; text: string } | undefined
  onChange: (filter: BetweenFilter) => void
}

/** A range of days or numbers, both ends included. Either end may be open. */
function FilterEndsFields({ id, isDay, filter, error, onChange }: EndsProps) {
  const { t } = useTranslation('grid')
  return (
    <div className={css.ends}>
      {(['from', 'to'] as const).map((end) => {
        const problem = error?.field === end ? error.text : undefined
        const put = (text: string) => onChange({ ...filter, [end]: text })
        return (
          <FieldFrame key={end} id={`${id}${end}`} label={t(`filters.${end}`)} error={problem}>
            <span className={dayCss.frame}>
              <input
                id={`${id}${end}`}
                className={fieldCss.input}
                inputMode={isDay ? 'numeric' : 'decimal'}
                {...(isDay && { placeholder: 'yyyy-mm-dd' })}
                maxLength={isDay ? 12 : 20}
                value={filter[end]}
                autoComplete="off"
                aria-invalid={problem !== undefined}
                {...(problem !== undefined && { 'aria-describedby': `${id}${end}wrong` })}
                onChange={(event) => put(event.target.value)}
              />
              {isDay && (
                <CalendarButton
                  label={t('filters.calendar', { field: t(`filters.${end}`) })}
                  dayNow={() => filter[end]}
                  onDay={put}
                />
              )}
            </span>
          </FieldFrame>
        )
      })}
    </div>
  )
}
