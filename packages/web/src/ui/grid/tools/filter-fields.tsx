import type { ColumnFilter } from '@fairway/contract/shared/grid.values'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { CalendarButton } from '../../form/calendar-button.tsx'
import dayCss from '../../form/day-field.module.css'
import fieldCss from '../../form/field.module.css'
import { FieldFrame } from '../../form/field.tsx'
import css from './filter-dialog.module.css'

type HasFilter = Extract<ColumnFilter, { kind: 'has' }>
type BetweenFilter = Extract<ColumnFilter, { kind: 'between' }>

interface TextProps {
  id: string
  filter: HasFilter
  onChange: (filter: HasFilter) => void
}

/** A part of the text to find, in any spelling. */
export function FilterTextField({ id, filter, onChange }: TextProps) {
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
export function FilterEndsFields({ id, isDay, filter, error, onChange }: EndsProps) {
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
