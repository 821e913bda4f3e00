import type { SessionEnd } from '../../platform/session/session.store.ts'

/** What the sign-in is told in its address: that the time has run out, and which page one wanted. */
interface SignInSearch {
  expired?: 1
  to?: string
}

export const readSignInSearch = ({ expired, to }: Record<string, unknown>): SignInSearch => ({
  ...(expired !== undefined && { expired: 1 }),
  ...(typeof to === 'string' && { to }),
})

/** Whoever comes back after their time ran out finds the page again that they had open. */
export function signInSearch(why: SessionEnd): SignInSearch {
  const here = location.pathname + location.search
  return { ...(why === 'expired' && { expired: 1 }), ...(location.pathname !== '/signin' && { to: here }) }
}
