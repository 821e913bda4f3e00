import type { Account } from '@fairway/contract/accounts/accounts.schema'
import { useEffect, useId, useRef, useState } from 'react'
import { send } from '../../platform/api.ts'
import { useTranslation } from '../../platform/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.store.ts'
import { type AccountDeed, deedsFor } from './account-deeds.rules.ts'
import css from './account-detail.module.css'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface Props {
  account: Account
  /** Something was done: what the page shows has to be read anew. */
  onDone: () => Promise<unknown>
}

/** What an admin can do about an account; each asks first and says what will happen. */
export function AccountActions({ account, onDone }: Props) {
  const { t } = useTranslation('accounts')
  const [asked, setAsked] = useState<AccountDeed>()
  const id = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const hasActed = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever other facts are shown
  useEffect(() => {
    // the button that was pressed may be gone with what it was for; the focus stays near
    if (hasActed.current && document.activeElement === document.body) title.current?.focus()
    hasActed.current = false
  }, [account])
  const act = async (deed: AccountDeed) => {
    const count = await carryOut(deed, account.id)
    showToast({ kind: 'success', text: t(`deeds.${deed}.done`, { email: account.email, count }) })
    setAsked(undefined)
    hasActed.current = true
    await onDone()
  }
  return (
    <section className={css.panel} aria-labelledby={id}>
      <h2 className={css.title} id={id} ref={title} tabIndex={-1}>
        {t('deeds.title')}
      </h2>
      <ul className={css.deeds}>
        {deedsFor(account).map(({ deed, state, isOpen }) => (
          <li key={deed} className={css.deed}>
            <div>
              <h3 className={css.deedName}>{t(`deeds.${deed}.name`)}</h3>
              <p className={css.deedState}>{t(`deeds.states.${state}`, { count: account.sessions })}</p>
            </div>
            {isOpen && (
              <Button small onClick={() => setAsked(deed)}>
                {t(`deeds.${deed}.action`)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={t(`deeds.${asked}.question`)}
          text={t(`deeds.${asked}.text`, { email: account.email })}
          action={t(`deeds.${asked}.action`)}
          onConfirm={() => act(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  )
}

/** Does it, and tells how many sessions ended where that is what it does. */
async function carryOut(deed: AccountDeed, user: string): Promise<number> {
  const call = { body: { user } }
  if (deed === 'sessions') return (await send('POST /auth/management/user/sessions/end', call)).ended
  if (deed === 'resend') await send('POST /auth/management/user/resend', call)
  else if (deed === 'reset' || deed === 'resetQuietly') await send('POST /auth/management/user/reset', call)
  else await send('POST /auth/management/user/factor/remove', call)
  return 0
}
