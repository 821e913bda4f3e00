import type { Account } from '@fairway/contract/accounts/accounts.schema'
import { send } from '../../platform/api.ts'

/** What an admin can do about an account. */
export type AccountDeed = 'resend' | 'reset' | 'sessions' | 'factor'

interface Offer {
  deed: AccountDeed
  /** Why it is there or not, in a word of the messages. */
  state:
    | 'unconfirmed'
    | 'resetOpen'
    | 'resetWaiting'
    | 'resetLater'
    | 'sessionsOpen'
    | 'sessionsNone'
    | 'factorOn'
    | 'factorOff'
  isOpen: boolean
}

/** What is offered for an account in its present state; what is not possible says why. */
export function deedsFor({ status, sessions, hasSecondFactor }: Account): Offer[] {
  const isUnconfirmed = status === 'UNCONFIRMED'
  const resetState = status === 'RESET_REQUIRED' ? 'resetWaiting' : 'resetOpen'
  return [
    ...(isUnconfirmed ? [{ deed: 'resend', state: 'unconfirmed', isOpen: true } as const] : []),
    { deed: 'reset', state: isUnconfirmed ? 'resetLater' : resetState, isOpen: !isUnconfirmed },
    { deed: 'sessions', state: sessions > 0 ? 'sessionsOpen' : 'sessionsNone', isOpen: sessions > 0 },
    { deed: 'factor', state: hasSecondFactor ? 'factorOn' : 'factorOff', isOpen: hasSecondFactor },
  ]
}

/** Does it, and tells how many sessions ended where that is what it does. */
export async function carryOut(deed: AccountDeed, user: string): Promise<number> {
  const call = { body: { user } }
  if (deed === 'sessions') return (await send('POST /auth/management/user/sessions/end', call)).ended
  if (deed === 'resend') await send('POST /auth/management/user/resend', call)
  else if (deed === 'reset') await send('POST /auth/management/user/reset', call)
  else await send('POST /auth/management/user/factor/remove', call)
  return 0
}
