import type { HomeLine } from '@fairway/contract/home/home.schema'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import { NOW } from '../bookings/choices/booking-choices.fixture.ts'
import { loadAllocationWorld, OPEN, POL } from './allocation.fixture.ts'

let portal: Portal
let world: Awaited<ReturnType<typeof loadAllocationWorld>>
beforeAll(async () => {
  portal = await startPortal({ now: NOW })
  world = await loadAllocationWorld(portal)
})
afterAll(() => portal.stop())

const sailings = async (headers: Record<string, string>) =>
  ((await portal.get('/api/home', headers)).json.lines as HomeLine[]).map(({ kind, vvd, place }) => [kind, vvd, place]) // as the contract says

it('sales see the next sailings with space, and none that has sailed', async () =>
  expect(await sailings(world.sales.headers)).toEqual([['sailingNext', OPEN, POL]]))

it('a rep sees those on which accounts of theirs have space', async () => {
  expect(await sailings(world.rep.headers)).toEqual([['ownSailingNext', OPEN, POL]])
  const stranger = await portal.person({ groups: ['VA'] })
  expect(await sailings(stranger.headers)).toEqual([])
})

it('a customer sees none of them', async () =>
  expect(await sailings((await portal.person({ groups: ['TD', 'BR'] })).headers)).toEqual([]))
