import { checkProfileSearch } from '@fairway/contract/accounts/account-search.rules'
import type { FoundAccount } from '@fairway/contract/accounts/accounts.schema'
import { accountStatuses } from '@fairway/contract/identity/account.values'
import { groups } from '@fairway/contract/kit/access'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { apiQuery } from '../../../platform/calls/api.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import type { TextSearch } from '../../../platform/search-readers.ts'
import { AdminTabs } from '../../../ui/account/admin-tabs.tsx'
import { personName } from '../../../ui/account/person-name.rules.ts'
import { StatusTag } from '../../../ui/account/status-tag.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { fieldId } from '../../../ui/form/field-id.ts'
import { broadField, SearchBar } from '../../../ui/form/search-bar.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { Row } from '../../../ui/layout.tsx'
import { ReaderTime } from '../../../ui/reader-time.tsx'
import { type Column, RowTable } from '../../../ui/row-table.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { Muted } from '../../../ui/text.tsx'
import { ChosenFilter } from '../chosen-filter.tsx'
import css from '../criteria.module.css'
import { type ProfileCriteria, readProfileCriteria, writeCriteria } from '../criteria.rules.ts'
import { useFoundProfiles } from '../found-lists.ts'
import listCss from '../list.module.css'
import { ListFoot } from '../list-foot.tsx'
import { Listed } from '../listed.tsx'
import { noteSearch } from '../search-trail.tsx'
import { useOrganisationLookUp } from '../use-lookup.ts'

/** The search for customer profiles. It starts once an account status is chosen. */
export function ProfileSearchScreen({ address }: { address: TextSearch }) {
  const criteria = readProfileCriteria(address)
  const navigate = useNavigate()
  const serialized = JSON.stringify(writeCriteria(criteria))
  useEffect(() => noteSearch('/adminProfileSearch', JSON.parse(serialized)), [serialized])
  const { t } = useTranslation('customerProfiles')
  const isSearched = checkProfileSearch(criteria).length === 0
  return (
    <Screen title={t('profiles.title')}>
      <AdminTabs here="profiles" />
      <div className={css.criteria}>
        <ProfileSearchForm
          key={JSON.stringify(criteria)}
          criteria={criteria}
          onSearch={(next) => void navigate({ to: '/adminProfileSearch', search: writeCriteria(next) })}
        />
      </div>
      {isSearched ? <Found criteria={criteria} /> : <Start />}
    </Screen>
  )
}

/** Before the first search: accounts that wait for approval come first. */
function Start() {
  const { t } = useTranslation(['customerProfiles', 'account'])
  const [waiting, ...others] = ['CONFIRMED', ...accountStatuses.filter((status) => status !== 'CONFIRMED')] as const
  return (
    <EmptyState
      icon="search"
      title={t('profiles.start')}
      actions={
        <>
          <Link to="/adminProfileSearch" search={{ status: waiting }} className={buttonClass({ variant: 'primary' })}>
            {t('profiles.waiting')}
          </Link>
          <Row gap={8} align="stretch" justify="center">
            {others.map((status) => (
              <Link key={status} to="/adminProfileSearch" search={{ status }} className={buttonClass({})}>
                {t(`statuses.${status}`, { ns: 'account' })}
              </Link>
            ))}
          </Row>
        </>
      }
    >
      {t('profiles.startText')}
    </EmptyState>
  )
}

function Found({ criteria }: { criteria: ProfileCriteria }) {
  const { t } = useTranslation('customerProfiles')
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isPlaceholderData } =
    useFoundProfiles(criteria)
  const rows = data?.pages.flatMap(({ profiles }) => profiles)
  const isWaiting = criteria.status === 'CONFIRMED' && criteria.q + criteria.group + criteria.organisation === ''
  return (
    <Listed
      count={rows?.length}
      error={error}
      onRetry={() => void refetch()}
      none={
        <EmptyState
          icon={isWaiting ? 'done' : 'search'}
          title={t(isWaiting ? 'profiles.noneWaiting' : 'profiles.none')}
        >
          {t(isWaiting ? 'profiles.noneWaitingText' : 'profiles.noneText')}
        </EmptyState>
      }
    >
      <ProfileTable rows={rows ?? []} isStale={isPlaceholderData} />
      <ListFoot
        count={rows?.length ?? 0}
        isCut={data?.pages.some(({ isCut }) => isCut) ?? false}
        onMore={hasNextPage ? () => void fetchNextPage() : undefined}
        isLoading={isFetchingNextPage}
      />
    </Listed>
  )
}

interface ProfileSearchFormProps {
  criteria: ProfileCriteria
  onSearch: (criteria: ProfileCriteria) => void
}

/** The criteria of a search for profiles. The status is required, the others are filters. */
function ProfileSearchForm({ criteria, onSearch }: ProfileSearchFormProps) {
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
        options={groups.map((value) => ({ value, text: `${value} ${t(`groups.${value}`, { ns: 'account' })}` }))}
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

/** The profiles found, each with a link to its details. */
function ProfileTable({ rows, isStale }: { rows: readonly FoundAccount[]; isStale: boolean }) {
  const { t } = useTranslation(['customerProfiles', 'account'])
  const none = <span className={listCss.none}>{t('profiles.without')}</span>
  const columns: Column<FoundAccount>[] = [
    { name: 'name', title: t('profiles.columns.name'), placement: 'main', cell: (one) => <Named account={one} /> },
    { name: 'company', title: t('profiles.columns.company'), cell: ({ company }) => company },
    {
      name: 'organisations',
      title: t('profiles.columns.organisations'),
      cell: ({ organisations }) => (organisations.length === 0 ? none : organisations.join(', ')),
    },
    {
      name: 'groups',
      title: t('profiles.columns.groups'),
      cell: ({ groups }) =>
        groups.length === 0 ? (
          none
        ) : (
          <span className={listCss.codes} translate="no">
            {groups.map((group) => (
              <span key={group} title={t(`groups.${group}`, { ns: 'account' })}>
                {group}
              </span>
            ))}
          </span>
        ),
    },
    { name: 'status', title: t('profiles.columns.status'), cell: ({ status }) => <StatusTag status={status} /> },
    {
      name: 'registered',
      title: t('profiles.columns.registered'),
      placement: 'quiet',
      cell: ({ createdAt }) => <ReaderTime at={createdAt} />,
    },
  ]
  return <RowTable label={t('profiles.found')} columns={columns} rows={rows} keyOf={({ id }) => id} isStale={isStale} />
}

function Named({ account: { id, firstName, lastName, email } }: { account: FoundAccount }) {
  return (
    <>
      <Link to="/adminProfileSearchDetails/$username" params={{ username: id }}>
        {personName(firstName, lastName)}
      </Link>
      <Muted as="span" size="xs" block className={listCss.second} translate="no">
        {email}
      </Muted>
    </>
  )
}
