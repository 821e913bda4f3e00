import { useTranslation } from '../../../platform/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { RequestWords } from '../request-words.ts'
import { checkCriteria, type RequestCriteria, without } from './request-criteria.rules.ts'
import css from './request-list.module.css'

interface Props {
  criteria: RequestCriteria
  words: RequestWords
  onChange: (criteria: RequestCriteria) => void
  onFilter: () => void
}

/** What the list is narrowed by, each criterion with a way out, and the way to narrow it further. */
export function CriteriaBar({ criteria, words, onChange, onFilter }: Props) {
  const { t } = useTranslation('bookings')
  const { text, portOfLoading, portOfDischarge, vvd, from, to } = criteria
  const chips: { name: string; value: string; fields: (keyof RequestCriteria)[] }[] = []
  if (text) chips.push({ name: t('filter.text'), value: text, fields: ['text'] })
  if (portOfLoading)
    chips.push({ name: t('columns.portOfLoading'), value: words.place(portOfLoading), fields: ['portOfLoading'] })
  if (portOfDischarge)
    chips.push({ name: t('columns.portOfDischarge'), value: words.place(portOfDischarge), fields: ['portOfDischarge'] })
  if (vvd) chips.push({ name: t('columns.vvd'), value: vvd, fields: ['vvd'] })
  if (from || to)
    chips.push({ name: t('filter.changed'), value: `${from ?? '…'} – ${to ?? '…'}`, fields: ['from', 'to'] })
  const wrong = checkCriteria(criteria)
  return (
    <search className={css.criteria} aria-label={t('filter.label')}>
      {chips.map(({ name, value, fields }) => {
        const words = t('filter.chip', { name, value })
        return (
          <Chip
            key={fields.join()}
            text={words}
            wrong={wrong.some(({ path }) => fields.some((field) => field === path))}
            removeLabel={t('filter.remove', { text: words })}
            onRemove={() => onChange(without(criteria, ...fields))}
          />
        )
      })}
      <Button small onClick={onFilter}>
        <Icon name="search" size={15} />
        {t('filter.open')}
      </Button>
      {chips.length > 1 && (
        <Button look="quiet" small onClick={() => onChange(criteria.statuses ? { statuses: criteria.statuses } : {})}>
          {t('filter.clear')}
        </Button>
      )}
    </search>
  )
}
