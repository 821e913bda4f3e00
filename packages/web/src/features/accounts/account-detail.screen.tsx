import type { Account } from '@fairway/contract/accounts/accounts.schema'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ask } from '../../platform/api.ts'
import { Failure } from '../../platform/failure.ts'
import { useStore } from '../../platform/store.ts'
import { useTranslation } from '../../platform/use-translation.ts'
import { personName } from '../../ui/account/person-name.rules.ts'
import { StatusTag } from '../../ui/account/status-tag.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Screen } from '../../ui/screen.tsx'
import { AccountActions } from './account-actions.tsx'
import { AccountActivity } from './account-activity.tsx'
import type { ActivityFilter } from './account-criteria.rules.ts'
import css from './account-detail.module.css'
import { AccountFacts, LockNote } from './account-facts.tsx'
import { FailedCall, Waiting } from './account-states.tsx'
import { lastSearch } from './last-search.store.ts'

const ACCOUNT = 'GET /auth/management/user/email'

/** One account, by its id or by its e-mail address. */
function useAccount(user: string) {
  const queries = useQueryClient()
  const { data: account, error, refetch } = useQuery(ask(ACCOUNT, { query: { user } }))
  return {
    account,
    error,
    isUnknown: error instanceof Failure && unknownCodes.includes(error.answer.errorCode ?? ''),
    retry: () => void refetch(),
    /** What is known of the account holds under its id too. */
    keepById: () => account && queries.setQueryData(ask(ACCOUNT, { query: { user: account.id } }).queryKey, account),
    /** After something was done to it: its facts and what happened to it are read anew. */
    refresh: () =>
      Promise.all(
        [ACCOUNT, 'GET /auth/management/user/authEvents', 'GET /auth/management/user/search'].map((key) =>
          queries.invalidateQueries({ queryKey: [key] }),
        ),
      ),
  }
}

/** No such account; or what stands in the address can be nobody's name. */
const unknownCodes = ['GE0002', 'GE0012']

interface Props {
  /** The id of the account, or its e-mail address. */
  user: string
  filter: ActivityFilter
  onFilter: (filter: ActivityFilter) => void
  /** The account is known by this id: the address shall hold it instead of an e-mail address. */
  onKnown: (id: string) => void
}

/** One account: what it is, what can be done about it, and what happened to it. */
export function AccountDetailScreen({ user, filter, onFilter, onKnown }: Props) {
  const { t } = useTranslation('accounts')
  const { account, error, isUnknown, retry, refresh, keepById } = useAccount(user)
  const id = account?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each account that was found by its address
  useEffect(() => {
    if (id === undefined || id === user) return
    keepById()
    onKnown(id)
  }, [id, user])
  const name = account && (personName(account.firstName, account.lastName) || account.email)
  return (
    <Screen
      title={name ?? t('detail.title')}
      trail={<BackToSearch />}
      beside={account && <StatusTag status={account.status} />}
      actions={account && <ToProfile account={account} />}
    >
      {account && (
        <>
          <LockNote account={account} />
          <div className={css.columns}>
            <AccountFacts account={account} />
            <AccountActions account={account} onDone={refresh} />
          </div>
          <AccountActivity key={account.id} account={account} filter={filter} onFilter={onFilter} />
        </>
      )}
      {!account && isUnknown && <UnknownAccount user={user} />}
      {!account && error && !isUnknown && <FailedCall error={error} title={t('detail.failed')} onRetry={retry} />}
      {!account && !error && <Waiting text={t('detail.loading')} rows={8} />}
    </Screen>
  )
}

/** Leads to the search that one came from. */
function BackToSearch() {
  const { t } = useTranslation('accounts')
  return (
    <Link to="/adminAccountSearch" search={useStore(lastSearch)} className={css.back}>
      <Icon name="back" size={16} />
      {t('search.title')}
    </Link>
  )
}

function ToProfile({ account: { id } }: { account: Account }) {
  const { t } = useTranslation('accounts')
  return (
    <Link to="/adminProfileSearchDetails/$username" params={{ username: id }} className={buttonClass({})}>
      {t('detail.profile')}
    </Link>
  )
}

/** The address names nobody: it may be mistyped, or the account may be gone. */
function UnknownAccount({ user }: { user: string }) {
  const { t } = useTranslation('accounts')
  return (
    <EmptyState
      icon="search"
      title={t('unknown.heading')}
      actions={
        <Link to="/adminAccountSearch" className={buttonClass({ look: 'primary' })}>
          {t('unknown.search')}
        </Link>
      }
    >
      {t('unknown.text', { user })}
    </EmptyState>
  )
}
