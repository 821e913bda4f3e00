import { checkAccountSearch } from '@fairway/contract/accounts/account-search.rules'
import { accountStatuses } from '@fairway/contract/identity/account.words'
import { useEffect } from 'react'
import { useTranslation } from '../../platform/use-translation.ts'
import { broadField, SearchBar } from '../../ui/form/search-bar.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import type { AccountCriteria } from './account-criteria.rules.ts'

interface Props {
  criteria: AccountCriteria
  onSearch: (criteria: AccountCriteria) => void
}

/** One field for all that an account may be found by, and a status to narrow it. */
export function AccountSearchForm({ criteria, onSearch }: Props) {
  const { t } = useTranslation(['accounts', 'account'])
  const form = useContractForm<AccountCriteria>({ defaults: criteria, check: checkAccountSearch })
  const { q, status } = criteria
  const { reset } = form.fields
  // back and forward lead to other criteria; what is being typed stays until then
  useEffect(() => reset({ q, status }), [reset, q, status])
  return (
    <SearchBar form={form} label={t('search.label')} action={t('search.action')} onSearch={onSearch}>
      <TextField form={form} name="q" label={t('search.q')} autoComplete="off" plain className={broadField} />
      <SelectField
        form={form}
        name="status"
        label={t('search.status')}
        empty={t('search.anyStatus')}
        options={accountStatuses.map((value) => ({ value, text: t(`statuses.${value}`, { ns: 'account' }) }))}
      />
    </SearchBar>
  )
}
