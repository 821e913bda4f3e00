import type { ColumnFilter } from '@fairway/contract/shared/grid.words'
import { useTranslation } from 'react-i18next'
import fieldCss from '../../form/field.module.css'
import { FieldFrame } from '../../form/field.tsx'
import css from './column-filter-dialog.module.css'

type HasFilter = Extract<ColumnFilter, { kind: 'has' }>
type BetweenFilter = Extract<ColumnFilter, { kind: 'between' }>
export type FilterEnds = Pick<BetweenFilter, 'from' | 'to'>

interface TextProps {
  id: string
  filter: HasFilter
  onChange: (filter: HasFilter) => void
}

/** A part of the text that is looked for, in any spelling. */
export function FilterTextField({ id, filter, onChange }: TextProps) {
  const { t } = useTranslation('grid')
  return (
    <FieldFrame id={`${id}text`} label={t('filters.has')} wrong={undefined}>
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
  wrong: { field: string; text: string } | undefined
  onChange: (filter: BetweenFilter) => void
  /** The ends in which something stands that is no day; the browser does not say what. */
  onUnreadable: (ends: ReadonlySet<keyof FilterEnds>) => void
}

/** From one day or number to another, both counted in; either end may be left open. */
export function FilterEndsFields({ id, isDay, filter, wrong, onChange, onUnreadable }: EndsProps) {
  const { t } = useTranslation('grid')
  const isBad = (end: keyof FilterEnds) => {
    const input = document.getElementById(`${id}${end}`)
    return input instanceof HTMLInputElement && input.validity.badInput
  }
  const judge = () => onUnreadable(new Set((['from', 'to'] as const).filter(isBad)))
  return (
    <div className={css.ends}>
      {(['from', 'to'] as const).map((end) => {
        const problem = wrong?.field === end ? wrong.text : undefined
        return (
          <FieldFrame key={end} id={`${id}${end}`} label={t(`filters.${end}`)} wrong={problem}>
            <input
              id={`${id}${end}`}
              className={fieldCss.input}
              {...(isDay ? { type: 'date', max: '2199-12-31' } : { inputMode: 'decimal' })}
              value={filter[end]}
              autoComplete="off"
              aria-invalid={problem !== undefined}
              {...(problem !== undefined && { 'aria-describedby': `${id}${end}wrong` })}
              onChange={(event) => onChange({ ...filter, [end]: event.target.value.trim() })}
              onInput={judge}
              onBlur={judge}
            />
          </FieldFrame>
        )
      })}
    </div>
  )
}
