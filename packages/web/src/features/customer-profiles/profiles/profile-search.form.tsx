import { checkProfileSearch } from '@fairway/contract/accounts/account-search.rules'
import { accountStatuses } from '@fairway/contract/identity/account.values'
import { groups } from '@fairway/contract/kit/access'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { apiQuery } from '../../../platform/api.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { fieldId } from '../../../ui/form/field-id.ts'
import { broadField, SearchBar } from '../../../ui/form/search-bar.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { ChosenFilter } from '../chosen-filter.tsx'
import type { ProfileCriteria } from '../criteria.rules.ts'
import { useOrganisationLookUp } from '../use-lookup.ts'

interface Props {
  criteria: ProfileCriteria
  onSearch: (criteria: ProfileCriteria) => void
}

/** The criteria of a search for profiles. The status is required, the others are filters. */
export function ProfileSearchForm({ criteria, onSearch }: Props) {
  const { t } = useTranslation(['customerProfiles', 'account'])
  const form = useContractForm<ProfileCriteria>({ defaults: criteria, check: checkProfileSearch })
  const lookUp = useOrganisationLookUp()
  const organisation = useWatch({ control: form.fields.control, name: 'organisation' })
  const { data } = useQuery({
    ...apiQuery('GET /auth/management/organisation/detail', { query: { id: organisation } }),
    enabled: organisation !== '',
  })
  return (
    <SearchBar form={form} label={t('profiles.title')} action={t('search.action')} onSearch={onSearch}>
      <SelectField
        form={form}
        name="status"
        label={t('profiles.status')}
        options={accountStatuses.map((value) => ({ value, text: t(`statuses.${value}`, { ns: 'account' }) }))}
      />
      <TextField form={form} name="q" label={t('profiles.words')} autoComplete="off" plain className={broadField} />
      <SelectField
        form={form}
        name="group"
        label={t('profiles.group')}
        empty={t('profiles.anyGroup')}
        options={groups.map((value) => ({ value, text: `${value} ${t(`groups.${value}`)}` }))}
      />
      <ChosenFilter
        id={fieldId(form, 'organisation')}
        label={t('profiles.organisation')}
        lookUp={lookUp}
        chosen={organisation === '' ? '' : (data?.name ?? '…')}
        onChoose={(id) => {
          form.fields.setValue('organisation', id)
          lookUp.onText('')
        }}
      />
    </SearchBar>
  )
}
