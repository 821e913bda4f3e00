// @ts-check
// Databases of bills with their charges invoiced, reused between runs: one organisation has as many bills as a list shows, one
// has more, and all other bills belong to others.
import fs from 'node:fs'
import { ensureReusedDatabase } from './reused-database.mjs'

/** @typedef {import('pg').Client} Client */

/** The most rows of the list. */
export const ROWS = 3000
export const TOO_MANY_ROWS = 6000
/** The generator's average of a booking, which has one bill. */
const BOXES = 3.5
const PARTS = ['./1-places.sql', './2-voyages.sql', './3-bookings.sql']

/** @param {number} bills */
export const billsDatabase = (bills) => `bench_bills_${bills}`

/** @param {import('./databases.mjs').Server} server
 * @param {number} bills
 * @param {{ say: (text: string) => void, signal: AbortSignal }} run */
export const ensureBills = (server, bills, run) =>
  ensureReusedDatabase(
    server,
    {
      name: billsDatabase(bills),
      title: `${bills.toLocaleString('en')} bills`,
      files: ['./bills.mjs', ...PARTS].map((file) => new URL(file, import.meta.url)),
      groups: '{OD,SD}',
      fill: (client) => fill(client, bills, run.signal),
    },
    run,
  )

/** @param {Client} client
 * @param {number} bills
 * @param {AbortSignal} signal */
async function fill(client, bills, signal) {
  await client.query(`set session_replication_role = replica; set synchronous_commit = off; set jit = off;
    set work_mem = '512MB'; set maintenance_work_mem = '1GB'`)
  await client.query("select set_config('bench.containers', $1, false), set_config('bench.now', $2, false)", [
    String(Math.round(bills * BOXES)),
    new Date(Math.floor(Date.now() / 60_000) * 60_000).toISOString(),
  ])
  for (const part of PARTS) {
    signal.throwIfAborted()
    await client.query(fs.readFileSync(new URL(part, import.meta.url), 'utf8'))
  }
  await client.query('drop schema bench cascade; analyze')
  await client.query(`
    update bill set status = (array['Draft', 'Rated', 'Billed'])[1 + booking_id % 3], billed_at = now() - make_interval(days => (booking_id % 60)::int),
           revision = 1, release = (array[null, 'Printed', 'SWB LOI Pending', 'OBL', 'TLX', 'SW'])[1 + booking_id % 6]`)
  signal.throwIfAborted()
  await client.query(`
    insert into invoice (invoice_no, bl_no, booking_id, kind, term, currency, total, paid, issued_on, due_on, revision)
    select 'FI' || l.shipment_id || c.letter, l.bl_no, l.booking_id, 'invoice', 'Prepaid', c.currency, c.total,
           case when l.booking_id % 4 = 0 then 0 else c.total end, now()::date - (l.booking_id % 60)::int, now()::date - (l.booking_id % 60)::int + 14, 1
      from bill l, (values ('A', 'USD', 3654.00), ('B', 'CNY', 2950.00)) as c(letter, currency, total)`)
  await client.query(`
    insert into release_hold (bl_no, type, state, since)
    select bl_no, 'freightPayment', 'red', now() from bill where booking_id % 4 = 0`)
  for (const [ref, count] of /** @type {const} */ ([
    ['full', ROWS],
    ['large', TOO_MANY_ROWS],
  ])) {
    signal.throwIfAborted()
    await client.query(
      `with org as (insert into organisation (ref, name, address, country) values ($1, 'Bench ' || $1, '1 Harbour Road', 'CN') returning id)
       insert into booking_party (org_id, booking_id, role)
       select org.id, b.id, 'shipper' from org, (select id from booking order by md5(id || $1) limit $2) b`,
      [ref, count],
    )
  }
  await client.query('vacuum (analyze, freeze)')
  await client.query('checkpoint')
}
