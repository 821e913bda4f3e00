import type { SessionTokens } from '@fairway/contract/identity/account.schema'
import { attemptOf, quietHeader } from './call-attempt.ts'
import { Failure } from './failure.ts'
import { beginSession, calledOff, type Session, syncSession } from './session.store.ts'
import { endSession } from './session-end.ts'

const LOCK = 'fairway-refresh'
let running: Promise<Session> | undefined

/** New tokens for a session: one refresh, whichever calls and tabs ask for it at the same moment. */
export function refreshSession(stale: Session, quiet = false): Promise<Session> {
  running ??= alone(() => refresh(stale, quiet)).finally(() => {
    running = undefined
  })
  return running
}

/** One tab at a time, where the browser can see to it; the server bears two at once from the same browser. */
const alone = (work: () => Promise<Session>): Promise<Session> =>
  globalThis.navigator?.locks ? navigator.locks.request(LOCK, work) : work()

async function refresh(stale: Session, quiet: boolean): Promise<Session> {
  const present = syncSession()
  if (present?.claims.sid !== stale.claims.sid) throw calledOff()
  if (present.idToken !== stale.idToken) return present // another tab was quicker
  const attempt = attemptOf('POST /auth/login/refresh', { body: { refreshToken: present.refreshToken } })
  try {
    const { body } = await attempt({ authorization: `${present.tokenType} ${present.idToken}`, ...quietHeader(quiet) })
    if (syncSession()?.claims.sid !== stale.claims.sid) throw calledOff() // signed out meanwhile: stays signed out
    return beginSession(body as SessionTokens) // the contract types it
  } catch (error) {
    if (isRefusal(error)) await endSession(error.answer.errorCode === 'AU0005' ? 'expired' : 'refused')
    throw error
  }
}

/** Only the server itself says that a session is over; one that is away or busy, or a proxy's page, has refused nobody. */
const isRefusal = (error: unknown): error is Failure =>
  error instanceof Failure && error.kind === 'refused' && error.status === 401 && error.answer.errorCode !== undefined
