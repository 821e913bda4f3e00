import { activityTypes } from '@fairway/contract/identity/account.words'
import { useId } from 'react'
import { useTranslation } from '../../platform/use-translation.ts'
import { Icon } from '../../ui/icon.tsx'
import { type ActivityFilter, readFilter } from './account-criteria.rules.ts'
import css from './account-detail.module.css'

interface Props {
  filter: ActivityFilter
  onFilter: (filter: ActivityFilter) => void
}

/** Narrows the list by what was done and by how it ended; a choice counts at once. */
export function ActivityFilters({ filter, onFilter }: Props) {
  const { t } = useTranslation('account')
  const statuses = ['success', 'refused'] as const
  const choose = (part: Record<string, string>) => onFilter(readFilter({ ...filter, ...part }))
  return (
    <div className={css.filters}>
      <Filter
        label={t('activity.columns.type')}
        value={filter.type}
        options={activityTypes.map((value) => ({ value, text: t(`activity.types.${value}`) }))}
        onChoose={(type) => choose({ type })}
      />
      <Filter
        label={t('activity.columns.status')}
        value={filter.status}
        options={statuses.map((value) => ({ value, text: t(`activity.statuses.${value}`) }))}
        onChoose={(status) => choose({ status })}
      />
    </div>
  )
}

interface FilterProps {
  label: string
  value: string
  options: readonly { value: string; text: string }[]
  onChoose: (value: string) => void
}

function Filter({ label, value, options, onChoose }: FilterProps) {
  const { t } = useTranslation('accounts')
  const id = useId()
  return (
    <div className={css.filter}>
      <label htmlFor={id}>{label}</label>
      <span className={css.choice}>
        <select id={id} value={value} onChange={(event) => onChoose(event.target.value)}>
          <option value="">{t('activity.any')}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
        <Icon name="chevron" size={16} />
      </span>
    </div>
  )
}
