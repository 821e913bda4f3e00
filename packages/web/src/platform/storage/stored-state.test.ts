import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sharedStorage, tokensOf } from '../session/person.fixture.ts'
import { assumedUser, beginSession, forgetSession } from '../session/session.store.ts'
import { clearUserData, draftOwner, dropDraft, readDraft, readPlain, storeDraft, storePlain } from './stored-state.ts'

let browser: ReturnType<typeof sharedStorage>
beforeEach(() => {
  browser = sharedStorage()
})
afterEach(() => vi.unstubAllGlobals())

it('stores the criteria of a dashboard until their owner signs out', async () => {
  storePlain('bookingDashboard', { days: 14 })
  expect(readPlain('bookingDashboard')).toEqual({ days: 14 })
  await clearUserData()
  expect(readPlain('bookingDashboard')).toBeUndefined()
})

it('reads nothing where nothing was stored, or where it cannot be parsed', () => {
  expect(readPlain('dropdowns')).toBeUndefined()
  browser.storage.set('dropdowns', '{')
  expect(readPlain('dropdowns')).toBeUndefined()
})

it('stores no draft, without an error, where the browser has no database', async () => {
  await storeDraft('booking', { cargo: 'hardware' })
  expect(await readDraft('booking')).toBeUndefined()
  await dropDraft('booking')
  expect([...browser.storage.keys()]).toEqual([])
})

it('separates drafts under one’s own name from those for each customer', () => {
  const owners = [draftOwner()]
  beginSession(tokensOf({ name: 'Chen', groups: ['CSR'] }))
  owners.push(draftOwner())
  for (const username of ['shipper@fairway.test', 'rival@fairway.test']) {
    assumedUser.set({ username, groups: ['SI'], expiresAt: Date.now() + 60_000 })
    owners.push(draftOwner())
  }
  expect(new Set(owners).size).toBe(4)
  forgetSession('left')
})
