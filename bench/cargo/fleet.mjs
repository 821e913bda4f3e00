// @ts-check
// Organisations of a certain size in the databases of cargo: one with as many containers as a list may show, and one
// with more. Their bookings are spread over all of them, as a customer's are.
import { connect } from '../../tools/postgres/owner.mjs'
import { takingTime } from '../load/time-taken.mjs'
import { addPerson } from './people.mjs'

/** The most containers of the container dashboard. */
export const FLEET = 5000
const LARGE_FLEET = 10_000

/** @typedef {{ username: string, password: string, webId: string, organisationId: string, containers: number }} Fleet */

/** An organisation with that many containers and a person who may open its dashboard; reused between runs.
 * @param {string} url
 * @param {'fleet' | 'large-fleet'} name
 * @returns {Promise<Fleet>} */
export const ensureFleet = (url, name) => takingTime('making data', () => findOrMakeFleet(url, name))

/** @param {string} url
 * @param {'fleet' | 'large-fleet'} name
 * @returns {Promise<Fleet>} */
async function findOrMakeFleet(url, name) {
  const client = await connect(url, 'bench fleet')
  try {
    const { rows: sized } = await client.query('select count(*)::int as boxes from container')
    const wanted = name === 'fleet' ? FLEET : Math.min(LARGE_FLEET, Math.floor(sized[0].boxes * 0.8))
    const { rows } = await client.query(
      `insert into organisation (ref, name, address, country) values ($1, 'Bench ' || $1, '1 Harbour Road', 'CN')
       on conflict (ref) do update set name = excluded.name returning id`,
      [name],
    )
    const organisationId = rows[0].id
    if ((await countContainers(client, organisationId)) !== wanted) await fill(client, organisationId, wanted)
    const person = await addPerson(client, `${name}@bench.example`, organisationId)
    return { ...person, organisationId, containers: wanted }
  } finally {
    await client.end()
  }
}

/** @param {import('pg').Client} client
 * @param {string} organisationId */
async function countContainers(client, organisationId) {
  const { rows } = await client.query(
    'select count(distinct c.id)::int as boxes from booking_party p join container c using (booking_id) where p.org_id = $1',
    [organisationId],
  )
  return rows[0].boxes
}

/** Makes it a party of bookings with exactly so many containers, and fills the columns that the generator leaves empty.
 * @param {import('pg').Client} client
 * @param {string} organisationId
 * @param {number} wanted */
async function fill(client, organisationId, wanted) {
  const { rows } = await client.query(
    'select booking_id, count(*)::int as boxes from container where not removed group by 1 order by md5(booking_id::text) limit $1',
    [wanted],
  )
  let count = 0
  const bookings = []
  for (const row of rows) {
    if (count + row.boxes > wanted) continue
    count += row.boxes
    bookings.push(row.booking_id)
  }
  if (count !== wanted) throw new Error(`${wanted} containers were wanted, ${count} were found`)
  await client.query('delete from booking_party where org_id = $1', [organisationId])
  await client.query(
    `insert into booking_party (org_id, booking_id, role) select $1, unnest($2::bigint[]), 'notifyParty'`,
    [organisationId, bookings],
  )
  await client.query(
    `update booking set edi_ref = 'EDI' || booking_no where id = any($1::bigint[]) and edi_ref is null`,
    [bookings],
  )
  await client.query(
    `update container set free_days = 5, return_by = current_date + (id % 20)::int, detention_days = id % 4, detention_amount = (id % 4) * 85,
            detention_currency = 'USD', free_time_at = now(), temperature = '-18', temperature_unit = 'C', ventilation = '25%'
      where booking_id = any($1::bigint[]) and free_time_at is null`,
    [bookings],
  )
  for (const table of ['booking_party', 'booking', 'container', 'organisation'])
    await client.query(`vacuum (analyze, freeze) ${table}`)
}
