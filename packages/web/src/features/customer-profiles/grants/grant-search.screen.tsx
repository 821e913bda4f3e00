import { checkPeriod } from '@fairway/contract/accounts/grant.rules'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useWatch } from 'react-hook-form'
import { apiQuery } from '../../../platform/calls/api.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import type { TextSearch } from '../../../platform/search-readers.ts'
import { AdminTabs } from '../../../ui/account/admin-tabs.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { DayField } from '../../../ui/form/day-field.tsx'
import { fieldId } from '../../../ui/form/field-id.ts'
import { broadField, SearchBar } from '../../../ui/form/search-bar.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { Screen } from '../../../ui/screen.tsx'
import { ChosenFilter } from '../chosen-filter.tsx'
import css from '../criteria.module.css'
import { type GrantCriteria, readGrantCriteria, writeCriteria } from '../criteria.rules.ts'
import { useGrantTrail } from '../found-lists.ts'
import { ListFoot } from '../list-foot.tsx'
import { Listed } from '../listed.tsx'
import { useAccountLookUp } from '../use-lookup.ts'
import listCss from './grant-list.module.css'
import { GrantList } from './grant-list.tsx'

/** The history of all grants: who got what, from whom and when. */
export function GrantSearchScreen({ address }: { address: TextSearch }) {
  const criteria = readGrantCriteria(address)
  const navigate = useNavigate()
  const { t } = useTranslation('customerProfiles')
  return (
    <Screen title={t('grants.title')}>
      <AdminTabs here="grants" />
      <p className={listCss.intro}>{t('grants.intro')}</p>
      <div className={css.criteria}>
        <GrantSearchForm
          key={JSON.stringify(criteria)}
          criteria={criteria}
          onSearch={(next) => void navigate({ to: '/adminGrantSearch', search: writeCriteria(next) })}
        />
      </div>
      {checkPeriod(criteria).length === 0 && <Found criteria={criteria} />}
    </Screen>
  )
}

function Found({ criteria }: { criteria: GrantCriteria }) {
  const { t } = useTranslation('customerProfiles')
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isPlaceholderData } =
    useGrantTrail(criteria)
  const entries = data?.pages.flatMap((page) => page.entries)
  const isNarrowed = Object.keys(writeCriteria(criteria)).length > 0
  return (
    <Listed
      count={entries?.length}
      error={error}
      onRetry={() => void refetch()}
      none={
        <EmptyState icon="search" title={t(isNarrowed ? 'grants.noneFound' : 'grants.none')}>
          {isNarrowed && t('grants.noneFoundText')}
        </EmptyState>
      }
    >
      <GrantList entries={entries ?? []} withUser isStale={isPlaceholderData} />
      <ListFoot
        count={entries?.length ?? 0}
        onMore={hasNextPage ? () => void fetchNextPage() : undefined}
        isLoading={isFetchingNextPage}
      />
    </Listed>
  )
}

interface GrantSearchFormProps {
  criteria: GrantCriteria
  onSearch: (criteria: GrantCriteria) => void
}

/** Whose grants, by whom, and between which days. All criteria are optional. */
function GrantSearchForm({ criteria, onSearch }: GrantSearchFormProps) {
  const { t } = useTranslation('customerProfiles')
  const form = useContractForm<GrantCriteria>({ defaults: criteria, check: checkPeriod })
  const lookUp = useAccountLookUp()
  const user = useWatch({ control: form.fields.control, name: 'user' })
  const { data } = useQuery({
    ...apiQuery('GET /auth/management/user/email', { query: { user } }),
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
