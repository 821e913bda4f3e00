import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import { type BookingSystem, connectCarrier, passSeconds, refused, taken } from '../carrier/outbox/outbox.fixture.ts'
import {
  decideAs,
  type InstructionWorld,
  instructionFor,
  instructionWorld,
  siDecision,
  TODAY,
} from './instruction.fixture.ts'

let portal: Portal
let world: InstructionWorld
let gates: BookingSystem
let admin: Record<string, string>
beforeAll(async () => {
  portal = await startPortal({ now: TODAY })
  world = await instructionWorld(portal)
  gates = await connectCarrier(portal)
  admin = (await portal.person({ groups: ['ADMIN'] })).headers
})
afterAll(() => portal.stop())

const now = async (id: number) => (await world.shipper.calls.get(id)).json
const acknowledgeAll = async () => {
  for (let entries = await gates.poll(); entries.length > 0; entries = await gates.poll())
    await gates.acknowledge(entries.map(({ id }) => taken(id)))
}
afterEach(acknowledgeAll)

/** The carrier cannot read what was sent last, eight times. */
async function setAside() {
  for (let tries = 0; tries < 8; tries++) {
    await gates.acknowledge((await gates.poll()).map(({ id }) => refused(id, 'unreadable')))
    await passSeconds(portal, 100_000)
  }
  const { entries } = (await portal.get('/api/outbox/setAside', admin)).json
  expect(entries).toHaveLength(1)
  return [entries[0].id]
}
/** An admin gives up sending it. */
const loseNewest = async () => {
  const ids = await setAside()
  expect((await portal.post('/api/outbox/drop', { ids, reason: 'Unreadable' }, admin)).status).toBe(200)
}
const submitted = async () => {
  const booked = await world.book()
  const { state } = (await world.shipper.calls.submit({ document: instructionFor(booked) })).json
  return { booked, id: state.id as number, state } // the number of the reply
}
const entriesFor = async (bookingNo: string) =>
  (await portal.pool.raw.query('select count(*)::int as n from outbox_entry where key = $1', [bookingNo])).rows[0].n

describe('while the carrier is silent', () => {
  const hear = (when: string) => portal.pool.raw.query(`update carrier_intake set heard_at = ${when}, paused_at = null`)
  afterEach(() => hear('now()'))

  it('nothing is sent, and what was written is kept as a draft', async () => {
    const booked = await world.book()
    await hear("now() - interval '16 minutes'")
    const { status, json } = await world.shipper.calls.submit({ document: instructionFor(booked) })
    expect([status, json.errorCode]).toEqual([503, 'GE0009'])
    const [id, revision] = json.messageArgs.map(Number)
    const kept = await now(id)
    expect(kept.state).toMatchObject({ status: 'Draft', version: 0, revision, hasUnsent: true })
    expect(kept.document).toEqual(instructionFor(booked))
    expect(await entriesFor(booked.bookingNo)).toBe(0)
    await hear('now()')
    const sent = await world.shipper.calls.submit({ id, revision, document: kept.document })
    expect(sent.json).toMatchObject({ result: 'Success', state: { status: 'Submitted', version: 1 } })
  })

  it('or takes nothing in, a draft B/L is neither approved nor returned, and changes stay unsent', async () => {
    const { booked, id, state } = await submitted()
    const draft = instructionFor(booked)
    await decideAs(portal, siDecision(state, 'accept', { draft }))
    const { revision } = (await now(id)).state
    await portal.pool.raw.query('update carrier_intake set paused_at = now()')
    const { calls } = world.forwarder
    expect((await calls.decide({ id, revision, action: 'approve' })).json.errorCode).toBe('GE0009')
    const remarks = [{ path: '', text: 'No' }]
    expect((await calls.decide({ id, revision, action: 'return', remarks })).json.errorCode).toBe('GE0009')
    const changed = instructionFor(booked, { originals: '2' })
    expect((await calls.submit({ id, revision, document: changed })).json.errorCode).toBe('GE0009')
    const { state: after, document, sent } = await now(id)
    expect(after).toMatchObject({ status: 'Accepted', version: 1, draftApprovedAt: null, hasUnsent: true })
    expect([document.originals, sent.originals]).toEqual(['2', '3'])
  })
})

describe('a version that never reaches the carrier', () => {
  it('is said so, and what was written can be sent again', async () => {
    const { booked, id } = await submitted()
    await loseNewest()
    const { state, document } = await now(id)
    expect(state).toMatchObject({ status: 'Draft', carrierAction: 'Not Delivered', carrierNote: 'Unreadable' })
    expect([state.hasUnsent, document]).toEqual([true, instructionFor(booked)])
    const { notices } = (await portal.get('/api/notices', world.forwarder.headers)).json
    expect(notices[0]).toMatchObject({ kind: 'siNotDelivered', tone: 'error', args: { blNo: booked.blNo } })
    // its containers are free again, its number is not
    const other = instructionFor(booked, { blNo: `FWYL${booked.bookingNo}02` })
    const codes = (await world.forwarder.calls.validate({ document: other })).json.violations
    expect(codes).toEqual([])
    const again = await world.shipper.calls.submit({ id, revision: state.revision, document })
    expect(again.json).toMatchObject({ result: 'Success', state: { status: 'Submitted', version: 2 } })
    expect((await world.shipper.calls.history(id)).json.versions).toMatchObject([
      { version: 2, kind: 'submission', carrierAction: null },
      { version: 1, carrierAction: 'Not Delivered', csrNote: 'Unreadable' },
    ])
  })

  it('after one that did leaves the instruction where that one had led, with the changes kept', async () => {
    const { booked, id, state } = await submitted()
    await acknowledgeAll()
    await decideAs(portal, siDecision(state, 'accept', { draft: instructionFor(booked) }))
    const { revision } = (await now(id)).state
    const document = instructionFor(booked, { originals: '1' })
    const sent = await world.shipper.calls.submit({ id, revision, document })
    expect(sent.json.state).toMatchObject({ status: 'Submitted', hasDraft: false })
    await loseNewest()
    const after = await now(id)
    expect(after.state).toMatchObject({ status: 'Accepted', hasDraft: true, hasUnsent: true })
    expect([after.document.originals, after.sent.originals]).toEqual(['1', '3'])
  })

  it('that approved a draft B/L has approved nothing', async () => {
    const { booked, id, state } = await submitted()
    await acknowledgeAll()
    await decideAs(portal, siDecision(state, 'correct', { draft: instructionFor(booked, { originals: '2' }) }))
    const { revision } = (await now(id)).state
    const approved = await world.shipper.calls.decide({ id, revision, action: 'approve' })
    expect(approved.json.state.status).toBe('Accepted')
    await loseNewest()
    const { state: after, document } = await now(id)
    expect(after).toMatchObject({ status: 'Correction Pending', hasDraft: true, draftApprovedAt: null })
    expect(document.originals).toBe('3')
  })

  it('is sent again by an admin, once, and the carrier decides on it', async () => {
    const { id, state, booked } = await submitted()
    const ids = await setAside()
    expect((await portal.post('/api/outbox/retry', { ids }, admin)).status).toBe(200)
    const entries = await gates.poll()
    expect(entries).toMatchObject([{ key: booked.bookingNo, payload: { version: 1 } }])
    await acknowledgeAll()
    await decideAs(portal, siDecision(state, 'accept'))
    expect((await now(id)).state).toMatchObject({ status: 'Accepted', carrierAction: 'Accepted' })
  })
})
