import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { type BookingSystem, connectCarrier, passSeconds, refused, taken } from '../../carrier/outbox/outbox.fixture.ts'
import { document, loadRequestWorld, type RequestCalls, requestCalls, TODAY } from './booking-request.fixture.ts'
import { decisionLine, newBookingNo } from './decision.fixture.ts'

let portal: Portal
let gates: BookingSystem
let mei: RequestCalls & { headers: Record<string, string> }
let admin: Record<string, string>
beforeAll(async () => {
  portal = await startPortal({ now: TODAY })
  const orgs = await loadRequestWorld(portal)
  gates = await connectCarrier(portal)
  const { headers } = await portal.person({ groups: ['BR'], organisationIds: [orgs.NBL] })
  mei = { ...requestCalls(portal, headers), headers }
  admin = (await portal.person({ groups: ['ADMIN'] })).headers
})
afterAll(() => portal.stop())

const now = async (id: number) => (await mei.get(id)).json
const acknowledgeAll = async () => {
  for (let entries = await gates.poll(); entries.length > 0; entries = await gates.poll())
    await gates.acknowledge(entries.map(({ id }) => taken(id)))
}

/** The carrier cannot read what was sent last, and an admin gives it up. */
async function loseNewest(reason = 'The carrier cannot read it') {
  for (let tries = 0; tries < 8; tries++) {
    await gates.acknowledge((await gates.poll()).map(({ id }) => refused(id, 'unreadable')))
    await passSeconds(portal, 100_000)
  }
  const { entries } = (await portal.get('/api/outbox/setAside', admin)).json
  expect(entries).toHaveLength(1)
  expect((await portal.post('/api/outbox/drop', { ids: [entries[0].id], reason }, admin)).status).toBe(200)
}
const sendNew = async () => {
  const input = document()
  return { input, ...(await mei.submit({ document: input })).json.state }
}
const decide = async (ediRef: string, version: number, decision: string, more: object = {}) =>
  (await portal.carrier('decisions', [decisionLine(ediRef, version, decision, more)])).json

describe('a request that an admin gave up sending', () => {
  it('says that the carrier never got it, and can be submitted again', async () => {
    const { id, ediRef, input } = await sendNew()
    await loseNewest('Contract unknown to the carrier')
    const { state, document: stored } = await now(id)
    expect(state).toMatchObject({
      status: 'Rejected',
      carrierAction: 'Not Delivered',
      carrierNote: 'Contract unknown to the carrier',
    })
    expect(stored).toEqual(input)
    expect((await mei.history(id)).json.versions).toMatchObject([
      { version: 1, carrierAction: 'Not Delivered', csrNote: 'Contract unknown to the carrier' },
    ])
    const { notices } = (await portal.get('/api/notices', mei.headers)).json
    expect(notices[0]).toMatchObject({ kind: 'requestNotDelivered', tone: 'error', args: { ediRef } })
    expect((await decide(ediRef, 1, 'approve')).rejected).toMatchObject([{ errorCode: 'GE0002' }])
    const again = await mei.submit({ id, revision: state.revision, document: input })
    expect(again.json).toMatchObject({ result: 'Success', state: { status: 'Submitted', version: 2 } })
    const entries = await gates.poll()
    expect(entries).toMatchObject([{ key: ediRef, payload: { version: 2 } }])
    await gates.acknowledge(entries.map((entry) => taken(entry.id)))
    await decide(ediRef, 2, 'approve')
    expect((await now(id)).state).toMatchObject({ status: 'Approved', confirmedVersion: 2 })
  })

  it('was delivered after all where the carrier has answered it', async () => {
    const { id, ediRef } = await sendNew()
    await decide(ediRef, 1, 'approve')
    await loseNewest('No acknowledgement came')
    expect((await now(id)).state).toMatchObject({ status: 'Approved', carrierAction: 'Approved', confirmedVersion: 1 })
    expect((await mei.history(id)).json.versions).toMatchObject([{ version: 1, carrierAction: 'Approved' }])
  })

  it('goes back to the version that the carrier has, with the changes kept unsent', async () => {
    const { id, ediRef, input } = await sendNew()
    await acknowledgeAll()
    const { revision } = (await now(id)).state
    await mei.submit({ id, revision, document: { ...input, commodity: 'Lamps' } })
    await loseNewest()
    const { state, document: stored, sent } = await now(id)
    expect([state.status, stored.commodity, sent.commodity]).toEqual(['Submitted', 'Lamps', input.commodity])
    await decide(ediRef, 1, 'approve')
    expect((await now(id)).state).toMatchObject({ status: 'Approved', confirmedVersion: 1, version: 2 })
  })

  it('takes up what the carrier decided meanwhile on the version that it has', async () => {
    const { id, ediRef, input } = await sendNew()
    await acknowledgeAll()
    const { revision } = (await now(id)).state
    await mei.submit({ id, revision, document: { ...input, commodity: 'Lamps' } })
    const bookingNo = newBookingNo()
    await decide(ediRef, 1, 'approve', { bookingNo }) // for an older version: recorded
    expect((await now(id)).state).toMatchObject({ status: 'Submitted', bookingNo: null })
    await loseNewest()
    expect((await now(id)).state).toMatchObject({ status: 'Approved', bookingNo, confirmedVersion: 1 })
    const { rows } = await portal.pool.raw.query('select is_applied from carrier_decision where edi_ref = $1', [ediRef])
    expect(rows).toEqual([{ is_applied: true }])
  })

  it('does not take up what was said of a cancellation that was refused since', async () => {
    const { id, ediRef, input } = await sendNew()
    await acknowledgeAll()
    await mei.cancel({ id, revision: (await now(id)).state.revision, comment: 'Order lost' })
    await acknowledgeAll()
    await decide(ediRef, 2, 'reject', { note: 'No' }) // nobody waits for it: recorded
    await decide(ediRef, 2, 'refuseCancellation', { note: 'No' })
    const { status, revision } = (await now(id)).state
    expect(status).toBe('Submitted')
    await mei.submit({ id, revision, document: { ...input, commodity: 'Lamps' } })
    await loseNewest()
    expect((await now(id)).state).toMatchObject({ status: 'Submitted', carrierAction: 'Not Delivered' })
  })

  it('stays approved as it was where an amendment or a cancellation was lost', async () => {
    const { id, ediRef, input } = await sendNew()
    await acknowledgeAll()
    await decide(ediRef, 1, 'approve')
    const amended = { ...input, commodity: 'Lamps' }
    await mei.submit({ id, revision: (await now(id)).state.revision, document: amended })
    await loseNewest()
    const { state, sent } = await now(id)
    expect([state.status, state.confirmedVersion, sent.commodity]).toEqual(['Approved', 1, input.commodity])
    const again = await mei.submit({ id, revision: state.revision, document: amended })
    expect(again.json).toMatchObject({ result: 'Success', state: { status: 'Approved', version: 3 } })
    await acknowledgeAll()
    await mei.cancel({ id, revision: again.json.state.revision, comment: 'Order lost' })
    await loseNewest()
    expect((await now(id)).state).toMatchObject({ status: 'Approved', carrierAction: 'Not Delivered' })
    await decide(ediRef, 3, 'decline', { note: 'No' })
    expect((await now(id)).state).toMatchObject({ status: 'Approved', confirmedVersion: 1, carrierAction: 'Declined' })
  })

  it('goes on with the newer version that waited behind the lost one', async () => {
    const { id, ediRef, input } = await sendNew()
    await mei.submit({ id, revision: (await now(id)).state.revision, document: { ...input, commodity: 'Lamps' } })
    await loseNewest()
    expect((await now(id)).state).toMatchObject({ status: 'Submitted', version: 2, carrierAction: null })
    await acknowledgeAll()
    await decide(ediRef, 2, 'approve')
    expect((await now(id)).state).toMatchObject({ status: 'Approved', confirmedVersion: 2 })
  })
})
