import { checkPeriod } from '@fairway/contract/accounts/grant.rules'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { ask } from '../../platform/api.ts'
import { useTranslation } from '../../platform/use-translation.ts'
import { DayField } from '../../ui/form/day-field.tsx'
import { fieldId } from '../../ui/form/field-id.ts'
import { broadField, SearchBar } from '../../ui/form/search-bar.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { ChosenFilter } from './chosen-filter.tsx'
import type { GrantCriteria } from './criteria.rules.ts'
import { useAccountLookUp } from './use-look-up.ts'

interface Props {
  criteria: GrantCriteria
  onSearch: (criteria: GrantCriteria) => void
}

/** Whose grants, by whom, and between which days; everything may be left open. */
export function GrantSearchForm({ criteria, onSearch }: Props) {
  const { t } = useTranslation('customerProfiles')
  const form = useContractForm<GrantCriteria>({ defaults: criteria, check: checkPeriod })
  const lookUp = useAccountLookUp()
  const user = useWatch({ control: form.fields.control, name: 'user' })
  const { data } = useQuery({
    ...ask('GET /auth/management/user/email', { query: { user } }),
    enabled: user !== '',
  })
  return (
    <SearchBar form={form} label={t('grants.title')} action={t('search.action')} onSearch={onSearch}>
      <ChosenFilter
        id={fieldId(form, 'user')}
        label={t('grants.user')}
        hint={t('grants.userHint')}
        className={broadField}
        lookUp={lookUp}
        chosen={user === '' ? '' : (data?.email ?? '…')}
        onChoose={(id) => {
          form.fields.setValue('user', id)
          lookUp.onText('')
        }}
      />
      <TextField form={form} name="by" label={t('grants.by')} hint={t('grants.byHint')} autoComplete="off" plain />
      <DayField form={form} name="from" label={t('grants.from')} />
      <DayField form={form} name="to" label={t('grants.to')} />
    </SearchBar>
  )
}
