import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import {
  loadRequestWorld,
  type RequestCalls,
  requestCalls,
  TODAY,
} from '../bookings/requests/booking-request.fixture.ts'
import * as lines from '../carrier/carrier-lines.fixture.ts'
import {
  type Begun,
  begin,
  billedShipment,
  billLine,
  type CorrectionCalls,
  correctionCalls,
  correctionDecision,
  requestedShipment,
  sendBill,
} from './correction.fixture.ts'

let portal: Portal
let mei: CorrectionCalls
let requests: RequestCalls
beforeAll(async () => {
  portal = await startPortal({ now: TODAY })
  const orgs = await loadRequestWorld(portal)
  const { headers } = await portal.person({ groups: ['BC', 'BR'], organisationIds: [orgs.NBL] })
  mei = correctionCalls(portal, headers)
  requests = requestCalls(portal, headers)
})
afterAll(() => portal.stop())

const codeOf = async (call: Promise<{ json: { errorCode?: string; messageArgs?: string[] } }>) => {
  const { errorCode, messageArgs = [] } = (await call).json
  return errorCode && [errorCode, ...messageArgs]
}
const bodyOf = ({ state: { id, revision }, document }: Begun, change: object = {}) => ({
  id,
  revision,
  document: { ...document, ...change },
})
/** The same correction as it stands now. */
const now = async ({ state: { id } }: Begun): Promise<Begun> => (await mei.view(id)).json
const send = async (begun: Begun, change: object) => {
  const { json } = await mei.submit(bodyOf(begun, change))
  expect(json.result).toBe('Success')
  return json.state
}
const decide = (state: Begun['state'], decision: string, more: object = {}) =>
  portal.carrier('correction-decisions', [correctionDecision(state, decision, more)])
async function complete(begun: Begun, change: object) {
  const state = await send(begun, change)
  await decide(state, 'approve')
  await decide(state, 'complete')
  expect((await now(begun)).state.status).toBe('Completed')
}

describe('a correction', () => {
  it('begins with what the booking says, is saved, sent, found and compared', async () => {
    const begun = await begin(portal, mei)
    const { state, document } = begun
    expect(state).toMatchObject({ status: 'In Progress', revision: 1, version: 0, blNo: `FWYL${state.shipmentNo}01` })
    expect(document).toMatchObject({ commodity: 'LED fixtures', grossWeight: '18001', containers: [{ quantity: '2' }] })
    const change = bodyOf(begun, { commodity: 'Lamps' })
    expect((await mei.update(change)).json).toMatchObject({ result: 'Success', state: { revision: 2 } })
    expect((await mei.update({ ...change, revision: 2 })).json).toMatchObject({ result: 'NoEdit' })
    expect((await mei.submit({ ...change, revision: 2 })).json).toMatchObject({
      result: 'Success',
      state: { status: 'Submitted', version: 1, revision: 3 },
    })
    expect((await mei.history(state.id)).json.versions).toMatchObject([
      { version: 1, kind: 'correction', source: 'portal', changes: ['commodity'], carrierAction: null },
    ])
    expect((await mei.compare(state.id, 0, 1)).json).toMatchObject({
      left: { document: { commodity: 'LED fixtures' } },
      right: { document: { commodity: 'Lamps' } },
    })
    expect(await codeOf(mei.compare(state.id, 0, 2))).toEqual(['BC0006'])
    expect((await mei.latest(state.id)).json).toMatchObject({ isLatest: true, changes: [] })
    expect((await mei.list(state.shipmentNo)).json.corrections).toMatchObject([{ id: state.id }])
  })

  it('of a booking that came from a request begins with what was confirmed, and the carrier’s word', async () => {
    const { shipmentNo, sent } = await requestedShipment(portal, requests, { remarks: 'Call before noon' })
    const { id } = (await mei.start(shipmentNo)).json.state
    const { base, document } = (await mei.view(id)).json
    expect(base).toEqual({ ...sent, bookingNo: shipmentNo, vvd: 'FHM042E', remarks: '' })
    expect(document).toEqual(base)
  })

  it('reaches the carrier with what it changes', async () => {
    const begun = await begin(portal, mei)
    const { id, shipmentNo, blNo } = begun.state
    await send(begun, { commodity: 'Lamps', consignee: { ...begun.document.consignee, contact: 'Ana' } })
    const { rows } = await portal.pool.raw.query('select topic, payload from outbox_entry where key = $1', [shipmentNo])
    expect(rows).toMatchObject([
      {
        topic: 'correction',
        payload: {
          ...{ correctionId: id, shipmentNo, blNo, version: 1, organisation: 'NBL' },
          changes: ['consignee.contact', 'commodity'],
          document: { commodity: 'Lamps' },
        },
      },
    ])
  })

  it('that corrects nothing is not sent, and what differs from what was kept is kept', async () => {
    const begun = await begin(portal, mei)
    await mei.update(bodyOf(begun, { commodity: 'Lamps' }))
    const back = { ...bodyOf(begun), revision: 2 }
    expect((await mei.submit(back)).json).toMatchObject({
      result: 'NoEdit',
      state: { status: 'In Progress', revision: 3 },
    })
    expect((await now(begun)).document.commodity).toBe('LED fixtures')
    const { rows } = await portal.pool.raw.query('select from outbox_entry where key = $1', [begun.state.shipmentNo])
    expect(rows).toEqual([])
  })

  it('is one, however often the network repeats its beginning', async () => {
    const shipmentNo = await billedShipment(portal)
    const key = { 'idempotency-key': randomUUID() }
    const replies = await Promise.all([1, 2, 3].map(() => mei.start(shipmentNo, key)))
    const answers = new Set(replies.filter(({ status }) => status === 200).map(({ text }) => text))
    expect(answers.size).toBe(1)
  })

  it('is deleted with all its versions, the audit keeps it, and another may be started', async () => {
    const begun = await begin(portal, mei)
    await mei.update(bodyOf(begun, { commodity: 'Lamps' }))
    const { id, shipmentNo } = begun.state
    expect(await codeOf(mei.delete(id, 1))).toEqual(['GE0007'])
    expect((await mei.delete(id, 2)).json).toEqual({ code: 'BC0010' })
    expect(await codeOf(mei.view(id))).toEqual(['BC0006'])
    const { rows } = await portal.pool.raw.query(
      "select before from audit_entry where object_type = 'correction' and object_id = $1 and action like 'DELETE%'",
      [String(id)],
    )
    expect(rows).toMatchObject([{ before: { shipmentNo, status: 'In Progress', document: { commodity: 'Lamps' } } }])
    expect((await mei.start(shipmentNo)).json.result).toBe('Success')
  })

  it('that was completed lies over the booking when the next one begins', async () => {
    const first = await begin(portal, mei)
    await complete(first, { commodity: 'Lamps', customerReference: 'NL-7', remarks: 'Thanks' })
    expect((await mei.permission(first.state.shipmentNo)).json).toMatchObject({ refusal: null, inProgress: null })
    const { state } = (await mei.startAnother(first.state.shipmentNo)).json
    expect((await mei.view(state.id)).json.base).toMatchObject({
      ...{ commodity: 'Lamps', customerReference: 'NL-7', remarks: '', consignee: first.document.consignee },
    })
    expect((await mei.list(first.state.shipmentNo)).json.corrections).toMatchObject([
      { id: state.id, status: 'In Progress' },
      { id: first.state.id, status: 'Completed' },
    ])
  })
})

describe('a shipment that cannot be corrected', () => {
  it.each(['123456', '12345678', '12345a7', '', '       '])('has another number than “%s”', async (typed) => {
    for (const call of [mei.permission(typed), mei.list(typed), mei.start(typed)])
      expect(await codeOf(call)).toEqual(['BC0001'])
  })

  it('does not exist', async () => {
    for (const call of [mei.permission('9999999'), mei.list('9999999'), mei.start('9999999')])
      expect(await codeOf(call)).toEqual(['BC0002', '9999999'])
  })

  it('is found by full-width digits and spaces', async () => {
    const shipmentNo = await billedShipment(portal)
    const wide = [...shipmentNo].map((digit) => String.fromCodePoint((digit.codePointAt(0) ?? 0) + 0xfee0)).join('')
    expect((await mei.permission(` ${wide} `)).json).toMatchObject({ shipmentNo, refusal: null })
  })

  const unfit: [string, (shipmentNo: string) => Promise<unknown>, string, string[]][] = [
    ['has a bill that is merely rated', (no) => sendBill(portal, billLine(no, { status: 'Rated', revision: 2 })), 'BC0003', []],
    ['has no bill', (no) => portal.carrier('bookings', [lines.booking(no, { bills: [], revision: 2 })]), 'BC0003', []],
    [
      'has two bills',
      (no) => portal.carrier('bookings', [lines.booking(no, { bills: [`FWYL${no}01`, `FWYL${no}02`], revision: 2 })]),
      'BC0004',
      ['2'],
    ],
    ['is canceled', (no) => portal.carrier('bookings', [lines.booking(no, { status: 'Canceled', revision: 2 })]), 'BC0011', []],
  ] // biome-ignore format: one case each
  it.each(unfit)('%s: neither is one started, nor one that was started sent', async (_what, change, code, args) => {
    const begun = await begin(portal, mei)
    const { shipmentNo } = begun.state
    const other = await billedShipment(portal)
    await change(shipmentNo)
    await change(other)
    expect((await mei.permission(other)).json).toMatchObject({ refusal: code, args: [other, ...args] })
    expect(await codeOf(mei.start(other))).toEqual([code, other, ...args])
    expect(await codeOf(mei.submit(bodyOf(begun, { commodity: 'Lamps' })))).toEqual([code, shipmentNo, ...args])
    expect((await now(begun)).state).toMatchObject({ status: 'In Progress', revision: 1 })
  })

  it('has one in progress, in whatever status it is', async () => {
    const begun = await begin(portal, mei)
    const { shipmentNo } = begun.state
    const refused = async () => expect(await codeOf(mei.start(shipmentNo))).toEqual(['BC0005', shipmentNo])
    await refused()
    const state = await send(begun, { commodity: 'Lamps' })
    await refused()
    await decide(state, 'reject')
    await refused()
    const { state: after } = (await mei.reApprove(bodyOf(await now(begun), {}))).json
    await decide(after, 'approve')
    await refused()
    await decide(after, 'complete')
    expect((await mei.startAnother(shipmentNo)).json.result).toBe('Success')
  })
})
