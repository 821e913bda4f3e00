import type { SessionTokens } from '@fairway/contract/identity/account.schema'
import { checkSession, isChecked } from '@fairway/contract/identity/session.rules'
import { endActingFor } from '../session/name-change.ts'
import {
  beginSession,
  isSamePerson,
  isSuperseded,
  lastAccess,
  noteAccess,
  type Session,
  session,
  sessionChangedError,
  syncSession,
  tokensAt,
} from '../session/session.store.ts'
import { endServerSession, endSession } from '../session/session-end.ts'
import { type Attempt, attemptOf, quietHeader } from './call-attempt.ts'
import { Failure } from './failure.ts'

const LOCK = 'fairway-refresh'
let running: Promise<Session> | undefined

/** Refreshes the tokens of a session once, for all calls and tabs that need it at the same moment. */
function refreshSession(stale: Session, quiet = false): Promise<Session> {
  running ??= alone(() => refresh(stale, quiet)).finally(() => {
    running = undefined
  })
  return running
}

/** One tab at a time, where the browser supports locks. The server accepts two refreshes from the same browser. */
const alone = (work: () => Promise<Session>): Promise<Session> =>
  globalThis.navigator?.locks ? navigator.locks.request(LOCK, work) : work()

async function refresh(stale: Session, quiet: boolean): Promise<Session> {
  const present = syncSession()
  if (present?.claims.sid !== stale.claims.sid) throw sessionChangedError()
  if (present.idToken !== stale.idToken) return present // another tab was quicker
  const attempt = attemptOf('POST /auth/login/refresh', { body: { refreshToken: present.refreshToken } })
  try {
    const { body } = await attempt({ authorization: `${present.tokenType} ${present.idToken}`, ...quietHeader(quiet) })
    if (syncSession()?.claims.sid !== stale.claims.sid) throw sessionChangedError() // signed out meanwhile
    return beginSession(body as SessionTokens) // the contract types it
  } catch (error) {
    if (isRefusal(error)) await endSession(error.answer.errorCode === 'AU0005' ? 'expired' : 'refused')
    throw error
  }
}

/** Only the server itself ends a session. A busy server, or the page of a proxy, is no refusal. */
const isRefusal = (error: unknown): error is Failure =>
  error instanceof Failure && error.kind === 'refused' && error.status === 401 && error.answer.errorCode !== undefined

/** Makes a call as a person: checks the age of the session, and refreshes tokens that the server finds expired. */
export async function callAs(own: Session, key: string, attempt: Attempt, quiet = false): Promise<unknown> {
  const ready = await makeReady(own, key, quiet)
  try {
    return await tryAs(ready, attempt, quiet)
  } catch (error) {
    const code = error instanceof Failure ? error.answer.errorCode : undefined
    if (code === 'AU0006') return tryAs(await refreshSession(ready, quiet), attempt, quiet)
    if (code === 'AU0005' || code === 'GE0016') await leave(ready, code === 'AU0005' ? 'expired' : 'refused')
    if (code === 'AU0016') endActingFor()
    throw error
  }
}

/** The check before each call: go ahead, refresh the tokens first, or do not call at all. */
async function makeReady(own: Session, key: string, quiet: boolean): Promise<Session> {
  if (!isChecked(key, own)) return own
  const now = Date.now()
  const age = { ...own, lastAccessAt: lastAccess(), tokenEndsAt: tokenEndOf(own) }
  const outcome = checkSession(age, now)
  if (outcome === 'Session Expired') {
    if (await leave(own, 'expired')) void endServerSession(own)
    throw new Failure('refused', 401, { errorCode: 'AU0005' })
  }
  // automatic calls refresh expiring tokens, but do not prolong an idle session
  const isNeeded = quiet ? checkSession({ ...age, lastAccessAt: now }, now) !== 'go' : outcome !== 'go'
  if (!isNeeded) return own
  const fresh = await refreshSession(own, quiet)
  if (!quiet) noteAccess()
  return fresh
}

async function tryAs(own: Session, attempt: Attempt, quiet: boolean): Promise<unknown> {
  const present = syncSession()
  if (isSuperseded() || !isSamePerson(own, present)) throw sessionChangedError() // somebody else signed in meanwhile
  const { body, isOutdated } = await attempt({
    authorization: `${own.tokenType} ${own.accessToken}`,
    ...quietHeader(quiet),
  })
  if (!isSamePerson(own, session.get())) throw sessionChangedError() // the answer belongs to somebody else
  if (!quiet) noteAccess()
  if (isOutdated) refreshSession(own, quiet).catch(() => {})
  return body
}

/** When the token expires by this browser's clock, which may differ from the server's. */
const tokenEndOf = ({ claims: { iat, exp } }: Session) => (iat && tokensAt() ? tokensAt() / 1000 + exp - iat : exp)

/** Ends only the session that the answer is about. Returns true for the one call of several that ended it. */
async function leave(own: Session, why: 'expired' | 'refused'): Promise<boolean> {
  const isFirst = session.get()?.claims.sid === own.claims.sid
  if (isFirst) await endSession(why)
  return isFirst
}
