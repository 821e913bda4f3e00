// @ts-check
// Databases of bookings for the booking dashboard, reused between runs: one organisation has as many rows as a list
// shows, one has more, and all other bookings belong to others. Half of its bookings came from requests.
import fs from 'node:fs'
import { ensureReusedDatabase } from './reused-database.mjs'
import { loadSource, sourceFile } from './source.mjs'

/** @typedef {import('pg').Client} Client */

/** The most rows of the dashboard, some of which are requests without a booking. */
export const ROWS = 3000
export const TOO_MANY_ROWS = 6000
const UNBOOKED = 100
/** The generator's average of a booking. */
const BOXES = 3.5
const PARTS = ['./1-places.sql', './2-voyages.sql', './3-bookings.sql', './4-containers.sql']
const LINE_RULE = 'server/src/features/bookings/requests/request-line.rules.ts'
const FIXTURE = 'contract/src/bookings/requests/booking-request.fixture.ts'

/** @param {number} bookings */
export const bookingsDatabase = (bookings) => `bench_bookings_${bookings}`

/** @param {import('./databases.mjs').Server} server
 * @param {number} bookings
 * @param {{ say: (text: string) => void, signal: AbortSignal }} run */
export const ensureBookings = (server, bookings, run) =>
  ensureReusedDatabase(
    server,
    {
      name: bookingsDatabase(bookings),
      title: `${bookings.toLocaleString('en')} bookings`,
      files: [
        ...['./bookings.mjs', ...PARTS].map((file) => new URL(file, import.meta.url)),
        ...[LINE_RULE, FIXTURE].map(sourceFile),
      ],
      groups: '{BD,BC,TD}',
      fill: (client) => fill(client, bookings, run.signal),
    },
    run,
  )

/** @param {Client} client
 * @param {number} bookings
 * @param {AbortSignal} signal */
async function fill(client, bookings, signal) {
  await client.query(`set session_replication_role = replica; set synchronous_commit = off; set jit = off;
    set work_mem = '512MB'; set maintenance_work_mem = '1GB'`)
  await client.query("select set_config('bench.containers', $1, false), set_config('bench.now', $2, false)", [
    String(Math.round(bookings * BOXES)),
    new Date(Math.floor(Date.now() / 60_000) * 60_000).toISOString(),
  ])
  for (const part of PARTS) {
    signal.throwIfAborted()
    await client.query(fs.readFileSync(new URL(part, import.meta.url), 'utf8'))
  }
  await client.query('drop schema bench cascade; analyze')
  await client.query(`
    update port_call set si_cut_off_at = departure_planned_at - interval '3 days', vgm_cut_off_at = departure_planned_at - interval '2 days',
           cy_cut_off_at = departure_planned_at - interval '1 day' where seq = 1`)
  for (const [ref, count] of /** @type {const} */ ([
    ['full', ROWS - UNBOOKED],
    ['large', TOO_MANY_ROWS],
  ])) {
    signal.throwIfAborted()
    await join(client, ref, count)
  }
  await writeRequests(client)
  await client.query('vacuum (analyze, freeze)')
  await client.query('checkpoint')
}

/** Makes an organisation a party of so many bookings, spread over all, and fills what the generator leaves empty.
 * @param {Client} client
 * @param {string} ref
 * @param {number} count */
async function join(client, ref, count) {
  await client.query(
    `with org as (insert into organisation (ref, name, address, country) values ($1, 'Bench ' || $1, '1 Harbour Road', 'CN') returning id)
     insert into booking_party (org_id, booking_id, role)
     select org.id, b.id, 'notifyParty' from org, (select id from booking order by md5(id || $1) limit $2) b`,
    [ref, count],
  )
  const own = 'select p.booking_id from booking_party p join organisation o on o.id = p.org_id where o.ref = $1'
  await client.query(
    `update booking set si_status = (array['Pending', 'Submitted', 'Received', 'Accepted'])[1 + id % 4], created_by = 'EDI desk ' || id % 9,
            vgm_status = (array['Pending', 'Submitted', 'Received', 'Accepted'])[1 + id / 4 % 4] where id in (${own})`,
    [ref],
  )
  await client.query(
    `update bill set status = (array['Draft', 'Rated', 'Billed'])[1 + booking_id % 3], billed_at = now(), revision = 1,
            release = (array[null, 'Printed', 'SWB LOI Pending', 'OBL', 'TLX', 'SW'])[1 + booking_id % 6] where booking_id in (${own})`,
    [ref],
  )
  await client.query(
    `update container set stage = (array['Booked', 'Empty Pickup', 'At Origin', 'In-Transit', 'Out-gated'])[1 + id % 5],
            hold_mask = case when id % 7 = 0 then (1 << (id % 9)::int) else 0 end where booking_id in (${own})`,
    [ref],
  )
}

/** Requests of the first organisation: behind every second of its bookings, and some without a booking.
 * @param {Client} client */
async function writeRequests(client) {
  const { lineOf } = await loadSource(LINE_RULE)
  const { goodRequest } = await loadSource(FIXTURE)
  const { rows: bookings } = await client.query(`
    select b.booking_no, b.ocean_vvd, b.pol_code, b.pod_code from booking b join booking_party p on p.booking_id = b.id
      join organisation o on o.id = p.org_id where o.ref = 'full' and b.id % 2 = 0 order by b.id`)
  const unbooked = bookings.slice(0, UNBOOKED).map((booking) => ({ ...booking, booking_no: null }))
  const rows = [...bookings, ...unbooked].map(({ booking_no, ocean_vvd, pol_code, pod_code }, n) => {
    const document = goodRequest({
      ...{ customerReference: `FULL-${n}`, vvd: ocean_vvd, portOfLoading: pol_code, portOfDischarge: pod_code },
    })
    return { n, booking_no, document, listed: lineOf(document) }
  })
  await client.query(
    `with made as (
       insert into booking_request (org_id, status, version, confirmed_version, booking_no, customer_reference, document, listed, has_unsent,
              created_by, saved_by, submitted_at, carrier_action)
       select o.id, case when w.booking_no is null then 'Submitted' else 'Approved' end, 1, case when w.booking_no is not null then 1 end,
              w.booking_no, w.document->>'customerReference', w.document, w.listed, false, 'Chen, Mei', 'Chen, Mei', now(),
              case when w.booking_no is not null then 'Approved' end
         from organisation o, json_to_recordset($1::json) as w(n int, booking_no text, document jsonb, listed text[]) where o.ref = 'full'
       returning id, document, listed, carrier_action)
     insert into request_version (request_id, version, kind, source, document, listed, submitted_by, carrier_action)
     select id, 1, 'submission', 'portal', document, listed, 'Chen, Mei', carrier_action from made`,
    [JSON.stringify(rows)],
  )
}
