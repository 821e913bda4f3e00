import { checkSession } from '@fairway/contract/identity/session.rules'
import { forgetSession, lastAccess, syncSession } from './session.store.ts'

/** How often an idle page checks whether its session has expired. */
const CHECK_EVERY_MS = 30_000

/**
 * Ends an expired session at once and without a call, so that nothing of it stays on screen or in memory. Stored data
 * and the session on the server are cleared afterwards.
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

/** Checks when somebody returns to the page, and regularly while it is open. */
export function watchSessionAge() {
  if (isWatched) return
  isWatched = true
  window.addEventListener('pageshow', endIfExpired)
  window.addEventListener('focus', endIfExpired)
  document.addEventListener('visibilitychange', endIfExpired)
  setInterval(endIfExpired, CHECK_EVERY_MS)
}
