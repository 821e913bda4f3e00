import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import { loadRequestWorld, TODAY } from '../bookings/requests/booking-request.fixture.ts'
import { type BookingSystem, connectCarrier, passSeconds, refused, taken } from '../carrier/outbox/outbox.fixture.ts'
import { type Begun, begin, type CorrectionCalls, correctionCalls, correctionDecision } from './correction.fixture.ts'

let portal: Portal
let orgs: Awaited<ReturnType<typeof loadRequestWorld>>
let gates: BookingSystem
type Person = Awaited<ReturnType<Portal['person']>>
let people: Record<'mei' | 'colleague' | 'tracker' | 'consignee' | 'rep' | 'admin', Person>
let mei: CorrectionCalls
beforeAll(async () => {
  portal = await startPortal({ now: TODAY })
  orgs = await loadRequestWorld(portal)
  gates = await connectCarrier(portal)
  people = {
    mei: await portal.person({ groups: ['BC'], organisationIds: [orgs.NBL], language: 'zh' }),
    colleague: await portal.person({ groups: ['BP'], organisationIds: [orgs.NBL] }),
    tracker: await portal.person({ groups: ['TD', 'BR'], organisationIds: [orgs.NBL] }),
    consignee: await portal.person({ groups: ['BC'], organisationIds: [orgs.LSH], language: 'vi' }),
    rep: await portal.person({ groups: ['BC'] }),
    admin: await portal.person({ groups: ['ADMIN'] }),
  }
  mei = correctionCalls(portal, people.mei.headers)
})
afterAll(() => portal.stop())

let begun: Begun
let state: Begun['state']
const submit = async (who: CorrectionCalls, change: object = { commodity: 'Lamps' }) => {
  const { state: now, document } = (await who.view(begun.state.id)).json
  const call = now.status === 'Rejected' ? who.reApprove : who.submit
  state = (await call({ id: now.id, revision: now.revision, document: { ...document, ...change } })).json.state
  expect(state.status).toBe('Submitted')
}
beforeEach(async () => {
  begun = await begin(portal, mei, { salesRep: people.rep.webId })
  await submit(mei)
})
const decide = async (decision: string, more: object = {}) =>
  (await portal.carrier('correction-decisions', [correctionDecision(state, decision, more)])).json
const now = async () => (await mei.view(state.id)).json.state
const history = async () => (await mei.history(state.id)).json.versions
const storedDecisions = async () =>
  (
    await portal.pool.raw.query(
      'select decision, version, is_applied from correction_decision where correction_id = $1 order by received_at, decided_at',
      [state.id],
    )
  ).rows

describe('what the carrier decides', () => {
  it('leads from received over approved to completed', async () => {
    await decide('received')
    expect(await now()).toMatchObject({ status: 'Submitted', carrierAction: 'Received', revision: state.revision })
    expect(await decide('approve', { note: 'Ok' })).toMatchObject({ accepted: 1, rejected: [] })
    expect(await now()).toMatchObject({ status: 'Approved', carrierAction: 'Approved', carrierNote: 'Ok' })
    await decide('complete')
    expect(await now()).toMatchObject({ status: 'Completed', carrierAction: 'Completed' })
    expect(await history()).toMatchObject([{ version: 1, carrierAction: 'Completed', csrNote: 'Ok' }])
    expect((await storedDecisions()).every((row) => row.is_applied)).toBe(true)
  })

  it('counts once, however often it comes, also from two sides at once', async () => {
    const approval = correctionDecision(state, 'approve')
    const replies = await Promise.all([1, 2, 3].map(() => portal.carrier('correction-decisions', [approval, approval])))
    expect(replies.reduce((sum, { json }) => sum + json.accepted, 0)).toBe(1)
    expect(replies.reduce((sum, { json }) => sum + json.unchanged, 0)).toBe(5)
    const { revision } = await now()
    expect(revision).toBe(state.revision + 1)
  })

  it('of an older version is recorded in the history and changes nothing else', async () => {
    const first = state
    await decide('reject', { note: 'Which lamps?' })
    await submit(mei, { commodity: 'Desk lamps' })
    expect(state.version).toBe(2)
    const stale = correctionDecision(first, 'approve')
    expect((await portal.carrier('correction-decisions', [stale])).json).toMatchObject({ accepted: 1, rejected: [] })
    expect(await now()).toMatchObject({ status: 'Submitted', version: 2, carrierAction: null })
    expect(await history()).toMatchObject([
      { version: 2, changes: ['commodity'], carrierAction: null },
      { version: 1, carrierAction: 'Approved' },
    ])
    await decide('approve')
    expect(await now()).toMatchObject({ status: 'Approved', version: 2 })
  })

  it('too late or in contradiction is kept and not applied: what came first stands', async () => {
    await decide('approve')
    await decide('reject', { note: 'No' })
    expect(await now()).toMatchObject({ status: 'Approved', carrierNote: null })
    expect(await storedDecisions()).toMatchObject([
      { decision: 'approve', is_applied: true },
      { decision: 'reject', is_applied: false },
    ])
  })

  it('before its time counts as soon as its time is there: a completion that overtook the approval', async () => {
    expect(await decide('complete')).toMatchObject({ accepted: 1 })
    expect((await now()).status).toBe('Submitted')
    await decide('approve')
    expect((await now()).status).toBe('Completed')
    expect((await storedDecisions()).map((row) => row.is_applied)).toEqual([true, true])
  })

  it('in one batch is applied in the order of the lines', async () => {
    const lines = ['received', 'approve', 'complete'].map((decision) => correctionDecision(state, decision))
    expect((await portal.carrier('correction-decisions', lines)).json).toMatchObject({ accepted: 3, rejected: [] })
    expect((await now()).status).toBe('Completed')
  })

  it.each([
    ['an unknown correction', { correctionId: 999_999 }, 'GE0002', 'correctionId'],
    ['a version that was never sent', { version: 7 }, 'GE0002', 'version'],
    ['another shipment', { shipmentNo: '9999999' }, 'GE0012', 'shipmentNo'],
    ['no reason for a rejection', { decision: 'reject', note: ' ' }, 'GE0012', 'note'],
    ['a decision of its own', { decision: 'maybe' }, 'GE0012', 'decision'],
    ['something besides', { price: 1 }, 'GE0012', 'price'],
  ])('about %s is refused, and can be sent again when it is right', async (_what, more, code, path) => {
    const line = correctionDecision(state, 'approve', more)
    const { rejected } = (await portal.carrier('correction-decisions', [line])).json
    expect(rejected).toMatchObject([{ errorCode: code, violations: [{ path }] }])
    const right = correctionDecision(state, 'approve', { ref: line.ref })
    expect((await portal.carrier('correction-decisions', [right])).json.accepted).toBe(1)
  })

  it('about one that was deleted is refused', async () => {
    await decide('reject', { note: 'No' })
    await mei.delete(state.id, (await now()).revision)
    const { rejected } = await decide('approve')
    expect(rejected).toMatchObject([{ errorCode: 'GE0002', violations: [{ path: 'correctionId' }] }])
  })

  it('may be sent again after a rejection as it is', async () => {
    await decide('reject', { note: 'No' })
    await submit(mei, {})
    expect(await history()).toMatchObject([{ version: 2, changes: [] }, { version: 1 }])
  })
})

describe('a decision is told', () => {
  const notificationsFor = async ({ headers }: Person) =>
    (await portal.get('/api/notices', headers)).json.notices.filter(
      ({ args }: { args: { shipmentNo?: string } }) => args.shipmentNo === state.shipmentNo,
    )
  const lastMail = async () => {
    await portal.deliverMail()
    const { rows } = await portal.pool.raw.query(
      'select recipient, subject, text from mailbox_message order by sent_at desc limit 1',
    )
    return rows[0]
  }

  it('to those who correct the bookings of the organisation, and to nobody else', async () => {
    await decide('received')
    expect(await notificationsFor(people.mei)).toEqual([])
    await decide('reject', { note: 'Which lamps?' })
    for (const person of [people.mei, people.colleague])
      expect(await notificationsFor(person)).toMatchObject([
        {
          ...{ kind: 'correctionRejected', tone: 'error', link: `/bookingUpdateDetails?id=${state.id}` },
          args: { note: 'Which lamps?', blNo: state.blNo },
        },
      ])
    for (const person of [people.tracker, people.consignee, people.rep])
      expect(await notificationsFor(person)).toEqual([])
  })

  it('by mail to whoever sent it, in their language', async () => {
    await decide('complete')
    await decide('approve')
    expect(await lastMail()).toMatchObject({
      recipient: people.mei.username,
      subject: `订舱 ${state.shipmentNo} 改单已完成`,
      text: expect.stringContaining(state.blNo),
    })
  })

  it('to the sales rep who sent one without an organisation, for themselves', async () => {
    const rep = correctionCalls(portal, people.rep.headers)
    begun = await begin(portal, rep, { salesRep: people.rep.webId })
    await submit(rep)
    await decide('approve')
    expect(await notificationsFor(people.rep)).toMatchObject([{ kind: 'correctionApproved' }])
    for (const person of [people.mei, people.consignee]) expect(await notificationsFor(person)).toEqual([])
    expect(await lastMail()).toMatchObject({ recipient: people.rep.username })
  })

  it('to nobody who has left the organisation since, though they see the booking for another one', async () => {
    const leaver = await portal.person({ groups: ['BC'], organisationIds: [orgs.NBL] })
    await decide('reject', { note: 'No' })
    await submit(correctionCalls(portal, leaver.headers), { commodity: 'Lanterns' })
    await portal.pool.raw.query(
      'update account_organisation m set organisation_id = $2 from account a where a.id = m.account_id and a.username = $1',
      [leaver.username, orgs.LSH],
    )
    await decide('approve')
    expect(await notificationsFor(leaver)).toEqual([])
    expect((await lastMail())?.recipient).not.toBe(leaver.username)
  })
})

describe('a correction that an admin gave up sending', () => {
  /** The carrier cannot read what was sent last, and an admin gives it up. */
  async function lose(reason: string) {
    for (let tries = 0; tries < 8; tries++) {
      const entries = (await gates.poll()).filter(({ key }) => key === state.shipmentNo)
      if (entries.length > 0) await gates.acknowledge(entries.map(({ id }) => refused(id, 'unreadable')))
      await passSeconds(portal, 100_000)
    }
    const { entries } = (await portal.get('/api/outbox/setAside', people.admin.headers)).json
    const [entry] = entries.filter(({ key }: { key: string }) => key === state.shipmentNo)
    expect(entry).toMatchObject({ topic: 'correction', version: state.version, kind: null })
    expect((await portal.post('/api/outbox/drop', { ids: [entry.id], reason }, people.admin.headers)).status).toBe(200)
  }

  it('says that the carrier never got it, is in progress again with all that was written, and can be sent again', async () => {
    await lose('Bill unknown to the carrier')
    const { state: after, document } = (await mei.view(state.id)).json
    const undelivered = { carrierAction: 'Not Delivered', carrierNote: 'Bill unknown to the carrier' }
    expect(after).toMatchObject({ status: 'In Progress', version: 1, ...undelivered })
    expect(document.commodity).toBe('Lamps')
    expect(await history()).toMatchObject([
      { version: 1, carrierAction: 'Not Delivered', csrNote: undelivered.carrierNote },
    ])
    const { notices } = (await portal.get('/api/notices', people.mei.headers)).json
    expect(notices[0]).toMatchObject({ kind: 'correctionNotDelivered', args: { shipmentNo: state.shipmentNo } })
    expect((await decide('approve')).rejected).toMatchObject([
      { errorCode: 'GE0002', violations: [{ path: 'version' }] },
    ])
    await submit(mei, {})
    expect(state.version).toBe(2)
    await decide('approve')
    expect((await now()).status).toBe('Approved')
  })

  it('is rejected as before where it was sent again', async () => {
    for (let entries = await gates.poll(); entries.length > 0; entries = await gates.poll())
      await gates.acknowledge(entries.map(({ id }) => taken(id)))
    await decide('reject', { note: 'No' })
    await submit(mei, { commodity: 'Lanterns' })
    await lose('Unreadable')
    expect(await now()).toMatchObject({ status: 'Rejected', carrierAction: 'Not Delivered' })
    await mei.delete(state.id, (await now()).revision)
    expect((await mei.start(state.shipmentNo)).json.result).toBe('Success')
  })

  it('stands where the carrier spoke of it all the same', async () => {
    await decide('approve')
    await lose('Unreadable')
    expect(await now()).toMatchObject({ status: 'Approved', carrierAction: 'Approved' })
  })
})

it('the booking’s story tells a correction’s whole life, each line once', async () => {
  for (const decision of ['received', 'reject', 'reject']) await decide(decision, { note: 'Which?' })
  await submit(mei, {})
  await decide('approve')
  await decide('complete', { note: 'Done' })
  const { rows } = await portal.pool.raw.query(
    `select kind, done_by, about from booking_story join booking b on b.id = booking_id
      where booking_no = $1 and kind like 'correction%' order by booking_story.id`,
    [state.shipmentNo],
  )
  const by = { done_by: people.mei.username }
  const carrier = { done_by: null }
  expect(rows).toMatchObject([
    { kind: 'correctionStarted', ...by },
    { kind: 'correctionSubmitted', ...by, about: 'commodity' },
    { kind: 'correctionReceived', ...carrier },
    { kind: 'correctionRejected', ...carrier, about: 'Which?' },
    { kind: 'correctionSubmitted', ...by },
    { kind: 'correctionApproved', ...carrier },
    { kind: 'correctionCompleted', ...carrier, about: 'Done' },
  ])
})
