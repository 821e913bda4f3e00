import { checkAccountSearch } from '@fairway/contract/accounts/account-search.rules'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from '../../platform/use-translation.ts'
import { AdminTabs } from '../../ui/account/admin-tabs.tsx'
import { Screen } from '../../ui/screen.tsx'
import { type AccountCriteria, chosenOnly } from './account-criteria.rules.ts'
import { AccountResults } from './account-results.tsx'
import { AccountSearchForm } from './account-search.form.tsx'
import css from './account-search.module.css'
import { SearchStart } from './account-states.tsx'
import { lastSearch } from './last-search.store.ts'

interface Props {
  criteria: AccountCriteria
  /** Writes other criteria into the address. */
  onSearch: (search: Record<string, string>) => void
}

/** Finds an account by any part of what its owner is called. */
export function AccountSearchScreen({ criteria, onSearch }: Props) {
  const { t } = useTranslation('accounts')
  const queries = useQueryClient()
  const { q, status } = criteria
  const [wrong] = checkAccountSearch(criteria)
  useEffect(() => lastSearch.set(chosenOnly({ q, status })), [q, status])
  const search = (wanted: AccountCriteria) => {
    const isSame = wanted.q === q && wanted.status === status
    // the same question once more asks the server once more
    if (isSame) void queries.invalidateQueries({ queryKey: ['GET /auth/management/user/search'] })
    else onSearch(chosenOnly(wanted))
  }
  return (
    <Screen title={t('search.title')}>
      <AdminTabs here="accounts" />
      <div className={css.criteria}>
        <AccountSearchForm criteria={criteria} onSearch={search} />
      </div>
      {wrong ? <SearchStart problem={q === '' ? undefined : wrong} /> : <AccountResults criteria={criteria} />}
    </Screen>
  )
}
