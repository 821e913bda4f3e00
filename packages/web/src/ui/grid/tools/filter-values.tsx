import type { ColumnFilter } from '@fairway/contract/shared/grid.values'
import { useMemo, useState } from 'react'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import fieldCss from '../../form/field.module.css'
import { FieldFrame, FieldNotes } from '../../form/field.tsx'
import type { GridColumn } from '../grid-parts.ts'
import { findValues, valuesOf } from './filter.rules.ts'
import css from './filter-dialog.module.css'

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
export function FilterValues({ id, column, rowCount, filter, error, onChange }: Props) {
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
