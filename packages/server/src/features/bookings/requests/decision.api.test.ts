import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { document, loadRequestWorld, type RequestCalls, requestCalls, TODAY } from './booking-request.fixture.ts'
import { decisionLine, newBookingNo } from './decision.fixture.ts'

let portal: Portal
type Person = Awaited<ReturnType<Portal['person']>>
let people: Record<'mei' | 'colleague' | 'tracker' | 'stranger', Person>
let mei: RequestCalls
beforeAll(async () => {
  portal = await startPortal({ now: TODAY })
  const orgs = await loadRequestWorld(portal)
  people = {
    mei: await portal.person({ groups: ['BR'], organisationIds: [orgs.NBL], language: 'zh' }),
    colleague: await portal.person({ groups: ['BS'], organisationIds: [orgs.NBL] }),
    tracker: await portal.person({ groups: ['TD'], organisationIds: [orgs.NBL] }),
    stranger: await portal.person({ groups: ['BR'], organisationIds: [orgs.LSH] }),
  }
  mei = requestCalls(portal, people.mei.headers)
})
afterAll(() => portal.stop())

interface State {
  id: number
  ediRef: string
  revision: number
  version: number
}
let state: State
const newDocument = () => document()
let sent: ReturnType<typeof newDocument>
beforeEach(async () => {
  sent = newDocument()
  state = (await mei.submit({ document: sent })).json.state
})
const decide = async (decision: string, version: number, more: object = {}) =>
  (await portal.carrier('decisions', [decisionLine(state.ediRef, version, decision, more)])).json
const now = async () => (await mei.get(state.id)).json
const history = async () => (await mei.history(state.id)).json.versions
const amend = async (change: object) => {
  const { revision } = (await now()).state
  return (await mei.submit({ id: state.id, revision, document: { ...sent, ...change } })).json
}
const cancel = async () => mei.cancel({ id: state.id, revision: (await now()).state.revision, comment: 'Order lost' })

describe('an approval', () => {
  it('gives the booking number and confirms the version', async () => {
    const bookingNo = newBookingNo()
    await decide('received', 1)
    expect((await now()).state).toMatchObject({
      status: 'Submitted',
      carrierAction: 'Received',
      revision: state.revision,
    })
    expect(await decide('approve', 1, { bookingNo })).toMatchObject({ accepted: 1 })
    expect((await now()).state).toMatchObject({
      status: 'Approved',
      bookingNo,
      confirmedVersion: 1,
      carrierAction: 'Approved',
    })
    expect(await history()).toMatchObject([{ version: 1, carrierAction: 'Approved' }])
  })

  it('says where the empty containers are; a depot that nobody knows is refused', async () => {
    expect((await decide('approve', 1, { emptyDepot: 'NODEPOT' })).rejected).toMatchObject([
      { errorCode: 'GE0002', violations: [{ path: 'emptyDepot' }] },
    ])
    await decide('approve', 1, { emptyDepot: 'CNNGB-BLCT' })
    expect((await now()).state.emptyDepot).toMatchObject({ code: 'CNNGB-BLCT' })
    await amend({ commodity: 'Lamps' })
    await decide('approve', 2, { bookingNo: (await now()).state.bookingNo })
    expect((await now()).state.emptyDepot, 'it stays until another is named').toMatchObject({ code: 'CNNGB-BLCT' })
  })

  it('of an older version is recorded in the history and changes nothing else', async () => {
    await amend({ commodity: 'Lamps' })
    expect(await decide('approve', 1)).toMatchObject({ accepted: 1, rejected: [] })
    expect((await now()).state).toMatchObject({
      status: 'Submitted',
      version: 2,
      confirmedVersion: null,
      bookingNo: null,
    })
    expect(await history()).toMatchObject([
      { version: 2, carrierAction: null },
      { version: 1, carrierAction: 'Approved' },
    ])
  })

  it('and a rejection that come at once leave what the first of them said', async () => {
    const [one, other] = await Promise.all([decide('approve', 1), decide('reject', 1, { note: 'Full' })])
    expect([one.accepted, other.accepted]).toEqual([1, 1])
    const { status } = (await now()).state
    expect(['Approved', 'Rejected']).toContain(status)
    const { rows } = await portal.pool.raw.query('select is_applied from carrier_decision where edi_ref = $1', [
      state.ediRef,
    ])
    expect(rows.map((row) => row.is_applied).sort()).toEqual([false, true])
  })

  it.each([
    ['an unknown request', 'FW99999999', 1, 'ediRef'],
    ['a version that was never sent', undefined, 7, 'version'],
  ])('of %s is refused', async (_what, ediRef, version, path) => {
    const line = decisionLine(ediRef ?? state.ediRef, version, 'approve')
    const { rejected } = (await portal.carrier('decisions', [line])).json
    expect(rejected).toMatchObject([{ errorCode: 'GE0002', violations: [{ path }] }])
  })

  it('with the number of another request is refused', async () => {
    const bookingNo = newBookingNo()
    await decide('approve', 1, { bookingNo })
    state = (await mei.submit({ document: newDocument() })).json.state
    expect((await decide('approve', 1, { bookingNo })).rejected).toMatchObject([
      { errorCode: 'GE0012', violations: [{ path: 'bookingNo' }] },
    ])
  })

  it('that gives one number to several requests at once is good for one of them, and names it for the others', async () => {
    const states: State[] = []
    for (let count = 0; count < 6; count++) states.push((await mei.submit({ document: newDocument() })).json.state)
    const bookingNo = newBookingNo()
    const lines = states.map(({ ediRef }) => decisionLine(ediRef, 1, 'approve', { bookingNo }))
    const replies = await Promise.all(lines.map((line) => portal.carrier('decisions', [line])))
    expect(replies.map(({ status }) => status)).toEqual(states.map(() => 200))
    expect(replies.reduce((sum, { json }) => sum + json.accepted, 0)).toBe(1)
    expect(replies.flatMap(({ json }) => json.rejected)).toMatchObject(
      Array.from({ length: 5 }, () => ({ errorCode: 'GE0012', violations: [{ path: 'bookingNo' }] })),
    )
    const refused = lines.filter((_, at) => replies[at]?.json.accepted === 0)
    for (const line of refused) line.bookingNo = newBookingNo()
    expect((await portal.carrier('decisions', refused)).json).toMatchObject({ accepted: 5, rejected: [] })
  })
})

describe('an amendment', () => {
  beforeEach(async () => {
    await decide('approve', 1)
    await amend({ commodity: 'Lamps' })
  })

  it('is shown beside what is confirmed, also once it is declined', async () => {
    const beside = async () => {
      const { confirmed, asked } = await now()
      return [confirmed?.commodity, asked?.commodity]
    }
    expect(await beside()).toEqual([sent.commodity, 'Lamps'])
    await decide('decline', 2, { note: 'No space for lamps' })
    expect(await beside()).toEqual([sent.commodity, 'Lamps'])
    await amend({ commodity: 'Shades' })
    await decide('approve', 3, { bookingNo: (await now()).state.bookingNo })
    expect(await beside()).toEqual(['Shades', 'Shades'])
  })

  it('stays approved while it waits, and is confirmed by the next approval', async () => {
    expect((await now()).state).toMatchObject({ status: 'Approved', version: 2, confirmedVersion: 1 })
    await decide('approve', 2, { bookingNo: (await now()).state.bookingNo })
    expect((await now()).state).toMatchObject({ status: 'Approved', confirmedVersion: 2 })
  })

  it('that is declined leaves the request approved as it was, and the history says why', async () => {
    await decide('decline', 2, { note: 'No space for lamps' })
    const { state: after, document: stored, sent: has } = await now()
    expect(after).toMatchObject({
      status: 'Approved',
      confirmedVersion: 1,
      carrierAction: 'Declined',
      carrierNote: 'No space for lamps',
    })
    expect([stored.commodity, has]).toEqual([sent.commodity, null])
    expect(await history()).toMatchObject([
      { version: 2, carrierAction: 'Declined', csrNote: 'No space for lamps' },
      { version: 1 },
    ])
    expect(await amend({})).toMatchObject({ result: 'NoEdit' })
    expect(await amend({ commodity: 'Lamps' })).toMatchObject({ result: 'Success', state: { version: 3 } })
  })

  it('cannot be rejected', async () => {
    await decide('reject', 2, { note: 'No' })
    expect((await now()).state).toMatchObject({ status: 'Approved', carrierAction: null })
  })

  it('cannot change a locked field, and says which one it is and that customer service changes it', async () => {
    const reply = await amend({ paymentTerm: 'Collect', shipper: { ...sent.shipper, contact: 'Ana' } })
    expect(reply.errorMessage).toMatch(/cannot be changed after approval.*contact customer service/)
    expect(reply.violations).toEqual(
      expect.arrayContaining([
        { path: 'paymentTerm', code: 'BR0066', args: [] },
        { path: 'shipper.contact', code: 'BR0065', args: [] },
      ]),
    )
    expect(reply.violations).toHaveLength(2)
  })
})

describe('a cancellation', () => {
  it('that is confirmed ends the request and gives its reference free', async () => {
    expect((await cancel()).json).toEqual({ code: 'BR0059' })
    expect((await now()).state).toMatchObject({ status: 'Cancel Pending', version: 2 })
    await decide('confirmCancellation', 2)
    expect((await now()).state.status).toBe('Cancelled')
    expect((await mei.submit({ document: sent })).json.result).toBe('Success')
  })

  it.each([['Submitted'], ['Approved']])(
    'that is refused leads back to %s, where the carrier decides on',
    async (before) => {
      if (before === 'Approved') {
        await decide('approve', 1)
        await amend({ commodity: 'Lamps' })
      }
      const version = before === 'Approved' ? 2 : 1
      await cancel()
      await decide('refuseCancellation', version + 1, { note: 'Already loaded' })
      expect((await now()).state).toMatchObject({ status: before, carrierNote: 'Already loaded' })
      await decide('approve', version, { bookingNo: (await now()).state.bookingNo ?? newBookingNo() })
      expect((await now()).state).toMatchObject({ status: 'Approved', confirmedVersion: version + 1 })
    },
  )
})

describe('another vessel', () => {
  it('is a version of the carrier, and reaches what is being written', async () => {
    await decide('approve', 1)
    await mei.save({ id: state.id, revision: (await now()).state.revision, document: { ...sent, commodity: 'Lamps' } })
    await decide('changeVessel', 1, { vvd: 'FWS102E', note: 'Rolled over' })
    const { state: after, document: stored, sent: has } = await now()
    expect(after).toMatchObject({
      status: 'Approved',
      version: 2,
      confirmedVersion: 2,
      carrierAction: 'Vessel Changed',
    })
    expect([stored.vvd, stored.commodity, has.vvd]).toEqual(['FWS102E', 'Lamps', 'FWS102E'])
    const { confirmed, asked } = await now()
    expect([confirmed.vvd, asked.vvd], 'confirmed beside what was asked for').toEqual(['FWS102E', sent.vvd])
    expect((await history())[0]).toMatchObject({
      kind: 'vesselChange',
      source: 'carrier',
      changes: ['vvd'],
      csrNote: 'Rolled over',
    })
  })

  it('stays when an amendment that was sent before it is declined', async () => {
    await decide('approve', 1)
    await amend({ commodity: 'Lamps' })
    await decide('changeVessel', 2, { vvd: 'FWS102E' })
    await decide('decline', 2, { note: 'No lamps' })
    const { state: after, document: stored } = await now()
    expect([after.confirmedVersion, stored.vvd, stored.commodity]).toEqual([after.version, 'FWS102E', sent.commodity])
  })

  it('that nobody knows is refused', async () =>
    expect((await decide('changeVessel', 1, { vvd: 'NOSHIP1' })).rejected).toMatchObject([
      { violations: [{ path: 'vvd' }] },
    ]))
})

describe('a decision is told', () => {
  const notificationsFor = async ({ headers }: Person) =>
    (await portal.get('/api/notices', headers)).json.notices.filter(
      ({ args }: { args: { ediRef?: string } }) => args.ediRef === state.ediRef,
    )

  it('to those who work on the requests of the organisation, and to nobody else', async () => {
    await decide('reject', 1, { note: 'No equipment in Ningbo' })
    const notification = {
      kind: 'requestRejected',
      tone: 'error',
      link: `/bookingRequestDetails?type=view&id=${state.id}`,
    }
    for (const person of [people.mei, people.colleague])
      expect(await notificationsFor(person)).toMatchObject([
        { ...notification, args: { note: 'No equipment in Ningbo', reference: sent.customerReference } },
      ])
    for (const person of [people.tracker, people.stranger]) expect(await notificationsFor(person)).toEqual([])
  })

  it('by mail to whoever sent it, in their language', async () => {
    const bookingNo = newBookingNo()
    await decide('approve', 1, { bookingNo })
    await portal.deliverMail()
    const { rows } = await portal.pool.raw.query(
      'select recipient, subject, text from mailbox_message order by sent_at desc limit 1',
    )
    expect(rows).toMatchObject([
      { recipient: people.mei.username, subject: expect.stringContaining(`订舱号 ${bookingNo}`) },
    ])
    expect(rows[0].text).toContain(state.ediRef)
  })
})
