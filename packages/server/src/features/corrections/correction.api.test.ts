import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import { loadRequestWorld, type RequestCalls, requestCalls, TODAY } from '../bookings/booking-request.fixture.ts'
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
const written = ({ state: { id, revision }, document }: Begun, change: object = {}) => ({
  id,
  revision,
  document: { ...document, ...change },
})
/** The same correction as it stands now. */
const now = async ({ state: { id } }: Begun): Promise<Begun> => (await mei.view(id)).json
const send = async (begun: Begun, change: object) => {
  const { json } = await mei.submit(written(begun, change))
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
    const change = written(begun, { commodity: 'Lamps' })
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
    await mei.update(written(begun, { commodity: 'Lamps' }))
    const back = { ...written(begun), revision: 2 }
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
    const told = new Set(replies.filter(({ status }) => status === 200).map(({ text }) => text))
    expect(told.size).toBe(1)
  })

  it('is deleted with all its versions, the audit keeps it, and another may be started', async () => {
    const begun = await begin(portal, mei)
    await mei.update(written(begun, { commodity: 'Lamps' }))
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
    const { state } = (await mei.start(first.state.shipmentNo)).json
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
    expect(await codeOf(mei.submit(written(begun, { commodity: 'Lamps' })))).toEqual([code, shipmentNo, ...args])
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
    const { state: after } = (await mei.reApprove(written(await now(begun), {}))).json
    await decide(after, 'approve')
    await refused()
    await decide(after, 'complete')
    expect((await mei.start(shipmentNo)).json.result).toBe('Success')
  })
})

describe('what is written on a correction', () => {
  it('is refused where the portal cannot change it, field by field, and nothing is kept', async () => {
    const begun = await begin(portal, mei)
    const { shipper, containers } = begun.document
    const change = {
      vvd: 'FWS102E',
      shipper: { ...shipper, name: 'Somebody' },
      commodity: 'Lamps',
      containers: [...containers, ...containers],
    }
    for (const call of [mei.update(written(begun, change)), mei.submit(written(begun, change))]) {
      const { status, json } = await call
      expect([status, json.errorCode]).toEqual([422, 'BC0009'])
      expect(json.violations.map(({ path }: { path: string }) => path)).toEqual([
        ...['vvd', 'shipper.name', 'containers.1.equipment', 'containers.1.quantity'],
      ])
    }
    expect((await now(begun)).document).toEqual(begun.document)
  })

  it.each([
    ['an empty commodity', { commodity: '' }, 'commodity', 'BR0020'],
    ['a weight that is none', { grossWeight: '12 tons' }, 'grossWeight', 'BR0022'],
    ['a weight of nothing', { grossWeight: '0' }, 'grossWeight', 'BR0021'],
    ['too many digits of volume', { cube: '61.20001' }, 'cube', 'BR0023'],
    [
      'a consignee without a name',
      { consignee: { name: '', address: 'Somewhere', contact: '' } },
      'consignee.name',
      'BR0026',
    ],
    [
      'a consignee without an address',
      { consignee: { name: 'Ana', address: '', contact: '' } },
      'consignee.address',
      'BR0027',
    ],
    ['a place that nobody knows', { placeOfDelivery: 'XXABC' }, 'placeOfDelivery', 'BR0051'],
    ['a long reference', { customerReference: 'R'.repeat(36) }, 'customerReference', 'BR0012'],
    ['a long PO number', { poNumber: 'P'.repeat(20) }, 'poNumber', 'BR0030'],
    ['an unknown package', { containers: [{ packageType: 'ZZ' }] }, 'containers.0.packageType', 'BR0053'],
    ['packages that are no number', { containers: [{ packages: 'many' }] }, 'containers.0.packages', 'BR0029'],
  ])('is kept with %s, and not sent', async (_what, change, path, code) => {
    const begun = await begin(portal, mei)
    const [row] = begun.document.containers
    const whole = 'containers' in change ? { containers: [{ ...row, ...change.containers[0] }] } : change
    expect((await mei.update(written(begun, whole))).json.result).toBe('Success')
    const { json } = await mei.submit({ ...written(begun, whole), revision: 2 })
    expect([json.errorCode, json.violations]).toMatchObject([code, [{ path, code }]])
    expect((await now(begun)).state).toMatchObject({ status: 'In Progress', version: 0 })
  })

  it('has not to put right what was wrong before: a booking without a weight, a vessel that has sailed', async () => {
    const begun = await begin(portal, mei)
    await portal.pool.raw.query(
      'update container set weight_kg = null where booking_id = (select id from booking where booking_no = $1)',
      [begun.state.shipmentNo],
    )
    const { json } = await mei.update({ ...written(begun), takesLatest: true })
    expect((await now(begun)).document.grossWeight).toBe('')
    await send({ state: json.state, document: { ...begun.document, grossWeight: '' } }, { commodity: 'Lamps' })
  })

  it('is refused where somebody wrote meanwhile', async () => {
    const begun = await begin(portal, mei)
    await mei.update(written(begun, { commodity: 'Lamps' }))
    const late = written(begun, { commodity: 'Lanterns' })
    for (const call of [mei.update(late), mei.submit(late)]) {
      const { status, json } = await call
      expect([status, json.errorCode]).toEqual([409, 'GE0007'])
    }
    expect((await now(begun)).document.commodity).toBe('Lamps')
  })
})

describe('a booking that changes meanwhile', () => {
  const changes: [string, (shipmentNo: string) => Promise<unknown>, string[]][] = [
    [
      'is said anew by the carrier',
      (no) => portal.carrier('bookings', [lines.booking(no, { commodity: 'Fixtures', paymentTerm: 'Collect', revision: 2 })]),
      ['paymentTerm', 'commodity'],
    ],
    ['has another word on its bill', (no) => sendBill(portal, billLine(no, { release: 'SW', revision: 2 })), []],
    [
      'has one box more',
      (no) => portal.carrier('containers', [lines.container(no, lines.boxNumber(990_000), { weightKg: '1' })]),
      ['grossWeight', 'containers.0.quantity'],
    ],
  ] // biome-ignore format: one case each

  it.each(changes)('%s: nothing is sent until its writer has seen that', async (_what, change, paths) => {
    const begun = await begin(portal, mei)
    const { id, shipmentNo } = begun.state
    await change(shipmentNo)
    expect((await mei.latest(id)).json).toMatchObject({ isLatest: false, changes: paths })
    const mine = { customerReference: 'NL-9', cube: '61' }
    const { status, json } = await mei.submit(written(begun, mine))
    expect([status, json.errorCode]).toEqual([409, 'BC0007'])
    const taken = await mei.update({ ...written(begun, mine), takesLatest: true })
    expect(taken.json).toMatchObject({ result: 'Success', state: { revision: 2 } })
    const after = (await mei.view(id)).json
    const { latest, isLatest } = (await mei.latest(id)).json
    expect([isLatest, after.base]).toEqual([true, latest])
    expect(after.document).toEqual({ ...latest, ...mine })
    await send(after, {})
  })

  it('keeps what was corrected where the carrier changed the same field', async () => {
    const begun = await begin(portal, mei)
    await portal.carrier('bookings', [lines.booking(begun.state.shipmentNo, { commodity: 'Fixtures', revision: 2 })])
    await mei.update({ ...written(begun, { commodity: 'Lamps' }), takesLatest: true })
    expect((await mei.view(begun.state.id)).json).toMatchObject({
      base: { commodity: 'Fixtures' },
      document: { commodity: 'Lamps' },
    })
  })
})

describe('while the carrier cannot be reached', () => {
  it('what is sent is kept, the refusal names it, and it goes later', async () => {
    const begun = await begin(portal, mei)
    const { id } = begun.state
    await portal.pool.raw.query("update carrier_intake set heard_at = now() - interval '16 minutes'")
    const { status, json } = await mei.submit(written(begun, { commodity: 'Lamps' }))
    expect([status, json.errorCode, json.messageArgs]).toEqual([503, 'GE0009', [String(id), '2']])
    const kept = await now(begun)
    expect(kept).toMatchObject({ state: { status: 'In Progress', version: 0 }, document: { commodity: 'Lamps' } })
    await portal.pool.raw.query('update carrier_intake set heard_at = now()')
    await send(kept, {})
  })
})

describe('the list', () => {
  it('finds corrections by status, number, bill, own reference and day', async () => {
    const begun = await begin(portal, mei)
    const { id, shipmentNo, blNo } = begun.state
    await mei.update(written(begun, { customerReference: `NL-${shipmentNo}` }))
    const found = async (asked: object) => (await mei.search(asked)).json
    for (const text of [shipmentNo, shipmentNo.slice(2), blNo, `nl-${shipmentNo}`])
      expect((await found({ text })).columns).toMatchObject({
        id: [id],
        consignee: ['Lakeshore Home, Inc.'],
        vvd: ['FHM042E'],
      })
    expect((await found({ text: shipmentNo, statuses: ['Submitted', 'Completed'] })).rows).toBe(0)
    expect((await found({ text: '%' })).rows).toBe(0)
    const [day] = new Date().toISOString().split('T')
    expect((await found({ text: shipmentNo, from: day, to: '2099-01-01' })).rows).toBe(1)
    expect((await found({ text: shipmentNo, to: '2020-01-01' })).rows).toBe(0)
    expect((await found({ from: 'soon' })).errorCode).toBe('BD0003')
    expect((await found({ from: day, to: '2020-01-01' })).errorCode).toBe('BD0004')
    expect((await found({})).watch).toMatch(/^own\//)
  })

  it('refuses more than 3000', async () => {
    const shipmentNo = await billedShipment(portal)
    const fill = (count: number) =>
      portal.pool.raw.query(
        `insert into correction (booking_id, bl_no, status, version, base, booking_revision, bill_revision, document, started_by, saved_by)
         select b.id, 'FULL', 'Completed', 1, '{}', 1, 1, '{"customerReference":"","vvd":"","portOfLoading":"","portOfDischarge":"",
                "shipper":{"name":""},"consignee":{"name":""}}', 'x', 'x' from booking b, generate_series(1, $2) where b.booking_no = $1`,
        [shipmentNo, count],
      )
    await fill(3000)
    expect((await mei.search({ text: 'FULL' })).json.rows).toBe(3000)
    await fill(1)
    expect((await mei.search({ text: 'FULL' })).json.errorCode).toBe('BD0006')
    await portal.pool.raw.query("delete from correction where bl_no = 'FULL'")
  })
})
