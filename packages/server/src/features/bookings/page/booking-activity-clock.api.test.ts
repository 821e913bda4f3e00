import { BookingPage } from '@fairway/contract/bookings/page/booking-page.schema'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import * as lines from '../../carrier/carrier-lines.fixture.ts'
import { document, loadRequestWorld, requestCalls, TODAY } from '../requests/booking-request.fixture.ts'
import { decisionLine, newBookingNo } from '../requests/decision.fixture.ts'

let portal: Portal
let orgs: Awaited<ReturnType<typeof loadRequestWorld>>

beforeAll(async () => {
  // an hour of business passes in a second, on another day than that of the wall
  portal = await startPortal({ now: TODAY, settings: { clockRate: 3600 } })
  orgs = await loadRequestWorld(portal)
})
afterAll(() => portal.stop())

/** What the carrier's clock says: the business clock. */
const clock = async (): Promise<string> => {
  const { rows } = await portal.pool.raw.query<{ now: string }>('select business_now() as now')
  return new Date(rows[0]?.now ?? '').toISOString()
}

it('a story has one clock: what people do stands between what the carrier says before and after it', async () => {
  const startedAt = await clock()
  const mei = await portal.person({ groups: ['BD', 'BR', 'BC'], organisationIds: [orgs.NBL] })
  const calls = requestCalls(portal, mei.headers)
  const correct = async (body: object) =>
    (await portal.post('/api/corrections/v2/action', body, mei.headers)).json.state
  const decide = async (path: string, line: object) =>
    expect((await portal.carrier(path, [{ ...line, decidedAt: await clock() }])).json.accepted).toBe(1)
  const bookingNo = newBookingNo()
  const bill = { blNo: `FWYL${bookingNo}01`, bookingNo, type: 'SW' }

  const { id, ediRef } = (await calls.submit({ document: document() })).json.state
  await decide('decisions', decisionLine(ediRef, 1, 'received'))
  await decide('decisions', decisionLine(ediRef, 1, 'approve', { bookingNo }))
  await portal.carrier('bookings', [lines.inlandBooking(bookingNo, { ediRef, bookedAt: await clock() })])
  await portal.carrier('bills', [{ ...bill, status: 'Rated', statedAt: await clock(), revision: 1 }])
  const billedAt = await clock()
  await portal.carrier('bills', [{ ...bill, status: 'Billed', billedAt, statedAt: billedAt, revision: 2 }])
  await calls.documents({ id, to: ['lee@bank.example'] })
  const { id: correctionId, revision } = await correct({ action: 'start', shipmentNo: bookingNo })
  const view = (await portal.get(`/api/corrections/v2/view?id=${correctionId}`, mei.headers)).json
  const corrected = { ...view.document, commodity: 'Lamp shades' }
  await correct({ action: 'submit', id: correctionId, revision, document: corrected })
  for (const decision of ['approve', 'complete'])
    await decide('correction-decisions', {
      ...{ ref: `clock-${decision}`, correctionId, shipmentNo: bookingNo, version: 1, decision },
    })

  const page = BookingPage.parse((await portal.get(`/api/bookings/booking?bookingNo=${bookingNo}`, mei.headers)).json)
  const activity = page.story.toReversed()
  expect(activity.map(({ kind }) => kind)).toEqual([
    'requested', 'received', 'approved', 'booked', 'billed', 'documentsSent', 'correctionStarted', 'correctionSubmitted',
    'correctionApproved', 'correctionCompleted',
  ]) // biome-ignore format: in the order in which it happened
  const times = [startedAt, ...activity.map(({ at }) => at), await clock()].map((at) => Date.parse(at))
  expect(times).toEqual(times.toSorted((one, other) => one - other))
})
