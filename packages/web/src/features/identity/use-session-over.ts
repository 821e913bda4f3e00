import { isPage } from '@fairway/contract/shared/pages'
import { useState } from 'react'
import { sessionEnd } from '../../platform/session.store.ts'
import { useStore } from '../../platform/store.ts'
import { useCodeText } from '../../platform/use-failure-text.ts'

/** Where signing in leads. */
export const HOME = '/search'

/** Whether one was led here because the session is over, and which page one wanted. */
export function useSessionOver(): { notice: string | undefined; wanted: string } {
  const isExpired = useStore(sessionEnd) === 'expired'
  const [wanted] = useState(wantedPage)
  return { notice: useCodeText(isExpired ? 'AU0005' : undefined), wanted }
}

/** A page of this portal and nothing else: an address that somebody else wrote leads nowhere. */
function wantedPage(): string {
  const to = new URLSearchParams(location.search).get('to') ?? ''
  return /^\/(?![/\\])/.test(to) && isPage(to.replace(/[?#].*$/, '')) ? to : HOME
}
