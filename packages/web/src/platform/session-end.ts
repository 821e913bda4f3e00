import { attemptOf } from './call-attempt.ts'
import { forgetSession, type Session, type SessionEnd, syncSession } from './session.store.ts'
import { clearPlain, clearUserData } from './stored-state.ts'

/**
 * Ends the session in this browser: nobody is signed in in any tab, and what belonged to the person is gone. Whoever
 * was away for too long finds the text that they did not send again: it stays locked, for the same person alone.
 */
export async function endSession(why: SessionEnd): Promise<void> {
  const clearing = why === 'expired' ? Promise.resolve(clearPlain()) : clearUserData()
  forgetSession(why)
  await clearing
}

/** The session ended by its age: what it left in plain form goes, and the server is told. */
export async function tidyAfterExpiry(own: Session): Promise<void> {
  clearPlain()
  await endServerSession(own)
}

/** Logout: first everything here, which needs no server, then the session on the server. */
export async function signOut(): Promise<void> {
  const leaving = syncSession()
  const ended = endSession('left')
  if (leaving) await endServerSession(leaving)
  await ended
}

/** Whoever is offline has left all the same; the server ends a session that nobody uses. */
export async function endServerSession({ tokenType, idToken, accessToken, claims }: Session) {
  const attempt = attemptOf('POST /auth/logout', { body: { accessToken, webid: claims.webid } })
  await attempt({ authorization: `${tokenType} ${idToken}` }).catch(() => {})
}
