import { checkSession } from '@fairway/contract/identity/session.rules'
import { forgetSession, lastAccess, syncSession } from './session.store.ts'

/** How often a page that nobody uses looks whether its time is over. */
const CHECK_EVERY_MS = 30_000

/**
 * Ends a session that nobody used for too long, at once and without a call: whatever of it is on a screen or in memory
 * goes with it. What was kept for it, and the server, follow.
 */
export function endIfExpired(): boolean {
  const own = syncSession()
  if (!own?.username) return false
  const age = { ...own, lastAccessAt: lastAccess(), tokenEndsAt: Number.POSITIVE_INFINITY }
  if (checkSession(age, Date.now()) !== 'Session Expired') return false
  forgetSession('expired')
  void import('./session-end.ts').then(({ tidyAfterExpiry }) => tidyAfterExpiry(own))
  return true
}

let isWatched = false

/** Looks when somebody comes back to the page, by whatever way, and from time to time while nobody does. */
export function watchSessionAge() {
  if (isWatched) return
  isWatched = true
  window.addEventListener('pageshow', endIfExpired)
  window.addEventListener('focus', endIfExpired)
  document.addEventListener('visibilitychange', endIfExpired)
  setInterval(endIfExpired, CHECK_EVERY_MS)
}
