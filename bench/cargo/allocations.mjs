// @ts-check
// Databases of allocations on fifty open voyages with their bookings, reused between runs: only the number of rows differs.
import fs from 'node:fs'
import { connect } from '../../tools/postgres/owner.mjs'
import { ensureReusedDatabase } from './reused-database.mjs'

/** @typedef {import('pg').Client} Client */

export const VOYAGES = 50
/** The rows of one voyage in the sheet of a rep. */
export const SHEET_ROWS = 5000
/** The generator makes one voyage for every thousand containers. */
const CONTAINERS = VOYAGES * 1000
const PARTS = ['./1-places.sql', './2-voyages.sql', './3-bookings.sql', './4-containers.sql']

/** @param {number} rows */
export const allocationsDatabase = (rows) => `bench_allocations_${rows}`

/** @param {import('./databases.mjs').Server} server
 * @param {number} rows
 * @param {{ say: (text: string) => void, signal: AbortSignal }} run */
export const ensureAllocations = (server, rows, run) =>
  ensureReusedDatabase(
    server,
    {
      name: allocationsDatabase(rows),
      title: `${rows.toLocaleString('en')} allocations`,
      files: ['./allocations.mjs', ...PARTS].map((file) => new URL(file, import.meta.url)),
      groups: '{VS,VA}',
      fill: (client) => fill(client, rows, run.signal),
    },
    run,
  )

/** @param {Client} client
 * @param {number} rows
 * @param {AbortSignal} signal */
async function fill(client, rows, signal) {
  await client.query(`set session_replication_role = replica; set synchronous_commit = off; set jit = off;
    set work_mem = '512MB'; set maintenance_work_mem = '1GB'`)
  await client.query("select set_config('bench.containers', $1, false), set_config('bench.now', $2, false)", [
    String(CONTAINERS),
    new Date(Math.floor(Date.now() / 60_000) * 60_000).toISOString(),
  ])
  for (const part of PARTS) {
    signal.throwIfAborted()
    await client.query(fs.readFileSync(new URL(part, import.meta.url), 'utf8'))
  }
  await client.query(`
    drop schema bench cascade;
    insert into organisation (ref, name, address, country)
    select ref, 'Bench ' || ref, '1 Harbour Road', 'CN' from unnest(array['full', 'large']) ref;
    update port_call set departure_planned_at = now() + make_interval(years => 1, hours => regexp_replace(vvd, '\\D', '', 'g')::int),
           departure_actual_at = null, arrival_actual_at = null
     where seq = 1 and vvd in (select vvd from voyage where type = 'Mainline')`)
  // the totals follow by the triggers of the product
  await client.query('set session_replication_role = origin')
  await client.query(`
    insert into allocation_space (vvd, pol_code, capacity_teu, capacity_feu, revision)
    select p.vvd, l.port_code, 99999, 99999, 1 from port_call p join voyage y on y.vvd = p.vvd and y.type = 'Mainline'
      join location l on l.code = p.location_code where p.seq = 1`)
  await client.query(
    `insert into organisation (ref, name, address, country)
     select 'A' || n, 'Account ' || n, '1 Harbour Road', 'CN' from generate_series(1, $1::int) n`,
    [Math.ceil(rows / VOYAGES)],
  )
  await client.query(`
    insert into allocation_account (org_id, party_type, revision) select id, 'BCO', 1 from organisation where ref ~ '^A\\d+$'`)
  const { rows: voyages } = await client.query('select vvd from allocation_space order by vvd')
  for (const { vvd } of voyages) {
    signal.throwIfAborted()
    await client.query(
      `insert into allocation (vvd, pol_code, pod_code, org_id, sales_rep, demand_teu, demand_feu, protect_teu, protect_feu, release_teu, release_feu, updated_by)
       select s.vvd, s.pol_code, 'USLGB', k.org_id, 'W1', 3, 4, 1, 2, 2, 3, 'carrier' from allocation_space s, allocation_account k where s.vvd = $1`,
      [vvd],
    )
  }
  await client.query('vacuum (analyze, freeze)')
  await client.query('checkpoint')
}

/** Makes a person the rep of every account on one voyage, and names the voyage.
 * @param {string} url of the owner of the databases
 * @param {{ webId: string }} rep */
export async function giveAccounts(url, { webId }) {
  const client = await connect(url, 'bench rep')
  try {
    const { rows } = await client.query('select vvd from allocation_space order by vvd limit 1')
    const { vvd } = rows[0]
    await client.query(
      `insert into allocation_rep (org_id, web_id, rank)
       select a.org_id, $1, 1 + coalesce((select max(r.rank) from allocation_rep r where r.org_id = a.org_id), 0) from allocation_account a
       on conflict (org_id, web_id) do nothing`,
      [webId],
    )
    await client.query('set session_replication_role = replica') // names are no business of the triggers for totals
    await client.query("update allocation set sales_rep = $1 where vvd = $2 and sales_rep = 'W1'", [webId, vvd])
    return /** @type {string} */ (vvd)
  } finally {
    await client.end()
  }
}
