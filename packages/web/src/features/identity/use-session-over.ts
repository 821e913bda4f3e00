import { isPage } from '@fairway/contract/shared/pages'
import { useState } from 'react'
import { useCodeText } from '../../platform/calls/use-failure-text.ts'
import { isSamePerson, type Session, session } from '../../platform/session/session.store.ts'

/** Where a sign-in leads. */
export const HOME = '/search'

/** Whether the session ended before this page opened, and which page was wanted. */
export function useSessionOver(): { notice: string | undefined; wanted: string } {
  const [search] = useState(() => location.search)
  const isExpired = new URLSearchParams(search).has('expired')
  return { notice: useCodeText(isExpired ? 'AU0005' : undefined), wanted: wantedPage(search) }
}

/** A page of this portal and nothing else: foreign addresses are ignored. */
function wantedPage(search: string): string {
  const to = new URLSearchParams(search).get('to') ?? ''
  return /^\/(?![/\\])/.test(to) && isPage(to.replace(/[?#].*$/, '')) ? to : HOME
}

/** Moves a tab that waited at the sign-in on: the same person to their page, anybody else to their own start page. */
export function resumeAfterSignIn({ replace }: { replace: (path: string) => void }, last: Session | undefined) {
  const now = session.get()
  const isSame = !last || !now || isSamePerson(last, now)
  if (location.pathname === '/signin') replace(isSame ? wantedPage(location.search) : HOME)
}
