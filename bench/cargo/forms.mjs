// @ts-check
// Workbooks full of bookings, filled in as people do, for a database in which they are valid.
import { connect } from '../../tools/postgres/owner.mjs'
import { at } from './databases.mjs'
import { ensureRequests, REQUESTS_DATABASE } from './requests.mjs'
import { loadSource } from './source.mjs'

export const FORMS_DATABASE = 'bench_forms'
export const FILES = 10
export const ROWS = 500

/** The database of the requests with what sending needs: contracts, cut-offs, a carrier that polls.
 * @param {import('./databases.mjs').Server} server
 * @param {{ say: (text: string) => void, signal: AbortSignal }} run */
export async function ensureForms(server, run) {
  const { full } = await ensureRequests(server, run)
  const admin = await connect(server.superUrl, 'bench')
  try {
    await admin.query(`drop database if exists ${FORMS_DATABASE} with (force)`)
    await admin.query(`create database ${FORMS_DATABASE} template ${REQUESTS_DATABASE} owner fairway`)
  } finally {
    await admin.end()
  }
  const client = await connect(at(server.superUrl, FORMS_DATABASE), 'bench forms')
  try {
    await client.query(`
      update business_clock set started_at = now();
      update carrier_intake set heard_at = now() + interval '1 day';
      update port_call set si_cut_off_at = departure_planned_at - interval '2 days' where departure_planned_at is not null;
      insert into package_type values ('CT', 'Carton', '纸箱', 'Thùng carton');
      insert into service_contract values ('SC1042', 'Trans-Pacific', '2020-01-01', '2090-12-31', '{Prepaid}', 1)`)
    await client.query(`insert into contract_party values ($1, 'SC1042', 'contractHolder', true)`, [
      full.organisationId,
    ])
    const { rows: sailings } = await client.query(`
      select load.vvd, load.location_code as "portOfLoading", land.location_code as "portOfDischarge",
             (load.departure_planned_at at time zone 'Asia/Shanghai')::date::text as etd
        from port_call load join port_call land on land.vvd = load.vvd and land.seq = 2
       where load.seq = 1 and load.vvd like 'S%' and load.departure_planned_at > business_now() + interval '1 day'`)
    return { full, sailings }
  } finally {
    await client.end()
  }
}

/** A workbook of so many bookings with unique references.
 * @param {string} name
 * @param {Record<string, string>[]} sailings
 * @returns {Promise<Buffer>} */
export async function makeWorkbook(name, sailings) {
  const { goodRequest } = await loadSource('contract/src/bookings/requests/booking-request.fixture.ts')
  const { bookingColumns } = await loadSource('contract/src/form-uploads/booking-form/booking-form.values.ts')
  const { inline, workbookOf } = await loadSource('server/src/ports/sheets/workbook.fixture.ts')
  const { containers, shipper, consignee, ...document } = goodRequest()
  const fields = bookingColumns.map((/** @type {{ field: string }} */ { field }) => field)
  const rowOf = (/** @type {number} */ n) => ({
    ...document,
    ...containers[0],
    ...{ 'shipper.name': shipper.name, 'shipper.address': shipper.address },
    ...{ 'consignee.name': consignee.name, 'consignee.address': consignee.address },
    ...sailings[n % sailings.length],
    ...{ placeOfReceipt: '', placeOfDelivery: 'USCHI-LPC', customerReference: `${name}-${n}` },
  })
  const rowXml = (/** @type {unknown[]} */ cells) =>
    `<row>${cells.map((cell) => inline(typeof cell === 'string' ? cell : '')).join('')}</row>`
  const rows = Array.from({ length: ROWS }, (_, n) => rowOf(n)).map((row) =>
    rowXml(fields.map((/** @type {string} */ field) => /** @type {Record<string, unknown>} */ (row)[field])),
  )
  return workbookOf([rowXml(fields), ...rows].join(''))
}

/** How long the reader alone takes for files at once, and how much memory.
 * @param {Buffer[]} files */
export async function readAlone(files) {
  /** @type {number[]} */
  const megabytes = []
  const reader = await openReader((used) => megabytes.push(used))
  try {
    await reader.read(files[0], new AbortController().signal) // starts the processes
    const startedAt = performance.now()
    await Promise.all(files.map((bytes) => reader.read(bytes, new AbortController().signal)))
    return { seconds: (performance.now() - startedAt) / 1000, megabytes }
  } finally {
    await reader.close()
  }
}

/** The product's reader by itself, from the build.
 * @param {(megabytes: number) => void} onRead */
async function openReader(onRead) {
  const { createSheetReader } = await loadSource('server/src/ports/sheets/sheet-reader.adapter.ts')
  const program = new URL('../../packages/server/dist/sheet-reader.program.js', import.meta.url)
  return createSheetReader({ program, onRead: (/** @type {{ megabytes: number }} */ read) => onRead(read.megabytes) })
}
