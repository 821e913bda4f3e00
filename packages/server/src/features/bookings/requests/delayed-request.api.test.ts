import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import {
  document,
  loadRequestWorld,
  newReference,
  type RequestCalls,
  requestCalls,
  TODAY,
} from './booking-request.fixture.ts'
import { decisionLine } from './decision.fixture.ts'

/** FHM043E leaves Ningbo at 2026-11-25 20:00 of its own time; its yard closes the day before at 18:00. */
const BEFORE_SAILING = '2026-11-25T11:59:00Z'
const AFTER_SAILING = '2026-11-25T12:01:00Z'
const YARD_CLOSED = '2026-11-24T10:00:00Z'

let portal: Portal
let mei: RequestCalls
beforeAll(async () => {
  portal = await startPortal({ now: TODAY })
  const orgs = await loadRequestWorld(portal)
  mei = requestCalls(portal, (await portal.person({ groups: ['BR'], organisationIds: [orgs.NBL] })).headers)
})
beforeEach(() => portal.setNow(TODAY))
afterAll(() => portal.stop())

const codesOf = ({ json }: { json: { violations?: { code: string }[] } }) => json.violations?.map(({ code }) => code)
const confirmed = ['BR0076']

describe('a ship that has sailed this morning', () => {
  it('is refused when the request is sent or checked, from the minute of its departure on', async () => {
    const input = document()
    await portal.setNow(BEFORE_SAILING)
    expect(codesOf(await mei.validate({ document: input }))).toEqual([])
    await portal.setNow(AFTER_SAILING)
    expect(codesOf(await mei.validate({ document: input }))).toEqual(['BR0009'])
    const reply = await mei.submit({ document: input, confirmed })
    expect([reply.status, reply.json.errorCode, reply.json.messageArgs]).toEqual([422, 'BR0009', ['FHM043E']])
  })

  it('is refused for an amendment of an approved request', async () => {
    const input = document()
    const { state } = (await mei.submit({ document: input })).json
    await portal.carrier('decisions', [decisionLine(state.ediRef, 1, 'approve')])
    const { revision } = (await mei.get(state.id)).json.state
    await portal.setNow(AFTER_SAILING)
    const amended = { id: state.id, revision, document: { ...input, commodity: 'Lamps' }, confirmed }
    expect((await mei.submit(amended)).json.errorCode).toBe('BR0009')
  })

  it('is shown as sailed where vessels are chosen, by the same rule', async () => {
    const isExpired = async () =>
      (await mei.vessels({ vvd: 'FHM043E', pol: 'CNNGB', pod: 'USLGB' })).json.sailings[0].isExpired
    await portal.setNow(BEFORE_SAILING)
    expect(await isExpired()).toBe(false)
    await portal.setNow(AFTER_SAILING)
    expect(await isExpired()).toBe(true)
  })
})

describe('a cut-off that has passed', () => {
  it('warns, and the request is sent once its sender has confirmed it', async () => {
    const input = document()
    await portal.setNow(YARD_CLOSED)
    const checked = (await mei.validate({ document: input })).json
    const warning = { path: 'vvd', code: 'BR0076', args: ['FHM043E', '2026-11-24 18:00'] }
    expect(checked).toEqual({ violations: [], warnings: [warning] })
    const reply = await mei.submit({ document: input })
    expect([reply.status, reply.json.errorCode, reply.json.violations]).toEqual([409, 'BR0076', [warning]])
    expect((await mei.search({ text: input.customerReference })).json.rows).toBe(0)
    const sent = await mei.submit({ document: input, confirmed })
    expect(sent.json).toMatchObject({ result: 'Success', state: { status: 'Submitted' } })
    const { rows } = await portal.pool.raw.query(
      "select after->'confirmed' as confirmed from audit_entry where object_id = $1",
      [sent.json.state.ediRef],
    )
    expect(rows).toContainEqual({ confirmed: ['BR0076'] })
  })

  it('that was confirmed does not confirm another one', async () => {
    const calls = { location: 'CNNGB', departure: { planned: '2026-11-30T12:00:00Z' } }
    const cutOffs = { cy: '2026-11-29T10:00:00Z', ams: '2026-11-29T11:00:00Z', special: '2026-11-28T10:00:00Z' }
    const landing = { location: 'USLGB', arrival: { planned: '2026-12-14T12:00:00Z' } }
    const ship = { vessel: { code: 'FQL', name: 'Fairway Quail' }, voyage: '007', direction: 'E', service: 'TP1' }
    await portal.carrier('schedules', [
      { vvd: 'FQL007E', ...ship, revision: 1, calls: [{ ...calls, cutOffs }, landing] },
    ])
    const input = document({ vvd: 'FQL007E', customerReference: newReference() })
    await portal.setNow('2026-11-29T10:30:00Z')
    const days = { departureFrom: '2026-11-29', departureTo: '2026-11-30' }
    expect((await mei.validate({ document: { ...input, ...days } })).json.warnings).toMatchObject([{ code: 'BR0076' }])
    await portal.setNow('2026-11-29T11:30:00Z')
    const reply = await mei.submit({ document: { ...input, ...days }, confirmed })
    expect([reply.status, codesOf(reply)]).toEqual([409, ['BR0077']])
    expect((await mei.submit({ document: { ...input, ...days }, confirmed: ['BR0076', 'BR0077'] })).status).toBe(200)
  })

  it('confirms nothing that is no warning', async () =>
    expect((await mei.submit({ document: document(), confirmed: ['BR0009'] })).json.errorCode).toBe('GE0012'))
})
