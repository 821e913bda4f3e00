import { BILL_CAP } from '@fairway/contract/billing-documents/bill.values'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import * as fixture from '../billing.fixture.ts'

/** Paid in full. */
const PAID = 2
let portal: Portal
let shipper: ReturnType<typeof fixture.billingCalls>
let consignee: ReturnType<typeof fixture.billingCalls>

beforeAll(async () => {
  portal = await startPortal({ now: '2026-11-15T00:00:00Z' })
  const world = await fixture.loadBillingWorld(portal)
  shipper = fixture.billingCalls(portal, await world.person('NBL'))
  consignee = fixture.billingCalls(portal, await world.person('LSH'))
  const one = await fixture.billOf(portal)
  await portal.carrier('invoices', [fixture.invoice(one)])
  // one more than full, all for the shipper to pay, and two invoices for each
  await portal.pool.raw.query(
    `with made as (
       insert into bill (bl_no, booking_id, type, status, release, billed_at, revision)
       select 'FWYL' || (600000000 + nth), booking_id, type, status, 'OBL', billed_at, 1 from generate_series(1, $1::int) as nth, bill where bl_no = $2
       returning bl_no, booking_id)
     insert into invoice (invoice_no, bl_no, booking_id, kind, term, currency, total, paid, issued_on, due_on, revision)
     select made.bl_no || kind, made.bl_no, made.booking_id, 'invoice', 'Prepaid', 'USD', 100,
            case when made.bl_no > 'FWYL' || (600000000 + $1::int - $3::int) then 100 else 0 end, '2026-11-01', '2026-11-29', 1
       from made, unnest(array['A', 'B']) as kind`,
    [BILL_CAP, one.blNo, PAID],
  )
})
afterAll(() => portal.stop())

it.each([{}, { from: '2026-11-01', to: '2026-11-30' }, { statuses: ['Billed'] }])(
  'refuses a list of more bills than can be shown: %j',
  async (criteria) => {
    const { status, json } = await shipper.search(criteria)
    expect([status, json.errorCode]).toEqual([422, 'BLD0005'])
  },
)

it('counts each bill once, however many invoices it has, and only for who pays them', async () => {
  const toPay = async (calls: typeof shipper) => (await calls.count()).json.concerns[0]
  expect(await toPay(shipper)).toEqual({ concern: 'toPay', count: BILL_CAP + 1 - PAID })
  expect(await toPay(consignee)).toEqual({ concern: 'toPay', count: 0 })
})

it('lists as many as can be shown, each once and with what is said of it', async () => {
  const { json } = await shipper.search({ concerns: ['toPay'] })
  expect(json.rows).toBe(BILL_CAP + 1 - PAID)
  expect(new Set(json.columns.blNo).size).toBe(json.rows)
  for (const values of Object.values(json.columns)) expect(values).toHaveLength(json.rows)
  expect(new Set(json.columns.concerns.map(String))).toEqual(new Set(['toPay', 'toPay,toRelease']))
  expect((await consignee.search({ concerns: ['toPay'] })).json.rows).toBe(0)
})

it('refuses too many to pay', async () => {
  await portal.pool.raw.query('update invoice set paid = 0')
  const { status, json } = await shipper.search({ concerns: ['toPay'] })
  expect([status, json.errorCode]).toEqual([422, 'BLD0005'])
})
