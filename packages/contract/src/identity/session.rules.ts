/** In the last half hour before a session ends, the next call first asks for new tokens. */
export const REFRESH_WINDOW_SECONDS = 1800

/** The parts of a session in the browser that matter for its age. */
export interface SessionAge {
  username: string
  /** Seconds. */
  expiresIn: number
  /** When an answer last came, in milliseconds; only ever moves forward. */
  lastAccessAt: number
  /** When the identity token itself expires, in seconds; it expires even while its owner is active. */
  tokenEndsAt: number
}

export type SessionOutcome = 'go' | 'Session Expired' | 'Refresh Token Needed'

/** Calls that begin, prolong or end a session are never delayed by its age. */
const exempt = new Set([
  'POST /auth/login',
  'POST /auth/login/token',
  'POST /auth/login/code',
  'POST /auth/login/factor',
  'POST /auth/login/factor/confirm',
  'POST /auth/login/refresh',
  'POST /auth/logout',
])

/** GET and POST are checked when the session has a user name, PUT and DELETE whenever there is a session. */
export function isChecked(call: string, session: Pick<SessionAge, 'username'> | undefined): boolean {
  if (!session || exempt.has(call)) return false
  return /^(PUT|DELETE) /.test(call) || session.username !== ''
}

/** What to do before a call: make it, refresh first, or give up because the session was idle for too long. */
export function checkSession({ expiresIn, lastAccessAt, tokenEndsAt }: SessionAge, now: number): SessionOutcome {
  const age = Math.max(0, (now - lastAccessAt) / 1000)
  if (age > expiresIn) return 'Session Expired'
  if (age > expiresIn - REFRESH_WINDOW_SECONDS) return 'Refresh Token Needed'
  return now / 1000 > tokenEndsAt - REFRESH_WINDOW_SECONDS ? 'Refresh Token Needed' : 'go'
}
