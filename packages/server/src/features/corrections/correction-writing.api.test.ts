import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import { loadRequestWorld, TODAY } from '../bookings/requests/booking-request.fixture.ts'
import * as lines from '../carrier/carrier-lines.fixture.ts'
import {
  type Begun,
  begin,
  billedShipment,
  billLine,
  type CorrectionCalls,
  correctionCalls,
  sendBill,
} from './correction.fixture.ts'

let portal: Portal
let mei: CorrectionCalls
beforeAll(async () => {
  portal = await startPortal({ now: TODAY })
  const orgs = await loadRequestWorld(portal)
  const { headers } = await portal.person({ groups: ['BC'], organisationIds: [orgs.NBL] })
  mei = correctionCalls(portal, headers)
})
afterAll(() => portal.stop())

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
    for (const call of [mei.update(bodyOf(begun, change)), mei.submit(bodyOf(begun, change))]) {
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
    ['a weight that is none', { grossWeight: '12 tons' }, 'grossWeight', 'BR0068'],
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
    ['packages that are no number', { containers: [{ packages: 'many' }] }, 'containers.0.packages', 'BR0068'],
  ])('is kept with %s, and not sent', async (_what, change, path, code) => {
    const begun = await begin(portal, mei)
    const [row] = begun.document.containers
    const whole = 'containers' in change ? { containers: [{ ...row, ...change.containers[0] }] } : change
    expect((await mei.update(bodyOf(begun, whole))).json.result).toBe('Success')
    const { json } = await mei.submit({ ...bodyOf(begun, whole), revision: 2 })
    expect([json.errorCode, json.violations]).toMatchObject([code, [{ path, code }]])
    expect((await now(begun)).state).toMatchObject({ status: 'In Progress', version: 0 })
  })

  it('has not to put right what was wrong before: a booking without a weight, a vessel that has sailed', async () => {
    const begun = await begin(portal, mei)
    await portal.pool.raw.query(
      'update container set weight_kg = null where booking_id = (select id from booking where booking_no = $1)',
      [begun.state.shipmentNo],
    )
    const { json } = await mei.update({ ...bodyOf(begun), takesLatest: true })
    expect((await now(begun)).document.grossWeight).toBe('')
    await send({ state: json.state, document: { ...begun.document, grossWeight: '' } }, { commodity: 'Lamps' })
  })

  it('is refused where somebody wrote meanwhile', async () => {
    const begun = await begin(portal, mei)
    await mei.update(bodyOf(begun, { commodity: 'Lamps' }))
    const stale = bodyOf(begun, { commodity: 'Lanterns' })
    for (const call of [mei.update(stale), mei.submit(stale)]) {
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
      (no) => portal.carrier('containers', [lines.container(no, lines.containerNumber(990_000), { weightKg: '1' })]),
      ['grossWeight', 'containers.0.quantity'],
    ],
  ] // biome-ignore format: one case each

  it.each(changes)('%s: nothing is sent until its writer has seen that', async (_what, change, paths) => {
    const begun = await begin(portal, mei)
    const { id, shipmentNo } = begun.state
    await change(shipmentNo)
    expect((await mei.latest(id)).json).toMatchObject({ isLatest: false, changes: paths })
    const mine = { customerReference: 'NL-9', cube: '61' }
    const { status, json } = await mei.submit(bodyOf(begun, mine))
    expect([status, json.errorCode]).toEqual([409, 'BC0007'])
    const updated = await mei.update({ ...bodyOf(begun, mine), takesLatest: true })
    expect(updated.json).toMatchObject({ result: 'Success', state: { revision: 2 } })
    const after = (await mei.view(id)).json
    const { latest, isLatest } = (await mei.latest(id)).json
    expect([isLatest, after.base]).toEqual([true, latest])
    expect(after.document).toEqual({ ...latest, ...mine })
    await send(after, {})
  })

  it('keeps what was corrected where the carrier changed the same field', async () => {
    const begun = await begin(portal, mei)
    await portal.carrier('bookings', [lines.booking(begun.state.shipmentNo, { commodity: 'Fixtures', revision: 2 })])
    await mei.update({ ...bodyOf(begun, { commodity: 'Lamps' }), takesLatest: true })
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
    const { status, json } = await mei.submit(bodyOf(begun, { commodity: 'Lamps' }))
    expect([status, json.errorCode, json.messageArgs]).toEqual([503, 'GE0009', [String(id), '2']])
    const saved = await now(begun)
    expect(saved).toMatchObject({ state: { status: 'In Progress', version: 0 }, document: { commodity: 'Lamps' } })
    await portal.pool.raw.query('update carrier_intake set heard_at = now()')
    await send(saved, {})
  })
})

describe('the list', () => {
  it('finds corrections by status, number, bill, own reference and day', async () => {
    const begun = await begin(portal, mei)
    const { id, shipmentNo, blNo } = begun.state
    await mei.update(bodyOf(begun, { customerReference: `NL-${shipmentNo}` }))
    const found = async (criteria: object) => (await mei.search(criteria)).json
    for (const text of [shipmentNo, blNo, blNo.slice(2), `nl-${shipmentNo}`])
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
    expect((await found({ from: day, to: '2020-01-01' })).errorCode).toBe('BD0008')
    expect((await found({})).watch).toMatch(/^own\//)
  })

  it('refuses more than 3000', async () => {
    const shipmentNo = await billedShipment(portal)
    const fill = (count: number) =>
      portal.pool.raw.query(
        `insert into correction (booking_id, org_id, bl_no, status, version, base, booking_revision, bill_revision, document, started_by, saved_by)
         select b.id, (select id from organisation where ref = 'NBL'), 'FULL', 'Completed', 1, '{}', 1, 1, '{"customerReference":"","vvd":"","portOfLoading":"","portOfDischarge":"",
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
