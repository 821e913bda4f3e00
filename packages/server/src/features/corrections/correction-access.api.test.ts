import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import { loadRequestWorld, requestCalls, TODAY } from '../bookings/requests/booking-request.fixture.ts'
import { as, createDesk } from '../identity/assumption/assumption.fixture.ts'
import {
  begin,
  billedShipment,
  type CorrectionCalls,
  correctionCalls,
  requestedShipment,
} from './correction.fixture.ts'

let portal: Portal
type Person = Awaited<ReturnType<Portal['person']>>
let people: Record<'mei' | 'colleague' | 'consignee' | 'rival' | 'rep' | 'loner', Person>
let calls: Record<keyof typeof people, CorrectionCalls>
beforeAll(async () => {
  portal = await startPortal({ now: TODAY })
  const orgs = await loadRequestWorld(portal)
  await portal.carrier('organisations', [{ ref: 'RVL', name: 'Rival Lamps', address: '1 Other Rd', country: 'CN' }])
  const { rows } = await portal.pool.raw.query("select id from organisation where ref = 'RVL'")
  people = {
    mei: await portal.person({ groups: ['BC', 'BR'], organisationIds: [orgs.NBL] }),
    colleague: await portal.person({ groups: ['BP'], organisationIds: [orgs.NBL] }),
    consignee: await portal.person({ groups: ['BC'], organisationIds: [orgs.LSH] }),
    rival: await portal.person({ groups: ['BC', 'BP'], organisationIds: [rows[0].id] }),
    rep: await portal.person({ groups: ['BC'] }),
    loner: await portal.person({ groups: ['BC'] }),
  }
  const entries = Object.entries(people).map(([name, { headers }]) => [name, correctionCalls(portal, headers)])
  calls = Object.fromEntries(entries) as typeof calls // of the same names
})
afterAll(() => portal.stop())

const codeOf = async (call: Promise<{ json: { errorCode?: string; messageArgs?: string[] } }>) => {
  const { errorCode, messageArgs = [] } = (await call).json
  return errorCode && [errorCode, ...messageArgs]
}

describe('people of another organisation', () => {
  it('get the same answer on every call as for what does not exist', async () => {
    const { state, document } = await begin(portal, calls.mei)
    const { id, revision, shipmentNo } = state
    const free = await billedShipment(portal)
    for (const stranger of [calls.rival, calls.loner]) {
      const by = (one: number) => {
        const body = { id: one, revision, document }
        return [
          stranger.view(one), stranger.latest(one), stranger.history(one), stranger.compare(one, 0, 0), stranger.update(body),
          stranger.update({ ...body, takesLatest: true }), stranger.submit(body), stranger.reApprove(body), stranger.delete(one, revision),
        ] // biome-ignore format: one list of attempts
      }
      for (const attempt of [...by(id), ...by(id + 100_000)]) expect(await codeOf(attempt)).toEqual(['BC0006'])
      for (const no of [shipmentNo, free, '9999999'])
        for (const attempt of [stranger.permission(no), stranger.list(no), stranger.start(no)])
          expect(await codeOf(attempt)).toEqual(['BC0002', no])
      for (const criteria of [{}, { text: shipmentNo }, { statuses: ['In Progress'] }])
        expect((await stranger.search(criteria)).json.rows).toBe(0)
    }
    expect((await calls.mei.view(id)).json).toMatchObject({ state: { revision }, document })
    expect((await calls.mei.permission(free)).json).toMatchObject({ refusal: null, inProgress: null })
  })

  it('who lost their part in a booking lose its corrections', async () => {
    const { state } = await begin(portal, calls.mei)
    const { rows } = await portal.pool.raw.query(
      `delete from booking_party p using booking b where b.id = p.booking_id and b.booking_no = $1 and p.role = 'shipper' returning p.*`,
      [state.shipmentNo],
    )
    expect(rows).toHaveLength(1)
    for (const who of [calls.mei, calls.colleague]) {
      expect(await codeOf(who.view(state.id))).toEqual(['BC0006'])
      expect((await who.search({ text: state.shipmentNo })).json.rows).toBe(0)
    }
  })
})

describe('the organisation that started a correction', () => {
  it('goes on with the correction of a colleague, and its names are kept', async () => {
    const { state, document } = await begin(portal, calls.mei)
    const body = { id: state.id, revision: 1, document: { ...document, commodity: 'Lamps' } }
    expect((await calls.colleague.submit(body)).json.state).toMatchObject({
      startedBy: people.mei.username,
      savedBy: people.colleague.username,
      status: 'Submitted',
    })
  })

  it('sees the references of whoever asked for the booking only where they are its own', async () => {
    const requested = () => requestedShipment(portal, requestCalls(portal, people.mei.headers))
    const startedBy = async (who: CorrectionCalls) => {
      const { shipmentNo, sent } = await requested()
      const { id } = (await who.start(shipmentNo)).json.state
      const answers = [
        await who.view(id), await who.latest(id), await who.compare(id, 0, 0), await who.search({ text: shipmentNo }), await who.history(id),
      ].map(({ text }) => text).join() // biome-ignore format: one list of answers
      return { id, sent, answers, found: (await who.search({ text: sent.customerReference })).json.rows }
    }
    const own = await startedBy(calls.mei)
    const foreign = await startedBy(calls.consignee)
    for (const field of ['customerReference', 'poNumber'] as const) {
      expect(own.answers).toContain(own.sent[field])
      expect(foreign.answers).not.toContain(foreign.sent[field])
    }
    expect([own.found, foreign.found]).toEqual([1, 0])
    const { id, sent } = foreign

    const { document } = (await calls.consignee.view(id)).json
    const touched = await calls.consignee.update({ id, revision: 1, document: { ...document, poNumber: 'Mine' } })
    expect(touched.json).toMatchObject({ errorCode: 'BC0009', violations: [{ path: 'poNumber' }] })
    await calls.consignee.submit({ id, revision: 1, document: { ...document, commodity: 'Lamps' } })
    const { rows } = await portal.pool.raw.query('select document from correction where id = $1', [id])
    expect(rows[0].document).toMatchObject({
      customerReference: sent.customerReference,
      poNumber: sent.poNumber,
      commodity: 'Lamps',
    })
  })

  it('may be none: the sales rep of a booking corrects it without being a party', async () => {
    const { state, document } = await begin(portal, calls.rep, { salesRep: people.rep.webId })
    const body = { id: state.id, revision: 1, document: { ...document, commodity: 'Lamps', poNumber: 'PO-1' } }
    expect((await calls.rep.submit(body)).json.result).toBe('Success')
    const { rows } = await portal.pool.raw.query('select payload from outbox_entry where key = $1', [state.shipmentNo])
    expect(rows).toMatchObject([{ payload: { organisation: '', document: { poNumber: 'PO-1' } } }])
  })
})

describe('customer service that stands in', () => {
  it('corrects as the customer, and everything keeps both names', async () => {
    const desk = createDesk(portal)
    const csr = await desk.csr()
    await desk.assume(csr, people.mei.username)
    const csrAsCustomer = correctionCalls(portal, as(csr, people.mei.username))
    const { state, document } = await begin(portal, csrAsCustomer)
    await csrAsCustomer.submit({ id: state.id, revision: 1, document: { ...document, commodity: 'Lamps' } })
    const names = `${csr.username} for ${people.mei.username}`
    expect((await calls.mei.view(state.id)).json.state).toMatchObject({ startedBy: names, savedBy: names })
    expect((await calls.mei.history(state.id)).json.versions).toMatchObject([{ submittedBy: names }])
    const activity = await portal.pool.raw.query(
      'select kind, done_by, on_behalf_of, about from booking_story join booking b on b.id = booking_id where booking_no = $1 order by booking_story.id',
      [state.shipmentNo],
    )
    const both = { done_by: csr.username, on_behalf_of: people.mei.username }
    expect(activity.rows.filter(({ kind }) => kind.startsWith('correction'))).toEqual([
      { kind: 'correctionStarted', ...both, about: state.blNo },
      { kind: 'correctionSubmitted', ...both, about: 'commodity' },
    ])
    const audit = await portal.pool.raw.query(
      "select actor, subject, before, after from audit_entry where object_type = 'correction' and object_id = $1 order by id",
      [String(state.id)],
    )
    expect(audit.rows).toMatchObject([
      { actor: csr.username, subject: people.mei.username, after: { shipmentNo: state.shipmentNo } },
      {
        ...{ actor: csr.username, subject: people.mei.username, before: { status: 'In Progress', version: 0 } },
        after: { status: 'Submitted', corrected: [{ path: 'commodity', left: 'LED fixtures', right: 'Lamps' }] },
      },
    ])
  })
})

describe('open lists', () => {
  it('hear of what was started, sent and deleted, and not of every letter that is typed', async () => {
    const changes = async () => {
      const { rows } = await portal.pool.raw.query('select count(*)::int as n from cargo_change')
      return rows[0].n
    }
    const { state, document } = await begin(portal, calls.mei)
    const begun = await changes()
    await calls.mei.update({ id: state.id, revision: 1, document: { ...document, commodity: 'L' } })
    await calls.mei.update({ id: state.id, revision: 2, document: { ...document, commodity: 'La' } })
    expect(await changes()).toBe(begun)
    await calls.mei.delete(state.id, 3)
    expect(await changes()).toBe(begun + 2) // both parties
  })
})
