import type { Violation } from '@fairway/contract/kit/errors'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { Button } from '../button.tsx'
import { Chip } from '../chip.tsx'
import { Icon } from '../icon.tsx'
import css from './criteria-bar.module.css'
import type { CriterionChip } from './filter.rules.ts'

interface CriteriaBarProps<C extends object> {
  chips: readonly CriterionChip<C>[]
  errors: readonly Violation[]
  onChange: (criteria: C) => void
  /** Takes all of them away but for what the cards choose. */
  onClear: () => void
  onFilter: () => void
  /** Where numbers can be pasted. */
  onPaste?: () => void
  /** What it and its way to all criteria are called, where that is not as usual. */
  label?: string | undefined
  filterText?: string | undefined
}

/** What the list is narrowed by, each criterion with a way out, and the ways to narrow it further. */
export function CriteriaBar<C extends object>(props: CriteriaBarProps<C>) {
  const { chips, errors, onChange, onClear, onFilter, onPaste, label, filterText } = props
  const { t } = useTranslation('listing')
  const isInvalid = (fields: readonly string[]) => errors.some(({ path }) => fields.includes(path))
  return (
    <search className={css.bar} aria-label={label ?? t('criteria.label')}>
      {chips.map(({ text, fields, without }) => (
        <Chip
          key={fields.join()}
          text={text}
          invalid={isInvalid(fields)}
          removeLabel={t('criteria.remove', { text })}
          onRemove={() => onChange(without)}
        />
      ))}
      <Button small onClick={onFilter}>
        <Icon name="search" size={15} />
        {filterText ?? t('criteria.add')}
      </Button>
      {onPaste && (
        <Button small onClick={onPaste}>
          {t('paste.open')}
        </Button>
      )}
      {chips.length > 1 && (
        <Button variant="quiet" small onClick={onClear}>
          {t('criteria.clear')}
        </Button>
      )}
    </search>
  )
}
