import { checkPeriod } from '@fairway/contract/accounts/grant.rules'
import { useTranslation } from '../../platform/use-translation.ts'
import { AdminTabs } from '../../ui/account/admin-tabs.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Screen } from '../../ui/screen.tsx'
import css from './criteria.module.css'
import { type GrantCriteria, writeCriteria } from './criteria.rules.ts'
import { useGrantTrail } from './found-lists.ts'
import listCss from './grant-list.module.css'
import { GrantList } from './grant-list.tsx'
import { GrantSearchForm } from './grant-search.form.tsx'
import { ListFoot } from './list-foot.tsx'
import { Listed } from './listed.tsx'

interface Props {
  criteria: GrantCriteria
  onSearch: (criteria: GrantCriteria) => void
}

/** The trail of all grants: who was given what, by whom and when. */
export function GrantSearchScreen({ criteria, onSearch }: Props) {
  const { t } = useTranslation('customerProfiles')
  return (
    <Screen title={t('grants.title')}>
      <AdminTabs here="grants" />
      <p className={listCss.intro}>{t('grants.intro')}</p>
      <div className={css.criteria}>
        <GrantSearchForm key={JSON.stringify(criteria)} criteria={criteria} onSearch={onSearch} />
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
