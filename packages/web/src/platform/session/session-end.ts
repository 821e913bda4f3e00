import { attemptOf } from '../calls/call-attempt.ts'
import { clearPlain, clearUserData } from '../storage/stored-state.ts'
import { forgetSession, type Session, type SessionEnd, syncSession } from './session.store.ts'

/**
 * Ends the session in this browser, in all tabs, and clears the data of the person. After an expiry their unsent text
 * stays encrypted for the same person.
 */
export async function endSession(why: SessionEnd): Promise<void> {
  const clearing = why === 'expired' ? Promise.resolve(clearPlain()) : clearUserData()
  forgetSession(why)
  await clearing
}

/** Cleans up after an expired session: removes its plain data and informs the server. */
export async function tidyAfterExpiry(own: Session): Promise<void> {
  clearPlain()
  await endServerSession(own)
}

/** Logout: first everything in this browser, which needs no server, then the session on the server. */
export async function signOut(): Promise<void> {
  const leaving = syncSession()
  const ended = endSession('left')
  if (leaving) await endServerSession(leaving)
  await ended
}

/** Failures are ignored: offline users are signed out all the same, and the server ends unused sessions. */
export async function endServerSession({ tokenType, idToken, accessToken, claims }: Session) {
  const attempt = attemptOf('POST /auth/logout', { body: { accessToken, webid: claims.webid } })
  await attempt({ authorization: `${tokenType} ${idToken}` }).catch(() => {})
}
