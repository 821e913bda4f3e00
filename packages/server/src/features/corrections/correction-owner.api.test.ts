import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import { loadRequestWorld, TODAY } from '../bookings/requests/booking-request.fixture.ts'
import {
  type Begun,
  begin,
  billedShipment,
  type CorrectionCalls,
  correctionCalls,
  correctionDecision,
} from './correction.fixture.ts'

let portal: Portal
type Person = Awaited<ReturnType<Portal['person']>>
let people: Record<'mei' | 'colleague' | 'consignee' | 'viewer' | 'rep' | 'stranger', Person>
let calls: Record<keyof typeof people, CorrectionCalls>
beforeAll(async () => {
  portal = await startPortal({ now: TODAY })
  const { NBL, LSH } = await loadRequestWorld(portal)
  await portal.carrier('organisations', [{ ref: 'RVL', name: 'Rival Lamps', address: '1 Other Rd', country: 'CN' }])
  const { rows } = await portal.pool.raw.query("select id from organisation where ref = 'RVL'")
  people = {
    mei: await portal.person({ groups: ['BC', 'BD'], organisationIds: [NBL] }),
    colleague: await portal.person({ groups: ['BP', 'BD'], organisationIds: [NBL] }),
    consignee: await portal.person({ groups: ['BC', 'BP', 'BD'], organisationIds: [LSH] }),
    viewer: await portal.person({ groups: ['BD', 'TD'], organisationIds: [LSH] }),
    rep: await portal.person({ groups: ['BC', 'BD'] }),
    stranger: await portal.person({ groups: ['BC', 'BD'], organisationIds: [rows[0].id] }),
  }
  const entries = Object.entries(people).map(([name, { headers }]) => [name, correctionCalls(portal, headers)])
  calls = Object.fromEntries(entries) as typeof calls // of the same names
})
afterAll(() => portal.stop())

const codeOf = async (call: Promise<{ json: { errorCode?: string } }>) => (await call).json.errorCode
const start = () => begin(portal, calls.mei, { salesRep: people.rep.webId })
const send = async ({ state, document }: Begun) => {
  const body = { id: state.id, revision: state.revision, document: { ...document, commodity: 'OWNWORD lamps' } }
  return (await calls.mei.submit(body)).json.state as Begun['state'] // the reply of a submission
}
const complete = async (begun: Begun) => {
  const state = await send(begun)
  const decisions = ['approve', 'complete'].map((decision) => correctionDecision(state, decision, { note: 'Fine' }))
  expect((await portal.carrier('correction-decisions', decisions)).json.accepted).toBe(2)
  return state
}
const page = async ({ headers }: Person, bookingNo: string) =>
  portal.get(`/api/bookings/booking?bookingNo=${bookingNo}`, headers)
const listedAs = async ({ headers }: Person, bookingNo: string) => {
  const { json } = await portal.post('/api/bookings/list', { numbers: [bookingNo] }, headers)
  return json.columns?.correction?.[0]
}

describe('corrections belong to the organisation that started them', () => {
  it('a colleague sees and goes on with one as if it were their own', async () => {
    const { state, document } = await start()
    expect((await calls.colleague.permission(state.shipmentNo)).json).toMatchObject({
      inProgress: { id: state.id },
      otherInProgress: null,
    })
    expect((await calls.colleague.search({ text: state.shipmentNo })).json.rows).toBe(1)
    const body = { id: state.id, revision: 1, document: { ...document, commodity: 'Lamps' } }
    expect((await calls.colleague.update(body)).json.state.revision).toBe(2)
    expect((await calls.colleague.history(state.id)).status).toBe(200)
    expect((await calls.colleague.delete(state.id, 2)).json).toEqual({ code: 'BC0010' })
  })

  it('another party that may correct sees that one is in progress, since when and by which company, and nothing else', async () => {
    const begun = await start()
    const sent = await send(begun)
    const { id, shipmentNo, startedAt } = sent
    const other = { startedAt, company: 'Ningbo Lighting Co., Ltd.' }
    for (const name of ['consignee', 'rep'] as const) {
      const who = calls[name]
      const body = { id, revision: sent.revision, document: begun.document }
      const attempts = [
        who.view(id), who.latest(id), who.history(id), who.compare(id, 0, 1), who.update(body),
        who.update({ ...body, takesLatest: true }), who.submit(body), who.reApprove(body), who.delete(id, sent.revision),
      ] // biome-ignore format: one list of attempts
      for (const attempt of attempts) expect(await codeOf(attempt)).toBe('BC0006')
      expect((await who.search({})).text).not.toContain(shipmentNo)
      expect((await who.list(shipmentNo)).json).toEqual({ shipmentNo, corrections: [] })
      expect((await who.permission(shipmentNo)).json).toMatchObject({
        ...{ refusal: 'BC0005', inProgress: null, otherInProgress: other },
      })
      expect(await codeOf(who.start(shipmentNo))).toBe('BC0005')
      const { json, text } = await page(people[name], shipmentNo)
      const { startedAt: since, ...rest } = json.otherCorrection
      expect([json.correction, rest, Date.parse(since)]).toEqual([
        ...[null, { company: other.company }, Date.parse(startedAt)],
      ])
      expect(text).not.toMatch(/OWNWORD|correctionStarted|correctionSubmitted/)
      expect(text).not.toContain(people.mei.username)
      expect(await listedAs(people[name], shipmentNo)).toBe('In Progress')
    }
    expect(await listedAs(people.mei, shipmentNo)).toBe('Submitted')
    const own = (await page(people.mei, shipmentNo)).json
    expect(own).toMatchObject({ correction: { id, status: 'Submitted' }, otherCorrection: null })
    expect(own.story.map(({ kind }: { kind: string }) => kind)).toContain('correctionSubmitted')
  })

  it('a party that may not correct is told nothing of it, and a stranger finds no such shipment', async () => {
    const { state } = await start()
    for (const call of [calls.viewer.permission(state.shipmentNo), calls.viewer.start(state.shipmentNo)])
      expect(await codeOf(call)).toBe('GE0005')
    const { json, text } = await page(people.viewer, state.shipmentNo)
    expect(json).toMatchObject({ correction: null, otherCorrection: null, corrected: 0 })
    expect(text).not.toContain('correctionStarted')
    expect(await listedAs(people.viewer, state.shipmentNo)).toBeNull()
    for (const call of [calls.stranger.permission(state.shipmentNo), calls.stranger.start(state.shipmentNo)])
      expect(await codeOf(call)).toBe('BC0002')
    expect((await page(people.stranger, state.shipmentNo)).json.errorCode).toBe('BD0002')
  })

  it('another party starts its own when none is in progress, and the first then sees only that', async () => {
    const shipmentNo = await billedShipment(portal)
    const { state } = (await calls.consignee.start(shipmentNo)).json
    expect((await calls.mei.permission(shipmentNo)).json.otherInProgress).toEqual({
      ...{ startedAt: state.startedAt, company: 'Lakeshore Home, Inc.' },
    })
    expect(await codeOf(calls.mei.view(state.id))).toBe('BC0006')
  })

  it('one that a sales rep started belongs to the sales rep of the booking, and others see no company', async () => {
    const { state } = await begin(portal, calls.rep, { salesRep: people.rep.webId })
    expect((await calls.rep.view(state.id)).json.state).toEqual(state)
    const { otherInProgress } = (await calls.mei.permission(state.shipmentNo)).json
    expect(otherInProgress).toEqual({ startedAt: state.startedAt, company: null })
    expect(await codeOf(calls.mei.view(state.id))).toBe('BC0006')
  })

  it('its lines in what happened to the booking are that organisation’s', async () => {
    const { state } = await start()
    const owner =
      'select distinct org_id from booking_story s join booking b on b.id = s.booking_id where b.booking_no = $1'
    const { rows } = await portal.pool.raw.query(`${owner} and kind like 'correction%'`, [state.shipmentNo])
    const { rows: orgs } = await portal.pool.raw.query("select id as org_id from organisation where ref = 'NBL'")
    expect(rows).toEqual(orgs)
  })
})

describe('after a correction was completed', () => {
  it('another starts only where the writer confirms it, whoever of the parties that is', async () => {
    const { shipmentNo } = await complete(await start())
    const count = async () =>
      (
        await portal.pool.raw.query(
          'select from correction c join booking b on b.id = c.booking_id where b.booking_no = $1',
          [shipmentNo],
        )
      ).rowCount
    for (const who of [calls.mei, calls.colleague, calls.consignee]) {
      expect((await who.permission(shipmentNo)).json).toMatchObject({
        ...{ refusal: null, completedAt: expect.any(String) },
      })
      const { status, json } = await who.start(shipmentNo)
      expect([status, json.errorCode, json.messageArgs]).toEqual([409, 'BC0012', [shipmentNo]])
    }
    expect(await count()).toBe(1)
    expect((await calls.mei.startAnother(shipmentNo)).json.result).toBe('Success')
    expect(await codeOf(calls.mei.startAnother(shipmentNo))).toBe('BC0005')
    expect(await count()).toBe(2)
  })

  it('a completion that arrives while somebody starts is seen before or after: none starts unconfirmed', async () => {
    for (let round = 0; round < 6; round++) {
      const state = await send(await start())
      await portal.carrier('correction-decisions', [correctionDecision(state, 'approve')])
      const [, ...replies] = await Promise.all([
        portal.carrier('correction-decisions', [correctionDecision(state, 'complete')]),
        ...[calls.mei, calls.colleague, calls.consignee].map((who) => who.start(state.shipmentNo)),
      ])
      for (const { json } of replies) expect(['BC0005', 'BC0012']).toContain(json.errorCode)
    }
  })

  it('a shipment that was never corrected asks for nothing', async () => {
    const shipmentNo = await billedShipment(portal)
    expect((await calls.mei.permission(shipmentNo)).json).toMatchObject({ refusal: null, completedAt: null })
    expect((await calls.mei.start(shipmentNo)).json.result).toBe('Success')
  })
})
