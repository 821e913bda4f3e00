import { isPage } from '@fairway/contract/shared/pages'
import { useState } from 'react'
import { useCodeText } from '../../platform/use-failure-text.ts'

/** Where signing in leads. */
export const HOME = '/search'

/** Whether one was led here because the session is over, and which page one wanted. */
export function useSessionOver(): { notice: string | undefined; wanted: string } {
  const [search] = useState(() => location.search)
  const isExpired = new URLSearchParams(search).has('expired')
  return { notice: useCodeText(isExpired ? 'AU0005' : undefined), wanted: wantedPage(search) }
}

/** A page of this portal and nothing else: an address that somebody else wrote leads nowhere. */
export function wantedPage(search: string): string {
  const to = new URLSearchParams(search).get('to') ?? ''
  return /^\/(?![/\\])/.test(to) && isPage(to.replace(/[?#].*$/, '')) ? to : HOME
}
