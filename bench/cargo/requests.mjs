// @ts-check
// A database with booking requests, reused between runs: one organisation has as many as a list shows, one has more,
// and many others have theirs. The server's own rule makes the rows of the list.
import fs from 'node:fs'
import { ensureReusedDatabase } from './reused-database.mjs'
import { loadSource, sourceFile } from './source.mjs'

/** @typedef {import('pg').Client} Client */

export const REQUESTS_DATABASE = 'bench_requests'
/** The most rows of a list. */
export const REQUESTS = 3000
export const TOO_MANY = 6000
const OTHERS = { organisations: 40, each: 500 }
const SAILINGS = 60
const BATCH = 1000
const LINE_RULE = 'server/src/features/bookings/requests/request-line.rules.ts'
const FIXTURE = 'contract/src/bookings/requests/booking-request.fixture.ts'

/** @param {import('./databases.mjs').Server} server
 * @param {{ say: (text: string) => void, signal: AbortSignal }} run */
export const ensureRequests = (server, run) =>
  ensureReusedDatabase(
    server,
    {
      name: REQUESTS_DATABASE,
      title: `${REQUESTS + TOO_MANY + OTHERS.organisations * OTHERS.each} booking requests`,
      files: [
        ...['./requests.mjs', './1-places.sql', './2-voyages.sql'].map((file) => new URL(file, import.meta.url)),
        ...[LINE_RULE, FIXTURE].map(sourceFile),
      ],
      groups: '{BR}',
      fill: (client) => fill(client, run.signal),
    },
    run,
  )

/** @param {Client} client
 * @param {AbortSignal} signal */
async function fill(client, signal) {
  const read = (/** @type {string} */ file) => fs.readFileSync(new URL(file, import.meta.url), 'utf8')
  await client.query('set session_replication_role = replica; set synchronous_commit = off')
  await client.query("select set_config('bench.containers', '1', false), set_config('bench.now', $1, false)", [
    new Date().toISOString(),
  ])
  await client.query(read('./1-places.sql'))
  await client.query("select set_config('bench.containers', $1, false)", [String(SAILINGS * 1000)])
  await client.query(read('./2-voyages.sql'))
  const { rows: sailings } = await client.query('select vvd, hub, pod from bench.sailing order by n')
  await client.query('drop schema bench cascade')
  const write = await writer(client, sailings)
  for (const [ref, count] of /** @type {[string, number][]} */ ([
    ['full', REQUESTS],
    ['large', TOO_MANY],
    ...Array.from({ length: OTHERS.organisations }, (_, n) => [`booker${n}`, OTHERS.each]),
  ]))
    for (let first = 0; first < count; first += BATCH) {
      signal.throwIfAborted()
      await write(ref, first, Math.min(BATCH, count - first))
    }
  await client.query('vacuum (analyze, freeze)')
  await client.query('checkpoint')
}

/** Writes requests of one organisation as people do: with one to five kinds of containers, in every status.
 * @param {Client} client
 * @param {{ vvd: string, hub: string, pod: string }[]} sailings */
async function writer(client, sailings) {
  const { lineOf } = await loadSource(LINE_RULE)
  const { goodRequest } = await loadSource(FIXTURE)
  const equipmentTypes = ['45G1', '22G1', '42G1', '45R1']
  const documentOf = (/** @type {string} */ ref, /** @type {number} */ n) => {
    const { vvd, hub, pod } = /** @type {(typeof sailings)[number]} */ (sailings[(n * 7) % sailings.length])
    const [row] = goodRequest().containers
    return goodRequest({
      customerReference: `${ref.toUpperCase()}-${String(n).padStart(6, '0')}`,
      ...{ poNumber: `PO-${n}`, vvd, portOfLoading: hub, placeOfReceipt: hub, portOfDischarge: pod },
      consignee: { name: `Lakeshore Home ${n % 90}, Inc.`, address: '200 W Lake St\nChicago', contact: '' },
      containers: Array.from({ length: 1 + (n % 5) }, (_, at) => ({
        ...row,
        equipment: equipmentTypes[(n + at) % equipmentTypes.length],
      })),
    })
  }
  return async (/** @type {string} */ ref, /** @type {number} */ first, /** @type {number} */ count) => {
    const documents = Array.from({ length: count }, (_, n) => documentOf(ref, first + n))
    const rows = documents.map((document, n) => ({ n: first + n, document, listed: lineOf(document) }))
    await client.query(
      `with org as (
         insert into organisation (ref, name, address, country) values ($1, 'Bench ' || $1, '1 Harbour Road', 'CN')
         on conflict (ref) do update set name = excluded.name returning id)
       insert into booking_request (org_id, status, status_before_cancel, version, booking_no, customer_reference, document, listed,
              has_unsent, created_at, created_by, saved_at, saved_by, submitted_at, carrier_action, carrier_at, carrier_note)
       select org.id, s.status, case s.status when 'Cancel Pending' then 'Submitted' end, case s.status when 'Draft' then 0 else 1 end,
              null, w.document->>'customerReference', w.document, w.listed, s.status = 'Draft', now() - interval '60 days',
              'Chen, Mei', now() - make_interval(mins => w.n * 20), 'Chen, Mei', case when s.status <> 'Draft' then now() end,
              case s.status when 'Approved' then 'Approved' when 'Rejected' then 'Rejected' end,
              case when s.status in ('Approved', 'Rejected') then now() end, case s.status when 'Rejected' then 'No room on this sailing' end
         from org, json_to_recordset($2::json) as w(n int, document jsonb, listed text[]),
              lateral (select (array['Draft', 'Submitted', 'Approved', 'Approved', 'Cancel Pending', 'Cancelled', 'Rejected'])[1 + w.n % 7] as status) s`,
      [ref, JSON.stringify(rows)],
    )
  }
}
