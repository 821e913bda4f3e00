import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import { as, createDesk } from '../identity/assumption/assumption.fixture.ts'
import {
  decideAs,
  type InstructionWorld,
  instructionCalls,
  instructionFor,
  instructionWorld,
  sendBooking,
  siDecision,
  TODAY,
} from './instruction.fixture.ts'

let portal: Portal
let world: InstructionWorld
beforeAll(async () => {
  portal = await startPortal({ now: TODAY })
  world = await instructionWorld(portal)
})
afterAll(() => portal.stop())

interface Who {
  headers: Record<string, string>
}
const home = async ({ headers }: Who) =>
  (await portal.get('/api/home', headers)).json.lines.filter(
    ({ kind }: { kind: string }) => kind === 'instructionWaiting',
  )
const noticesOf = async ({ headers }: Who) =>
  (await portal.get('/api/notices', headers)).json.notices.filter(({ kind }: { kind: string }) => kind.startsWith('si'))
const mailsTo = async (username: string) => {
  await portal.deliverMail()
  const { rows } = await portal.pool.raw.query(
    'select subject, text from mailbox_message where recipient = $1 order by id',
    [username],
  )
  return rows as { subject: string; text: string }[] // the columns above
}
const submitted = async (more: object = {}, by = world.shipper.calls) => {
  const booked = await world.book(more)
  const { state } = (await by.submit({ document: instructionFor(booked) })).json
  return { booked, state, draft: instructionFor(booked) }
}

describe('what became of an instruction', () => {
  it('is told to those who write for shipper and forwarder, and mailed to whoever sent it', async () => {
    const { idOf } = world
    const colleague = await portal.person({ groups: ['BS'], organisationIds: [idOf('NBL')] })
    const tracker = await portal.person({ groups: ['TD', 'BD', 'BR', 'VG'], organisationIds: [idOf('NBL')] })
    const rep = await portal.person({ groups: ['SI', 'BD'] })
    const { booked, state, draft } = await submitted({ salesRep: rep.webId })
    await decideAs(portal, siDecision(state, 'reject', { note: 'The <b>marks</b> are missing' }))
    const told = {
      kind: 'siRejected',
      tone: 'error',
      args: { blNo: booked.blNo, note: 'The <b>marks</b> are missing' },
    }
    for (const who of [world.shipper, world.forwarder, colleague]) {
      expect(await noticesOf(who)).toMatchObject([told])
      expect(await home(who)).toMatchObject([
        { count: 1, args: { reason: 'rejected', names: booked.blNo, id: String(state.id) } },
      ])
    }
    const others = [tracker, rep, world.consignee, world.notifyParty, world.broker, world.rival]
    for (const who of others) expect([await noticesOf(who), await home(who)]).toEqual([[], []])
    const [letter] = await mailsTo(world.shipper.username)
    expect(letter?.subject).toContain(booked.blNo)
    expect(letter?.text).toContain('The <b>marks</b> are missing')
    for (const who of [world.forwarder, colleague, tracker, rep, world.consignee])
      expect(await mailsTo(who.username)).toEqual([])

    const { revision } = (await world.shipper.calls.get(state.id)).json.state
    await world.forwarder.calls.submit({ id: state.id, revision, document: draft })
    for (const who of [world.shipper, world.forwarder]) expect(await home(who)).toEqual([])
    await decideAs(portal, siDecision({ ...state, version: 2 }, 'correct', { draft }))
    expect(await noticesOf(world.shipper)).toMatchObject([{ kind: 'siDraftCorrected' }, told])
    expect((await mailsTo(world.forwarder.username)).map(({ subject }) => subject)).toHaveLength(1)
    expect(await mailsTo(world.shipper.username)).toHaveLength(1)
    expect(await home(world.shipper)).toMatchObject([{ args: { reason: 'correction' } }])
    await sendBooking(portal, booked.bookingNo, { revision: 9, status: 'Canceled' })
    expect(await home(world.shipper)).toEqual([])
  })

  it('with a draft B/L waits on the Home Page until it is approved, one line for all of them', async () => {
    const made = [await submitted(), await submitted()]
    for (const { state, draft } of made) await decideAs(portal, siDecision(state, 'accept', { draft }))
    const [first, second] = made.map(({ booked }) => booked.blNo)
    expect(await home(world.forwarder)).toMatchObject([
      { count: 2, args: { reason: 'draft', note: '', names: `${second}, ${first}` } },
    ])
    for (const { state } of made) {
      const { revision } = (await world.shipper.calls.get(state.id)).json.state
      await world.shipper.calls.decide({ id: state.id, revision, action: 'approve' })
    }
    expect(await home(world.forwarder)).toEqual([])
  })

  it('is not mailed to a sender who has left the company', async () => {
    const left = await portal.person({ groups: ['SI'], organisationIds: [world.idOf('NBL')] })
    const { state } = await submitted({}, instructionCalls(portal, left.headers))
    await portal.pool.raw.query('update account_organisation set web_id_granted = false where account_id = $1', [
      left.accountId,
    ])
    await decideAs(portal, siDecision(state, 'reject'))
    expect(await mailsTo(left.username)).toEqual([])
    expect((await noticesOf(world.shipper))[0]).toMatchObject({ kind: 'siRejected' })
  })
})

it('open pages of shipper and forwarder hear of what is written, those of others only of the status', async () => {
  const heard = async (work: () => Promise<unknown>) => {
    await portal.pool.raw.query('delete from cargo_change')
    await work()
    const { rows } = await portal.pool.raw.query('select distinct whose from cargo_change')
    return ['NBL', 'FWD', 'LSH', 'RIV'].filter((ref) => rows.some(({ whose }) => whose === world.idOf(ref)))
  }
  const booked = await world.book()
  const document = instructionFor(booked)
  const { calls } = world.shipper
  expect(await heard(() => calls.save({ document }))).toEqual(['NBL', 'FWD'])
  const { columns } = (await calls.search({ text: booked.bookingNo })).json
  const [id, revision] = [columns.id[0], columns.revision[0]]
  expect(await heard(() => calls.save({ id, revision, document: { ...document, remarks: 'x' } }))).toEqual([])
  expect(await heard(() => calls.submit({ id, revision: revision + 1, document }))).toEqual(['NBL', 'FWD', 'LSH'])
  const { state } = (await calls.get(id)).json
  expect(await heard(() => decideAs(portal, siDecision(state, 'accept')))).toEqual(['NBL', 'FWD', 'LSH'])
})

describe('customer service', () => {
  it('writes instructions for the customer for whom it acts, under both names', async () => {
    const desk = createDesk(portal)
    const csr = await desk.csr()
    const mine = instructionCalls(portal, csr.headers)
    const booked = await world.book()
    expect((await mine.submit({ document: instructionFor(booked) })).json.errorCode).toBe('GE0005')
    await desk.assume(csr, world.shipper.username)
    const acting = instructionCalls(portal, as(csr, world.shipper.username))
    const { state } = (await acting.submit({ document: instructionFor(booked) })).json
    const both = `${csr.username} for ${world.shipper.username}`
    expect(state).toMatchObject({ status: 'Submitted', savedBy: both, organisation: { ref: 'NBL' } })
    const { versions } = (await world.shipper.calls.history(state.id)).json
    expect(versions[0].submittedBy).toContain(csr.username)
    const page = (await portal.get(`/api/bookings/booking?bookingNo=${booked.bookingNo}`, world.shipper.headers)).json
    const [entry] = page.story.filter(({ kind }: { kind: string }) => kind === 'siSubmitted')
    expect(JSON.stringify(entry)).toContain(csr.username)
    await desk.release(csr)
    expect((await acting.get(state.id)).status).toBeGreaterThanOrEqual(400)
    const assumed = await desk.assume(csr, world.rival.username)
    expect(assumed.status).toBe(200)
    const asRival = instructionCalls(portal, as(csr, world.rival.username))
    expect((await asRival.get(state.id)).json.errorCode).toBe('SI0001')
  })
})

describe('other parties of the booking', () => {
  it.each(['consignee', 'notifyParty', 'broker'] as const)(
    'the %s sees how far the SI is, and nothing of what it says',
    async (role) => {
      const { booked, state } = await submitted()
      await decideAs(portal, siDecision(state, 'reject', { note: 'Secret reason' }))
      const { headers } = world[role]
      const criteria = { numberType: 'booking', numbers: [booked.bookingNo] }
      const list = await portal.post('/api/bookings/list', criteria, headers)
      expect(list.json.columns.siStatus).toEqual(['Pending'])
      const page = await portal.get(`/api/bookings/booking?bookingNo=${booked.bookingNo}`, headers)
      expect(page.json.story.some(({ kind }: { kind: string }) => kind.startsWith('si'))).toBe(false)
      const detail = await portal.get(
        `/api/cargo/detail?bookingNo=${booked.bookingNo}&containerNo=${booked.containers[0]}`,
        headers,
      )
      for (const { text, status } of [list, page, detail]) {
        expect(status).toBe(200)
        for (const secret of ['Secret reason', 'LED LIGHTING FIXTURES', 'C/NO. 1-UP', '940542', world.shipper.username])
          expect(text).not.toContain(secret)
      }
      expect([await noticesOf(world[role]), await home(world[role])]).toEqual([[], []])
    },
  )
})

it('people with SI alone use the address book of their organisation, and earlier instructions of the lane', async () => {
  const clerk = await portal.person({ groups: ['SI'], organisationIds: [world.idOf('NBL')] })
  const json = { 'content-type': 'application/json', ...clerk.headers }
  const party = { name: 'Harbor Notify, LLC', address: '5 Pier St\nLong Beach', contact: 'Ann' }
  const added = await portal.call('POST', '/api/bookings/addresses', { body: JSON.stringify(party), headers: json })
  expect([added.status, added.json.organisation]).toEqual([200, 'NBL'])
  const found = (await portal.get('/api/bookings/addresses?text=harbor', clerk.headers)).json.addresses
  expect(found).toMatchObject([party])
  const used = await portal.call('PUT', '/api/bookings/addresses/used', {
    body: JSON.stringify({ id: found[0].id }),
    headers: json,
  })
  expect(used.json).toEqual({ done: true })
  const { state } = await submitted()
  const { bookingNo } = await world.book()
  const calls = instructionCalls(portal, clerk.headers)
  const { document } = (await calls.form(bookingNo)).json
  expect(document.notifyParty).toMatchObject({ name: party.name, contact: 'Ann' })
  const { instructions } = (await calls.earlier(bookingNo)).json
  expect(instructions[0]).toMatchObject({ id: state.id, consignee: 'Lakeshore Home, Inc.' })
  const copied = (await calls.form(bookingNo, { copyOf: state.id })).json.document
  expect(copied).toMatchObject({ bookingNo, nonNegotiables: '3', commodities: [{ hts: '940542' }] })
  const reader = await portal.person({ groups: ['BD'], organisationIds: [world.idOf('NBL')] })
  expect((await portal.get('/api/bookings/addresses', reader.headers)).json.errorCode).toBe('BR0001')
})
