import { type GridState, SORT_LIMIT, type SortField } from '@fairway/contract/shared/grid.words'
import { useId } from 'react'
import { useTranslation } from '../../../platform/use-translation.ts'
import fieldCss from '../../form/field.module.css'
import { Icon } from '../../icon.tsx'
import type { GridColumn } from '../grid-parts.ts'
import { setSort } from '../grid-state.rules.ts'
import css from './column-panel.module.css'

interface Props {
  columns: readonly GridColumn[]
  state: GridState
  onState: (next: GridState) => void
}

/** By what the rows are sorted, first and then; the way to sort on a phone, where cards have no header. */
export function SortChoice({ columns, state, onState }: Props) {
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
          <div className={fieldCss.joined}>
            <select
              id={`${id}${at}`}
              className={fieldCss.select}
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
            </select>
            <span className={fieldCss.arrow}>
              <Icon name="chevron" size={18} />
            </span>
          </div>
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
