import { afterEach, describe, expect, it, vi } from 'vitest'
import { sharedStorage, tokensOf } from '../../platform/session/person.fixture.ts'
import { beginSession, forgetSession, session } from '../../platform/session/session.store.ts'
import { resumeAfterSignIn } from './use-session-over.ts'

afterEach(() => {
  forgetSession('left')
  vi.unstubAllGlobals()
})

/** Where a tab that waits at this address goes when somebody signs in; `last` was signed in to it before. */
function placeFor(search: string, { last, now = 'Lin' }: { last?: string; now?: string }, pathname = '/signin') {
  sharedStorage()
  vi.stubGlobal('location', { pathname, search })
  if (last) beginSession(tokensOf({ name: last }))
  const former = session.get()
  forgetSession('expired')
  beginSession(tokensOf({ name: now }))
  const went: string[] = []
  resumeAfterSignIn({ replace: (path) => went.push(path) }, former)
  return went
}
const waiting = (to: string) => `?${new URLSearchParams({ expired: '1', to })}`

describe('a tab that waits at the sign-in while somebody signs in elsewhere', () => {
  it('returns to its own page', () => {
    expect(placeFor(waiting('/containerdash'), { last: 'Lin' })).toEqual(['/containerdash'])
    expect(placeFor(waiting('/bookingDetails/3104482'), { last: 'Lin' })).toEqual(['/bookingDetails/3104482'])
    expect(placeFor(waiting('/bookingdash?criteria=e30'), {})).toEqual(['/bookingdash?criteria=e30'])
  })

  it('sends another person to their own start page, and nobody to a foreign address', () => {
    expect(placeFor(waiting('/bookingDetails/3104482'), { last: 'Mei' })).toEqual(['/search'])
    for (const to of ['//evil.example', 'https://evil.example', '/no-such-page', ''])
      expect(placeFor(waiting(to), { last: 'Lin' })).toEqual(['/search'])
  })

  it('stays when it has already moved on', () => {
    expect(placeFor(waiting('/containerdash'), { last: 'Lin' }, '/containerdash')).toEqual([])
  })
})
