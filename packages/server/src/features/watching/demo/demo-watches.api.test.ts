import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLog } from '../../../platform/monitoring/log.ts'
import * as lines from '../../carrier/carrier-lines.fixture.ts'
import { startWatchedPortal } from '../watching.fixture.ts'
import { seedDemoWatches } from './demo-watches.actions.ts'

let watched: Awaited<ReturnType<typeof startWatchedPortal>>
beforeAll(async () => {
  watched = await startWatchedPortal()
})
afterAll(() => watched.portal.stop())

it('watches boxes at sea, a booking, a bill and a ship as the demo’s shipper, once, as soon as some are at sea', async () => {
  const { portal, shipper } = watched
  const seed = () => seedDemoWatches({ pool: portal.pool, settings: portal.settings, log: createLog('silent') })
  expect(await seed()).toBe(false)
  const { headers } = await shipper({ username: 'shipper@fairway.test' })
  const bookingNos = ['3104483', '3104484', '3104485']
  await portal.carrier(
    'bookings',
    bookingNos.map((bookingNo) => lines.booking(bookingNo)),
  )
  await portal.carrier(
    'containers',
    bookingNos.map((bookingNo, nth) => lines.container(bookingNo, lines.containerNumber(520_000 + nth))),
  )
  expect(await seed()).toBe(false)

  const [voyage] = lines.schedules
  const [loading, ...rest] = voyage?.calls ?? []
  const departure = { planned: '2026-11-08T12:00:00Z', actual: '2026-11-08T13:00:00Z' }
  await portal.carrier('schedules', [{ ...voyage, revision: 2, calls: [{ ...loading, departure }, ...rest] }])
  expect([await seed(), await seed()]).toEqual([true, true])

  const { watches } = (await portal.get('/api/watch/list', headers)).json
  expect(watches.map(({ subject }: { subject: { kind: string } }) => subject.kind)).toEqual([
    ...['container', 'container', 'container', 'booking', 'bill', 'vessel'],
  ])
})
