import { FOUND_LIMIT } from '@fairway/contract/accounts/account-search.rules'
import type { FoundAccounts } from '@fairway/contract/accounts/accounts.schema'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ask } from '../../platform/api.ts'
import { useTranslation } from '../../platform/use-translation.ts'
import { Icon } from '../../ui/icon.tsx'
import { RowTable } from '../../ui/row-table.tsx'
import type { AccountCriteria } from './account-criteria.rules.ts'
import css from './account-search.module.css'
import { FailedCall, NothingFound, Waiting } from './account-states.tsx'
import { useAccountColumns } from './use-account-columns.tsx'

/** What was found for the criteria of the address; former rows stay, stepped back, until newer ones are there. */
export function AccountResults({ criteria }: { criteria: AccountCriteria }) {
  const { t } = useTranslation('accounts')
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...ask('GET /auth/management/user/search', { query: criteria }),
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
      <p className={css.count} role="status">
        {isCut && !isStale && <Icon name="note" size={18} />}
        {isStale ? t('search.searching') : count}
      </p>
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
