// @ts-check
// The palette's question: a customer's own references and orders, EDI references and vessels, among a million bookings and
// half a million requests of others.
import fs from 'node:fs'
import path from 'node:path'
import { connect } from '../../tools/postgres/owner.mjs'
import { bookingsDatabase, ensureBookings } from '../cargo/bookings.mjs'
import { at } from '../cargo/databases.mjs'
import { addPerson, openSession } from '../cargo/people.mjs'
import { readFindStatement } from '../cargo/product.mjs'
import { floor, portal, withServers } from '../load/servers.mjs'
import { figureOf, ratioOf } from '../load/slices.mjs'
import { takingTime } from '../load/time-taken.mjs'
import { atMost, formatSpread } from '../load/verdict.mjs'

/** @typedef {import('../load/slices.mjs').Slice} Slice */

const FLOOR_LIMIT = 1.4
const SMALL = 10_000
const LARGE = 1_000_000
const OWN = 10_000
const OTHERS = 500_000
const USERNAME = 'finder@bench.example'
/** Ten thousand references begin so, and seven of them are read. */
const TEXT = 'FIND-0'
const KNOWING = 'floor that knows its caller'
const COLUMNS = [
  'server',
  'time, of the first floor’s',
  'time, of the second’s',
  'node ms/request',
  'PostgreSQL ms/request',
  'median latency ms',
  'p99 ms',
]
const latency = (/** @type {Slice} */ one) => one.p50

/** The organisation whose person searches, with its requests and those of another, in a database of bookings; reused between runs.
 * @param {string} url */
async function ensureFinder(url) {
  const client = await connect(url, 'bench palette')
  try {
    const { rows } = await client.query(
      `insert into organisation (ref, name, address, country)
       select ref, 'Bench ' || ref, '1 Harbour Road', 'CN' from unnest(array['finder', 'crowd']) ref
       on conflict (ref) do update set name = excluded.name returning ref, id`,
    )
    const idOf = (/** @type {string} */ ref) => rows.find((one) => one.ref === ref).id
    for (const [id, count] of [
      [idOf('finder'), OWN],
      [idOf('crowd'), OTHERS],
    ]) {
      const { rows: known } = await client.query('select count(*)::int as n from booking_request where org_id = $1', [id]) // biome-ignore format: one statement
      if (known[0].n >= count) continue
      await client.query(
        `insert into booking_request (org_id, customer_reference, document, listed, created_by, saved_by)
         select $1, 'FIND-' || lpad(n::text, 7, '0'), jsonb_build_object('poNumber', 'PO-' || n), '{}', 'bench', 'bench'
           from generate_series($2::int + 1, $3::int) n`,
        [id, known[0].n, count],
      )
      await client.query('analyze booking_request')
    }
    const person = await addPerson(client, USERNAME, idOf('finder'))
    await client.query("update account set groups = '{TD,BD,BR}' where username_key = $1", [USERNAME])
    return { ...person, organisationId: idOf('finder') }
  } finally {
    await client.end()
  }
}

/** @param {import('../run.mjs').Run} run
 * @returns {Promise<import('../load/verdict.mjs').Section>} */
export async function measurePalette(run) {
  const bookings = run.largest > SMALL ? LARGE : SMALL
  await ensureBookings(run.postgres, bookings, run)
  const url = at(run.postgres.appUrl, bookingsDatabase(bookings))
  const superUrl = at(run.postgres.superUrl, bookingsDatabase(bookings))
  const finder = await takingTime('making data', () => ensureFinder(superUrl))
  const list = await readFindStatement(finder, TEXT)
  const keys = path.join(run.folder, 'palette.json')
  fs.writeFileSync(keys, JSON.stringify([`/api/find?q=${TEXT}`]))
  const launches = [floor(url, { list }), floor(url, { list }, { name: KNOWING, knowsCaller: true }), portal(url)]
  return withServers(launches, { logFolder: run.folder, signal: run.signal }, async (servers) => {
    const headers = await openSession(superUrl, USERNAME)
    const variants = servers.map((server) => ({ ...server, keys, headers }))
    const slices = await run.caller.measure(variants, { ...run.plan, connections: 1 })
    const goals = [
      atMost(
        'the palette to the floor that knows its caller: time',
        ratioOf(slices, ['Fairway', KNOWING], latency),
        FLOOR_LIMIT,
      ),
    ]
    run.say(goals.map(({ title, said }) => `  ${title}: ${said}`).join('\n'))
    return {
      title: `The palette among ${bookings.toLocaleString('en')} bookings`,
      text: [
        `One call at a time on servers whose code is compiled as after days of use, by a beginning that ${OWN.toLocaleString('en')} references of the caller have, beside ` +
          `${OTHERS.toLocaleString('en')} of another organisation. Both floors are node:http with the same driver and pass on what the same ` +
          'prepared statement finds, as JSON. The first knows nobody: it would show them to anyone. The second looks up the session of the ' +
          'token by its key, with account and organisations, in one round trip before, and compares the cookie; it checks no signature, ' +
          'no groups and no rights. The goal is beside the second, the first is in the table as before.',
      ],
      tables: [{ columns: COLUMNS, rows: servers.map(({ name }) => row(name, slices)) }],
      goals,
    }
  })
}

/** @param {string} name
 * @param {Slice[]} slices */
const row = (name, slices) => [
  name,
  formatSpread(ratioOf(slices, [name, 'floor'], latency)),
  formatSpread(ratioOf(slices, [name, KNOWING], latency)),
  formatSpread(figureOf(slices, name, (one) => one.nodeMs)),
  formatSpread(figureOf(slices, name, (one) => one.postgresMs)),
  formatSpread(figureOf(slices, name, latency)),
  figureOf(slices, name, (one) => one.p99).median.toFixed(2),
]
