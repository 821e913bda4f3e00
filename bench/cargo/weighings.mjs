// @ts-check
// A database of bookings whose shipper sends the weights of thousands of containers, and sheets that say what they weigh.
import fs from 'node:fs'
import { connect } from '../../tools/postgres/owner.mjs'
import { at } from './databases.mjs'
import { ensureReusedDatabase } from './reused-database.mjs'
import { loadSource } from './source.mjs'

/** @typedef {import('pg').Client} Client */
/** @typedef {{ bookingNo: string, containerNo: string, tareKg: number, cargoKg: number }} Weighed */

export const WEIGHINGS_DATABASE = 'bench_weighings'
/** The most rows of a file. */
export const ROWS = 5000
const CONTAINERS = 30_000
const PARTS = ['./1-places.sql', './2-voyages.sql', './3-bookings.sql', './4-containers.sql']

/** @param {import('./databases.mjs').Server} server
 * @param {{ say: (text: string) => void, signal: AbortSignal }} run */
export async function ensureWeighings(server, run) {
  const { full } = await ensureReusedDatabase(
    server,
    {
      name: WEIGHINGS_DATABASE,
      title: `${CONTAINERS.toLocaleString('en')} containers to weigh`,
      files: ['./weighings.mjs', ...PARTS].map((file) => new URL(file, import.meta.url)),
      groups: '{VG}',
      fill: (client) => fill(client, run.signal),
    },
    run,
  )
  const client = await connect(at(server.superUrl, WEIGHINGS_DATABASE), 'bench weighings')
  try {
    await client.query(`
      truncate vgm, vgm_version, form_upload cascade;
      update carrier_intake set heard_at = now() + interval '1 day'`)
    /** @type {{ rows: Weighed[] }} */
    const { rows } = await client.query(
      `select b.booking_no as "bookingNo", c.container_no as "containerNo", e.tare_kg as "tareKg", c.weight_kg::int as "cargoKg"
         from booking_party p join booking b on b.id = p.booking_id join container c on c.booking_id = b.id
         join equipment_type e on e.code = c.equipment_code
        where p.org_id = $1 and p.role = 'shipper' order by md5(b.booking_no), b.id limit $2`,
      [full.organisationId, ROWS],
    )
    if (rows.length < ROWS) throw new Error(`there are only ${rows.length} containers to weigh`)
    return { full, containers: rows.toSorted((one, other) => (one.containerNo < other.containerNo ? -1 : 1)) }
  } finally {
    await client.end()
  }
}

/** One organisation ships every third booking: more containers than a file holds. None is loaded.
 * @param {Client} client
 * @param {AbortSignal} signal */
async function fill(client, signal) {
  await client.query(
    `set session_replication_role = replica; set synchronous_commit = off; set jit = off; set work_mem = '256MB'`,
  )
  await client.query("select set_config('bench.containers', $1, false), set_config('bench.now', $2, false)", [
    String(CONTAINERS),
    new Date().toISOString(),
  ])
  for (const part of PARTS) {
    signal.throwIfAborted()
    await client.query(fs.readFileSync(new URL(part, import.meta.url), 'utf8'))
  }
  await client.query(`
    drop schema bench cascade;
    insert into organisation (ref, name, address, country)
    values ('full', 'Bench full', '1 Harbour Road', 'CN'), ('large', 'Bench large', '1 Harbour Road', 'CN');
    delete from booking_party where role = 'shipper' and booking_id % 3 = 0;
    insert into booking_party (org_id, booking_id, role)
    select o.id, b.id, 'shipper' from organisation o, booking b where o.ref = 'full' and b.id % 3 = 0;
    update container set weight_kg = 9000 + id % 6000, stage = 'At Origin';
    insert into carrier_profile (profile) values ('{"name": "Fairway Lines", "scac": "FWYL"}') on conflict do nothing;
    update port_call set vgm_cut_off_at = now() + interval '30 days' where seq = 1`)
  await client.query('vacuum (analyze, freeze)')
}

/** A workbook with the weight of each container, the bookings mixed; every fifth by SM2, every seventh in pounds.
 * @param {Weighed[]} containers
 * @param {number} round
 * @returns {Promise<Buffer>} */
export async function makeSheet(containers, round) {
  const { vgmColumns } = await loadSource('contract/src/form-uploads/vgm-form/vgm-form.values.ts')
  const { rowInUnit, emptyRow } = await loadSource('contract/src/vgm/vgm-rows.rules.ts')
  const { inline, workbookOf } = await loadSource('server/src/ports/sheets/workbook.fixture.ts')
  const fields = vgmColumns.map((/** @type {{ field: string }} */ { field }) => field)
  const signature = {
    ...{ signatory: 'Li Na', authorisedParty: 'Ningbo Lighting Co., Ltd.' },
    ...{ weighedAt: '2026-01-02 09:30', weighedPlace: 'Beilun weighbridge 2' },
  }
  const rowOf = (/** @type {Weighed} */ { bookingNo, containerNo, tareKg, cargoKg }, /** @type {number} */ n) => {
    const cargo = cargoKg + (round % 50)
    const row = { ...emptyRow, containerNo, ...signature }
    const weighed =
      n % 5 === 0
        ? { ...row, method: 'SM2', cargo: String(cargo), dunnage: '40', tare: String(tareKg) }
        : { ...row, method: 'SM1', mass: String(cargo + tareKg) }
    return { bookingNo, reference: 'NBL-118', ...(n % 7 === 0 ? rowInUnit(weighed, 'LB') : weighed) }
  }
  const rowXml = (/** @type {unknown[]} */ cells) =>
    `<row>${cells.map((cell) => inline(typeof cell === 'string' ? cell : '')).join('')}</row>`
  const rows = containers.map((container, n) => {
    const row = /** @type {Record<string, unknown>} */ (rowOf(container, n))
    return rowXml(fields.map((/** @type {string} */ field) => row[field]))
  })
  return workbookOf([rowXml(fields), ...rows].join(''))
}
