import { isPage } from '@fairway/contract/shared/pages'
import { useState } from 'react'
import { useCodeText } from '../../platform/use-failure-text.ts'

/** Where signing in leads. */
export const HOME = '/search'

/** Whether one was led here because the session is over, and which page one wanted. */
export function useSessionOver(): { notice: string | undefined; wanted: string } {
  const [{ isExpired, wanted }] = useState(() => readAddress(new URLSearchParams(location.search)))
  return { notice: useCodeText(isExpired ? 'AU0005' : undefined), wanted }
}

/** A page of this portal and nothing else: an address that somebody else wrote leads nowhere. */
function readAddress(query: URLSearchParams) {
  const to = query.get('to') ?? ''
  const isOurs = /^\/(?![/\\])/.test(to) && isPage(to.replace(/[?#].*$/, ''))
  return { isExpired: query.has('expired'), wanted: isOurs ? to : HOME }
}
