// @ts-check
// A database of bookings with shipping instructions, reused between runs: one organisation ships as many as a list shows,
// one ships more, and that one has a booking of a thousand containers as well. The server's own rule makes the rows.
import fs from 'node:fs'
import { ensureReusedDatabase } from './reused-database.mjs'
import { loadSource, sourceFile } from './source.mjs'

/** @typedef {import('pg').Client} Client */
/** @typedef {{ id: number, booking_no: string }} Booking */

export const INSTRUCTIONS_DATABASE = 'bench_instructions'
/** The most rows of a list. */
export const INSTRUCTIONS = 3000
export const TOO_MANY = 6000
/** The largest instruction that people write. */
export const LARGE = { commodities: 20, containers: 50 }
const BOOKINGS = INSTRUCTIONS + TOO_MANY + 1000
/** The generator's average of a booking. */
const CONTAINERS = 3.5
const BATCH = 1000
const PARTS = ['./1-places.sql', './2-voyages.sql', './3-bookings.sql', './4-containers.sql']
const LINE_RULE = 'server/src/features/shipping-instructions/instruction-line.rules.ts'
const FIXTURE = 'contract/src/shipping-instructions/si-document.fixture.ts'

/** @param {import('./databases.mjs').Server} server
 * @param {{ say: (text: string) => void, signal: AbortSignal }} run */
export const ensureInstructions = (server, run) =>
  ensureReusedDatabase(
    server,
    {
      name: INSTRUCTIONS_DATABASE,
      title: `${INSTRUCTIONS + TOO_MANY} shipping instructions`,
      files: [
        ...['./instructions.mjs', ...PARTS].map((file) => new URL(file, import.meta.url)),
        ...[LINE_RULE, FIXTURE].map(sourceFile),
      ],
      groups: '{SI,BD}',
      fill: (client) => fill(client, run.signal),
    },
    run,
  )

/** @param {Client} client
 * @param {AbortSignal} signal */
async function fill(client, signal) {
  await client.query(`set session_replication_role = replica; set synchronous_commit = off; set jit = off;
    set work_mem = '512MB'; set maintenance_work_mem = '1GB'`)
  await client.query("select set_config('bench.containers', $1, false), set_config('bench.now', $2, false)", [
    String(Math.round(BOOKINGS * CONTAINERS)),
    new Date(Math.floor(Date.now() / 60_000) * 60_000).toISOString(),
  ])
  for (const part of PARTS) {
    signal.throwIfAborted()
    await client.query(fs.readFileSync(new URL(part, import.meta.url), 'utf8'))
  }
  await client.query(`drop schema bench cascade; analyze;
    insert into package_type values ('CT', 'Carton', '纸箱', 'Thùng carton');
    update port_call set si_cut_off_at = departure_planned_at - interval '3 days', ams_cut_off_at = departure_planned_at - interval '1 day'
     where seq = 1`)
  const { rows: bookings } = await client.query('select id::int, booking_no from booking order by id')
  const write = await writer(client, bookings)
  let first = 0
  for (const [ref, count] of /** @type {const} */ ([
    ['full', INSTRUCTIONS],
    ['large', TOO_MANY],
  ])) {
    for (const last = first + count; first < last; first += BATCH) {
      signal.throwIfAborted()
      await write(ref, first, Math.min(BATCH, last - first))
    }
  }
  await enlarge(client, bookings.slice(first))
  await client.query('vacuum (analyze, freeze)')
  await client.query('checkpoint')
}

/** Writes the instructions of one organisation, one for each of its bookings, in every status.
 * @param {Client} client
 * @param {Booking[]} bookings */
async function writer(client, bookings) {
  const { lineOf } = await loadSource(LINE_RULE)
  const { goodInstruction } = await loadSource(FIXTURE)
  return async (/** @type {string} */ ref, /** @type {number} */ first, /** @type {number} */ count) => {
    const rows = bookings.slice(first, first + count).map(({ id, booking_no }, n) => {
      const document = goodInstruction({
        ...{
          bookingNo: booking_no,
          blNo: `FWYL${booking_no}01`,
          customerReference: `${ref.toUpperCase()}-${first + n}`,
        },
        consignee: { name: `Lakeshore Home ${n % 90}, Inc.`, address: '200 W Lake St\nChicago', contact: '' },
      })
      return { n: first + n, id, document, listed: lineOf(document) }
    })
    await client.query(
      `with org as (
         insert into organisation (ref, name, address, country) values ($1, 'Bench ' || $1, '1 Harbour Road', 'CN')
         on conflict (ref) do update set name = excluded.name returning id),
       w as materialized (select * from json_to_recordset($2::json) as w(n int, id bigint, document jsonb, listed text[])),
       party as (insert into booking_party (org_id, booking_id, role) select org.id, w.id, 'shipper' from org, w)
       insert into shipping_instruction (booking_id, org_id, bl_no, status, version, document, listed, has_unsent, saved_at, saved_by,
              submitted_at, carrier_action, carrier_at, carrier_note, draft, draft_version, draft_at)
       select w.id, org.id, w.document->>'blNo', s.status, case s.status when 'Draft' then 0 else 1 end, w.document, w.listed,
              s.status = 'Draft', now() - make_interval(mins => w.n * 20), 'Chen, Mei', case when s.status <> 'Draft' then now() end,
              s.action, case when s.action is not null then now() end, case s.status when 'Rejected' then 'The marks are missing' end,
              d.draft, case when d.draft is not null then 1 end, case when d.draft is not null then now() end
         from org, w,
              lateral (select (array['Draft', 'Submitted', 'Accepted', 'Accepted', 'Rejected', 'Correction Pending'])[1 + w.n % 6] as status,
                              (array[null, 'Received', 'Accepted', 'Accepted', 'Rejected', 'Draft Corrected'])[1 + w.n % 6] as action) s,
              lateral (select case when s.status in ('Accepted', 'Correction Pending') then w.document end as draft) d`,
      [ref, JSON.stringify(rows)],
    )
  }
}

/** Gives one of these bookings, whose ship is still there, a thousand containers, and makes the second organisation its
 * shipper.
 * @param {Client} client
 * @param {Booking[]} bookings */
async function enlarge(client, bookings) {
  const { rows } = await client.query(
    `select b.id from booking b join port_call p on p.vvd = b.ocean_vvd and p.seq = 1
      where b.id = any($1) and p.si_cut_off_at > business_now() + interval '1 day' and b.pol_code = p.location_code order by b.id limit 1`,
    [bookings.map(({ id }) => id)],
  )
  const [{ id }] = rows
  await client.query(
    `with moved as (
       update container c set booking_id = $1, equipment_code = '45G1' from (
         select id from container where booking_id <> $1 and booking_id = any($2) order by id limit $3) w where c.id = w.id)
     delete from container where booking_id = $1`,
    [id, bookings.map((booking) => booking.id), LARGE.commodities * LARGE.containers],
  )
  await client.query(
    `insert into booking_party (org_id, booking_id, role) select id, $1, 'shipper' from organisation where ref = 'large'`,
    [id],
  )
}
