import { checkProfileSearch } from '@fairway/contract/accounts/account-search.rules'
import { accountStatuses } from '@fairway/contract/identity/account.values'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { TextSearch } from '../../../platform/search-readers.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { AdminTabs } from '../../../ui/account/admin-tabs.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Row } from '../../../ui/layout.tsx'
import { Screen } from '../../../ui/screen.tsx'
import css from '../criteria.module.css'
import { type ProfileCriteria, readProfileCriteria, writeCriteria } from '../criteria.rules.ts'
import { useFoundProfiles } from '../found-lists.ts'
import { ListFoot } from '../list-foot.tsx'
import { Listed } from '../listed.tsx'
import { noteSearch } from '../search-trail.tsx'
import { ProfileSearchForm } from './profile-search.form.tsx'
import { ProfileTable } from './profile-table.tsx'

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
