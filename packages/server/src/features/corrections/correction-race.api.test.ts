import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import { loadRequestWorld, TODAY } from '../bookings/requests/booking-request.fixture.ts'
import {
  begin,
  billedShipment,
  billLine,
  type CorrectionCalls,
  correctionCalls,
  sendBill,
} from './correction.fixture.ts'

let portal: Portal
let people: CorrectionCalls[]
beforeAll(async () => {
  portal = await startPortal({ now: TODAY })
  const orgs = await loadRequestWorld(portal)
  const parties = [orgs.NBL, orgs.NBL, orgs.NBL, orgs.LSH]
  people = await Promise.all(
    parties.map(async (id) => {
      const { headers } = await portal.person({ groups: ['BC'], organisationIds: [id] })
      return correctionCalls(portal, headers)
    }),
  )
})
afterAll(() => portal.stop())

const mei = () => people[0] as CorrectionCalls // there are four
/** Those of one organisation, who share its corrections. */
const colleagues = () => people.slice(0, 3)

const inProgress = async (shipmentNo: string) => {
  const { rows } = await portal.pool.raw.query(
    "select from correction c join booking b on b.id = c.booking_id where b.booking_no = $1 and c.status <> 'Completed'",
    [shipmentNo],
  )
  return rows.length
}
/** Many people of both parties start a correction of one shipment in the same moment. */
const startTogether = (shipmentNo: string) =>
  Promise.all(Array.from({ length: 12 }, (_, at) => (people[at % people.length] as CorrectionCalls).start(shipmentNo)))

describe('several who start a correction of one shipment at once', () => {
  it('are one who does, and others who are told that one is in progress', async () => {
    for (let round = 0; round < 10; round++) {
      const shipmentNo = await billedShipment(portal)
      const replies = await startTogether(shipmentNo)
      expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 11 }, () => 409)])
      for (const { status, json } of replies)
        if (status !== 200) expect([json.errorCode, json.messageArgs]).toEqual(['BC0005', [shipmentNo]])
      expect(await inProgress(shipmentNo)).toBe(1)
    }
  })

  it('never leave two in progress, with deletions and new beginnings in between', async () => {
    const shipmentNo = await billedShipment(portal)
    const act = async (calls: CorrectionCalls) => {
      for (let turn = 0; turn < 25; turn++) {
        const { state } = (await calls.start(shipmentNo)).json
        expect(await inProgress(shipmentNo)).toBeLessThanOrEqual(1)
        if (state) await calls.delete(state.id, state.revision)
      }
    }
    await Promise.all([...people, ...people].map(act))
    expect(await inProgress(shipmentNo)).toBe(0)
  })
})

it('of two who send one correction at once, one does, and the other is told', async () => {
  const { state, document } = await begin(portal, mei())
  const body = { id: state.id, revision: 1, document: { ...document, commodity: 'Lamps' } }
  const replies = await Promise.all(colleagues().map((calls) => calls.submit(body)))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  const { rows } = await portal.pool.raw.query('select from outbox_entry where key = $1', [state.shipmentNo])
  expect(rows).toHaveLength(1)
})

it('of many edits at once none is lost: each counts the revision up, or is refused', async () => {
  const { state, document } = await begin(portal, mei())
  let saved = 0
  const edit = async (calls: CorrectionCalls, nth: number) => {
    for (let turn = 0; turn < 20; turn++) {
      const { revision } = (await calls.view(state.id)).json.state
      const commodity = `Lamps ${nth}-${turn}`
      const { status, json } = await calls.update({ id: state.id, revision, document: { ...document, commodity } })
      if (status === 200) saved += 1
      else expect(json.errorCode).toBe('GE0007')
    }
  }
  await Promise.all(colleagues().map(edit))
  expect((await mei().view(state.id)).json.state.revision).toBe(1 + saved)
})

it('a bill that changes in the moment of sending is seen before or after, and never in between', async () => {
  for (let round = 0; round < 6; round++) {
    const { state, document } = await begin(portal, mei())
    const body = { id: state.id, revision: 1, document: { ...document, commodity: 'Lamps' } }
    const [sent] = await Promise.all([
      mei().submit(body),
      sendBill(portal, billLine(state.shipmentNo, { status: 'Rated', billedAt: null, revision: 2 })),
    ])
    expect([200, 422]).toContain(sent.status)
    if (sent.status !== 200) expect(sent.json.errorCode).toBe('BC0003')
    const { rows } = await portal.pool.raw.query('select from outbox_entry where key = $1', [state.shipmentNo])
    expect(rows).toHaveLength(sent.status === 200 ? 1 : 0)
  }
})

// last of all, for the index is gone afterwards
it('without the index in the database two would be in progress: it is what these tests rest on', async () => {
  await portal.pool.raw.query('drop index correction_in_progress')
  let doubled = 0
  for (let round = 0; round < 10 && doubled === 0; round++) {
    const shipmentNo = await billedShipment(portal)
    await startTogether(shipmentNo)
    if ((await inProgress(shipmentNo)) > 1) doubled += 1
  }
  expect(doubled).toBe(1)
})
