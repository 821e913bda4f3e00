import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLog } from '../../../platform/monitoring/log.ts'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { TODAY } from '../../bookings/requests/booking-request.fixture.ts'
import { loadWeighingWorld, vgmCalls, weighedBooking } from '../vgm.fixture.ts'
import { seedDemoWeighings } from './demo-weighings.actions.ts'

let portal: Portal
let orgs: Awaited<ReturnType<typeof loadWeighingWorld>>
beforeAll(async () => {
  portal = await startPortal({ now: TODAY })
  orgs = await loadWeighingWorld(portal)
})
afterAll(() => portal.stop())

const parts = () => ({ pool: portal.pool, settings: portal.settings, log: createLog('silent') })

it('the demo has weights for each thing that can become of them, made once by its shipper', async () => {
  expect(await seedDemoWeighings(parts()), 'nobody is there to write them').toBe(false)
  const writer = await portal.person({
    ...{ username: 'shipper@fairway.test', groups: ['VG'], organisationIds: [orgs.NBL] },
  })
  expect(await seedDemoWeighings(parts()), 'there are no bookings').toBe(false)
  const made = await Promise.all(Array.from({ length: 6 }, () => weighedBooking(portal)))
  expect(await seedDemoWeighings(parts())).toBe(true)
  expect(await seedDemoWeighings(parts())).toBe(true)
  const calls = vgmCalls(portal, writer.headers)
  const opened = await Promise.all(made.map(({ bookingNo }) => calls.open(bookingNo)))
  const states = opened.map(({ state }) => state && [state.version, state.isComplete])
  expect(states.toSorted()).toEqual([null, [0, false], [1, false], [1, true], [1, true], [1, true]].toSorted())
  const wishes = opened.map(({ sent }) => sent?.reference).filter(Boolean)
  expect(wishes.toSorted()).toEqual(['demo: accept', 'demo: accept', 'demo: reject', 'demo: wait'])
})
