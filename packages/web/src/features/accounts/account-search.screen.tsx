import { checkAccountSearch, FOUND_LIMIT } from '@fairway/contract/accounts/account-search.rules'
import type { FoundAccount, FoundAccounts } from '@fairway/contract/accounts/accounts.schema'
import { accountStatuses } from '@fairway/contract/identity/account.values'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { apiQuery } from '../../platform/calls/api.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import type { TextSearch } from '../../platform/search-readers.ts'
import { AdminTabs } from '../../ui/account/admin-tabs.tsx'
import { personName } from '../../ui/account/person-name.rules.ts'
import { StatusTag } from '../../ui/account/status-tag.tsx'
import { broadField, SearchBar } from '../../ui/form/search-bar.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { Icon } from '../../ui/icon.tsx'
import { Row } from '../../ui/layout.tsx'
import { ReaderTime } from '../../ui/reader-time.tsx'
import { type Column, RowTable } from '../../ui/row-table.tsx'
import { Screen } from '../../ui/screen.tsx'
import { type AccountCriteria, chosenOnly, readCriteria } from './account-criteria.rules.ts'
import css from './account-search.module.css'
import { FailedCall, NothingFound, SearchStart, Waiting } from './account-states.tsx'
import { lastSearch } from './last-search.store.ts'

/** Finds an account by any part of what its owner is called. The criteria stand in the address. */
export function AccountSearchScreen({ address }: { address: TextSearch }) {
  const { t } = useTranslation('accounts')
  const navigate = useNavigate()
  const criteria = readCriteria(address)
  const queries = useQueryClient()
  const { q, status } = criteria
  const [violation] = checkAccountSearch(criteria)
  useEffect(() => lastSearch.set(chosenOnly({ q, status })), [q, status])
  const search = (wanted: AccountCriteria) => {
    const isSame = wanted.q === q && wanted.status === status
    // searching for the same again reloads the results
    if (isSame) void queries.invalidateQueries({ queryKey: ['GET /auth/management/user/search'] })
    else void navigate({ to: '/adminAccountSearch', search: chosenOnly(wanted) })
  }
  return (
    <Screen title={t('search.title')}>
      <AdminTabs here="accounts" />
      <div className={css.criteria}>
        <AccountSearchForm criteria={criteria} onSearch={search} />
      </div>
      {violation ? <SearchStart problem={q === '' ? undefined : violation} /> : <AccountResults criteria={criteria} />}
    </Screen>
  )
}

/** The results for the criteria in the address. Former rows stay, dimmed, until newer ones are loaded. */
function AccountResults({ criteria }: { criteria: AccountCriteria }) {
  const { t } = useTranslation('accounts')
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...apiQuery('GET /auth/management/user/search', { query: criteria }),
    placeholderData: keepPreviousData,
  })
  if (error) return <FailedCall error={error} title={t('search.failed')} onRetry={() => void refetch()} />
  if (!data) return <Waiting text={t('search.searching')} rows={6} />
  if (data.accounts.length === 0 && !isPlaceholderData) return <NothingFound criteria={criteria} />
  return <Found found={data} isStale={isPlaceholderData} />
}

function Found({ found: { accounts, isCut }, isStale }: { found: FoundAccounts; isStale: boolean }) {
  const { t } = useTranslation('accounts')
  const columns = useAccountColumns()
  const count = isCut ? t('search.cut', { limit: FOUND_LIMIT }) : t('search.found', { count: accounts.length })
  return (
    <>
      <Row as="p" gap={8} nowrap size="sm" muted className={css.count} role="status">
        {isCut && !isStale && <Icon name="note" size={18} />}
        {isStale ? t('search.searching') : count}
      </Row>
      <RowTable
        label={t('search.results')}
        columns={columns}
        rows={accounts}
        keyOf={({ id }) => id}
        isStale={isStale}
      />
    </>
  )
}

interface AccountSearchFormProps {
  criteria: AccountCriteria
  onSearch: (criteria: AccountCriteria) => void
}

/** One field for everything that an account may be found by, and a status filter. */
function AccountSearchForm({ criteria, onSearch }: AccountSearchFormProps) {
  const { t } = useTranslation(['accounts', 'account'])
  const form = useContractForm<AccountCriteria>({ defaults: criteria, check: checkAccountSearch })
  const { q, status } = criteria
  const { reset } = form.fields
  // back and forward bring other criteria; typed text stays until then
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

/** The columns of the results. Links use the id, so that no e-mail address gets into the browser's history. */
function useAccountColumns(): Column<FoundAccount>[] {
  const { t } = useTranslation('accounts')
  return [
    {
      name: 'name',
      title: t('columns.name'),
      placement: 'main',
      cell: ({ id, firstName, lastName, email }) => (
        <Link to="/adminAccountSearchDetails/$username" params={{ username: id }}>
          {personName(firstName, lastName) || email}
        </Link>
      ),
    },
    {
      name: 'email',
      title: t('columns.email'),
      placement: 'address',
      cell: ({ email }) => <span translate="no">{email}</span>,
    },
    { name: 'company', title: t('columns.company'), cell: ({ company }) => company },
    {
      name: 'status',
      title: t('columns.status'),
      placement: 'corner',
      cell: ({ status }) => <StatusTag status={status} />,
    },
    {
      name: 'groups',
      title: t('columns.groups'),
      placement: 'quiet',
      cell: ({ groups }) =>
        groups.length > 0 && (
          <span className={css.groups} translate="no">
            {groups.join(' ')}
          </span>
        ),
    },
    {
      name: 'created',
      title: t('columns.created'),
      placement: 'quiet',
      cell: ({ createdAt }) => <ReaderTime at={createdAt} only="day" />,
    },
    {
      name: 'lastSignIn',
      title: t('columns.lastSignIn'),
      cell: ({ lastSignInAt }) =>
        lastSignInAt ? <ReaderTime at={lastSignInAt} /> : <span className={css.never}>{t('never')}</span>,
    },
  ]
}
