// @ts-check
// Databases of blanket letters in force, a thousand and a hundred thousand of them: ten for each contract.
import { at } from './databases.mjs'
import { ensureReusedDatabase } from './reused-database.mjs'

/** @typedef {import('pg').Client} Client */

const PER_CONTRACT = 10
const CONTRACTS_PER_SHIPPER = 5
export const LETTER_COUNTS = [1_000, 100_000]

/** @param {number} letters */
export const shippersOf = (letters) => letters / PER_CONTRACT / CONTRACTS_PER_SHIPPER
/** A contract of the nth shipper. @param {number} shipper @param {number} nth */
export const contractOf = (shipper, nth) => `C${shipper * CONTRACTS_PER_SHIPPER + (nth % CONTRACTS_PER_SHIPPER)}`

/** @param {import('./databases.mjs').Server} server
 * @param {number} letters
 * @param {{ say: (text: string) => void }} run
 * @returns {Promise<string>} its address */
export async function ensureLetters(server, letters, run) {
  const name = `bench_letters_${letters}`
  await ensureReusedDatabase(
    server,
    {
      name,
      title: `${letters.toLocaleString('en')} letters of indemnity`,
      files: [new URL('./letters.mjs', import.meta.url)],
      groups: '{BL}',
      fill: (client) => fill(client, letters),
    },
    run,
  )
  return at(server.appUrl, name)
}

/** Every letter is for one item and one month; the constraint that keeps overlaps out checks each of them.
 * @param {Client} client
 * @param {number} letters */
async function fill(client, letters) {
  await client.query('set synchronous_commit = off')
  await client.query(`
    insert into location (code, name_en, name_zh, name_vi, country, kind, zone, latitude, longitude, truck_fees)
    values ('CNNGB', 'Ningbo', '宁波', 'Ningbo', 'CN', 'port', 'Asia/Shanghai', 29.9, 121.8, false);
    insert into organisation (ref, name, address, country)
    values ('full', 'Bench full', '1 Harbour Road', 'CN'), ('large', 'Bench large', '1 Harbour Road', 'CN')`)
  await client.query(
    `insert into organisation (ref, name, address, country)
     select 'S' || n, 'Shipper ' || n, '1 Harbour Road', 'CN' from generate_series(0, $1::int - 1) as n`,
    [shippersOf(letters)],
  )
  await client.query(
    `with wanted as (
       select n, o.id as org_id, 'C' || n / $2::int as contract, n % $2::int as month
         from generate_series(0, $1::int - 1) as n join organisation o on o.ref = 'S' || n / $2::int / $3::int),
     letter as (
       insert into blanket_letter (shipper_org_id, status, active_version) select org_id, 'Active', 1 from wanted order by n returning id),
     numbered as (select id, row_number() over (order by id) - 1 as n from letter)
     insert into blanket_letter_version (letter_id, version, status, shipper_org_id, shipper_name, shipper_address, pol_code,
       contract_number, contract_from, contract_to, item, effective_on, expires_on, saved_by)
     select l.id, 1, 'Active', w.org_id, 'Shipper', '1 Harbour Road', 'CNNGB', w.contract, '2026-01-01', '2027-12-31', null,
            date '2026-01-01' + 30 * w.month::int, date '2026-01-30' + 30 * w.month::int, 'bench'
       from wanted w join numbered l using (n)`,
    [letters, PER_CONTRACT, CONTRACTS_PER_SHIPPER],
  )
  await client.query('vacuum (analyze)')
}
