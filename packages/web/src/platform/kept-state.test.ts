import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dropDraft, forgetKept, keepDraft, keepPlain, readDraft, readPlain } from './kept-state.ts'
import { sharedStorage } from './person.fixture.ts'

let browser: ReturnType<typeof sharedStorage>
beforeEach(() => {
  browser = sharedStorage()
})
afterEach(() => vi.unstubAllGlobals())

it('keeps the criteria of a dashboard until their owner leaves', async () => {
  keepPlain('bookingDashboard', { days: 14 })
  expect(readPlain('bookingDashboard')).toEqual({ days: 14 })
  await forgetKept()
  expect(readPlain('bookingDashboard')).toBeUndefined()
})

it('reads nothing from what was never kept, or cannot be read', () => {
  expect(readPlain('dropdowns')).toBeUndefined()
  browser.kept.set('dropdowns', '{')
  expect(readPlain('dropdowns')).toBeUndefined()
})

it('keeps no draft, quietly, where the browser has no database of its own', async () => {
  await keepDraft('booking', { cargo: 'hardware' })
  expect(await readDraft('booking')).toBeUndefined()
  await dropDraft('booking')
  expect([...browser.kept.keys()]).toEqual([])
})
