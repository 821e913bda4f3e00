import type { Account } from '@fairway/contract/accounts/accounts.schema'

/** What an admin can do about an account. */
export type AccountAction = 'resend' | 'reset' | 'resetQuietly' | 'sessions' | 'factor'

interface Offer {
  action: AccountAction
  /** Why it is offered or not, as a key of the messages. */
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

/** The actions for an account in its present state. Actions that are not possible say why. */
export function getAccountActions({ status, sessions, hasSecondFactor }: Account): Offer[] {
  const isUnconfirmed = status === 'UNCONFIRMED'
  const resetState = status === 'RESET_REQUIRED' ? 'resetWaiting' : 'resetOpen'
  const resetAction = status === 'INACTIVE' ? 'resetQuietly' : 'reset' // no mail goes to somebody who could not sign in
  return [
    ...(isUnconfirmed ? [{ action: 'resend', state: 'unconfirmed', isOpen: true } as const] : []),
    { action: resetAction, state: isUnconfirmed ? 'resetLater' : resetState, isOpen: !isUnconfirmed },
    { action: 'sessions', state: sessions > 0 ? 'sessionsOpen' : 'sessionsNone', isOpen: sessions > 0 },
    { action: 'factor', state: hasSecondFactor ? 'factorOn' : 'factorOff', isOpen: hasSecondFactor },
  ]
}
