import type { Account } from '@fairway/contract/accounts/accounts.schema'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState } from 'react'
import { apiQuery, send } from '../../platform/calls/api.ts'
import { Failure, isCancelled } from '../../platform/calls/failure.ts'
import { useFailureText } from '../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import type { TextSearch } from '../../platform/search-readers.ts'
import { useStore } from '../../platform/storage/store.ts'
import { personName } from '../../ui/account/person-name.rules.ts'
import { StatusTag } from '../../ui/account/status-tag.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { showToast } from '../../ui/feedback/toast.store.ts'
import { Icon } from '../../ui/icon.tsx'
import { Panel, Row } from '../../ui/layout.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Heading, Muted } from '../../ui/text.tsx'
import { type AccountAction, getAccountActions } from './account-actions.rules.ts'
import { AccountActivity } from './account-activity.tsx'
import { type ActivityFilter, chosenOnly, readFilter } from './account-criteria.rules.ts'
import css from './account-detail.module.css'
import { AccountFacts, LockNote } from './account-facts.tsx'
import { FailedCall, Waiting } from './account-states.tsx'
import { lastSearch } from './last-search.store.ts'

const ACCOUNT = 'GET /auth/management/user/email'

/** One account, by its id or by its e-mail address. */
function useAccount(user: string) {
  const queries = useQueryClient()
  const { data: account, error, refetch } = useQuery(apiQuery(ACCOUNT, { query: { user } }))
  return {
    account,
    error,
    isUnknown: error instanceof Failure && unknownCodes.includes(error.answer.errorCode ?? ''),
    retry: () => void refetch(),
    /** Caches the account under its id too. */
    cacheById: () =>
      account && queries.setQueryData(apiQuery(ACCOUNT, { query: { user: account.id } }).queryKey, account),
    /** Reloads the account and its activities after an action. */
    refresh: () =>
      Promise.all(
        [ACCOUNT, 'GET /auth/management/user/authEvents', 'GET /auth/management/user/search'].map((key) =>
          queries.invalidateQueries({ queryKey: [key] }),
        ),
      ),
  }
}

/** There is no such account, or the address contains no valid name. */
const unknownCodes = ['GE0002', 'GE0012']

interface Props {
  /** The id of the account, or its e-mail address. */
  params: { username: string }
  address: TextSearch
}

/** One account: its facts, its actions and its activities. */
export function AccountDetailScreen({ params: { username: user }, address }: Props) {
  const { t } = useTranslation('accounts')
  const { account: found, error, isUnknown, retry, refresh, cacheById } = useAccount(user)
  const id = found?.id
  // an account that was found by its e-mail address is shown once the page's address holds its id
  const account = id === user ? found : undefined
  const filter = readFilter(address)
  const navigate = useNavigate()
  const show = (username: string, shown: ActivityFilter) =>
    void navigate({
      to: '/adminAccountSearchDetails/$username',
      params: { username },
      search: chosenOnly(shown),
      replace: true,
      resetScroll: false,
    })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each account that was found by its address
  useEffect(() => {
    if (id === undefined || id === user) return
    cacheById()
    show(id, filter)
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
          <AccountActivity key={account.id} account={account} filter={filter} onFilter={(next) => show(user, next)} />
        </>
      )}
      {!account && isUnknown && <UnknownAccount user={user} />}
      {!account && error && !isUnknown && <FailedCall error={error} title={t('detail.failed')} onRetry={retry} />}
      {!account && !error && <Waiting text={t('detail.loading')} rows={8} />}
    </Screen>
  )
}

/** The link back to the search. */
function BackToSearch() {
  const { t } = useTranslation('accounts')
  return (
    <Link to="/adminAccountSearch" search={useStore(lastSearch)}>
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

/** No account for this address: it may be mistyped, or the account may be gone. */
function UnknownAccount({ user }: { user: string }) {
  const { t } = useTranslation('accounts')
  return (
    <EmptyState
      icon="search"
      title={t('unknown.heading')}
      actions={
        <Link to="/adminAccountSearch" className={buttonClass({ variant: 'primary' })}>
          {t('unknown.search')}
        </Link>
      }
    >
      {t('unknown.text', { user })}
    </EmptyState>
  )
}

interface AccountActionsProps {
  account: Account
  /** After an action the page is reloaded. */
  onDone: () => Promise<unknown>
}

/** The actions of an admin. Each asks first and says what will happen. */
function AccountActions({ account, onDone }: AccountActionsProps) {
  const { t } = useTranslation('accounts')
  const [pendingAction, setPendingAction] = useState<AccountAction>()
  const id = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const hasActed = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when other facts are shown
  useEffect(() => {
    // the pressed button may have disappeared, so the focus stays close
    if (hasActed.current && document.activeElement === document.body) title.current?.focus()
    hasActed.current = false
  }, [account])
  const act = async (action: AccountAction) => {
    const count = await performAction(action, account.id)
    showToast({ kind: 'success', text: t(`deeds.${action}.done`, { email: account.email, count }) })
    setPendingAction(undefined)
    hasActed.current = true
    await onDone()
  }
  return (
    <Panel as="section" padded aria-labelledby={id}>
      <Heading size="sm" id={id} ref={title} tabIndex={-1}>
        {t('deeds.title')}
      </Heading>
      <ul className={css.deeds}>
        {getAccountActions(account).map(({ action, state, isOpen }) => (
          <Row as="li" gap={12} justify="between" nowrap key={action} className={css.deed}>
            <div>
              <h3 className={css.deedName}>{t(`deeds.${action}.name`)}</h3>
              <Muted size="xs">{t(`deeds.states.${state}`, { count: account.sessions })}</Muted>
            </div>
            {isOpen && (
              <Button small onClick={() => setPendingAction(action)}>
                {t(`deeds.${action}.action`)}
              </Button>
            )}
          </Row>
        ))}
      </ul>
      {pendingAction && (
        <ConfirmDialog
          title={t(`deeds.${pendingAction}.question`)}
          text={t(`deeds.${pendingAction}.text`, { email: account.email })}
          action={t(`deeds.${pendingAction}.action`)}
          onConfirm={() => act(pendingAction)}
          onClose={() => setPendingAction(undefined)}
        />
      )}
    </Panel>
  )
}

/** Performs the action. Returns the number of ended sessions where that applies. */
async function performAction(action: AccountAction, user: string): Promise<number> {
  const call = { body: { user } }
  if (action === 'sessions') return (await send('POST /auth/management/user/sessions/end', call)).ended
  if (action === 'resend') await send('POST /auth/management/user/resend', call)
  else if (action === 'reset' || action === 'resetQuietly') await send('POST /auth/management/user/reset', call)
  else await send('POST /auth/management/user/factor/remove', call)
  return 0
}

interface ConfirmDialogProps {
  title: string
  text: string
  action: string
  /** Performs it. A thrown error is shown here, and the dialog stays open. */
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

/** Asks before an action, and stays open until it is done or cancelled. */
function ConfirmDialog({ title, text, action, onConfirm, onClose }: ConfirmDialogProps) {
  const { t } = useTranslation('accounts')
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const problem = useFailureText(failure)
  const busy = useRef(false)
  const confirm = async () => {
    if (busy.current) return
    busy.current = true
    setIsBusy(true)
    setFailure(undefined)
    try {
      await onConfirm()
    } catch (error) {
      if (!isCancelled(error)) setFailure(error)
    } finally {
      busy.current = false
      setIsBusy(false)
    }
  }
  return (
    <Dialog
      role="alertdialog"
      title={title}
      onClose={() => !busy.current && onClose()}
      actions={
        <>
          <Button aria-disabled={isBusy} onClick={() => !busy.current && onClose()}>
            {t('confirm.cancel')}
          </Button>
          <Button variant="primary" aria-disabled={isBusy} onClick={() => void confirm()}>
            {isBusy ? t('confirm.busy') : action}
          </Button>
        </>
      }
    >
      {text}
      <span className={css.problem} role="alert" hidden={!problem}>
        {problem}
      </span>
    </Dialog>
  )
}
