import type { Violation } from '@fairway/contract/kit/errors'
import type { DashboardCriteria } from '@fairway/contract/tracking/dashboard.words'
import { useTranslation } from '../../../platform/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Icon } from '../../../ui/icon.tsx'
import css from './criteria-bar.module.css'
import { criteriaChips } from './criteria-chips.rules.ts'
import type { DashboardWords } from './dashboard-words.ts'

interface Props {
  criteria: DashboardCriteria
  words: DashboardWords
  wrong: readonly Violation[]
  onChange: (criteria: DashboardCriteria) => void
  onFilter: () => void
  onPaste: () => void
}

/** What the list is narrowed by, each criterion with a way out, and the ways to narrow it further. */
export function CriteriaBar({ criteria, words, wrong, onChange, onFilter, onPaste }: Props) {
  const { t } = useTranslation('containerDashboard')
  const chips = criteriaChips(criteria, words)
  const isWrong = (fields: string[]) => wrong.some(({ path }) => fields.includes(path))
  return (
    <search className={css.bar} aria-label={t('criteria.label')}>
      {chips.map(({ id, text, fields, without }) => (
        <Chip
          key={id}
          text={text}
          wrong={isWrong(fields)}
          removeLabel={t('criteria.remove', { text })}
          onRemove={() => onChange(without)}
        />
      ))}
      <Button small onClick={onFilter}>
        <Icon name="search" size={15} />
        {t('criteria.add')}
      </Button>
      <Button small onClick={onPaste}>
        {t('paste.open')}
      </Button>
      {chips.length > 1 && (
        <Button look="quiet" small onClick={() => onChange(criteria.stages ? { stages: criteria.stages } : {})}>
          {t('criteria.clear')}
        </Button>
      )}
    </search>
  )
}
