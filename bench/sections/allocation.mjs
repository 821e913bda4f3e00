// @ts-check
// The space forecast over fifty voyages, with ten thousand and with a million allocations on them.
import fs from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { allocationsDatabase, ensureAllocations, VOYAGES } from '../cargo/allocations.mjs'
import { at } from '../cargo/databases.mjs'
import { openSession } from '../cargo/people.mjs'
import { readForecastStatement } from '../cargo/product.mjs'
import { LIST_COLUMNS, listRow, planOf } from '../load/lists.mjs'
import { headersOf } from '../load/loop-delays.mjs'
import { floor, portal, withServers } from '../load/servers.mjs'
import { ratioOf } from '../load/slices.mjs'
import { atMost } from '../load/verdict.mjs'

const PATH = '/api/allocation/forecast'
const FLOOR_LIMIT = 1.25
const SCALE_LIMIT = 1.3
const SMALL = 10_000
const LARGE = 1_000_000

/** @param {import('../run.mjs').Run} run
 * @returns {Promise<import('../load/verdict.mjs').Section>} */
export async function measureAllocation(run) {
  const sizes = run.largest > SMALL ? [SMALL, LARGE] : [SMALL]
  const places = []
  for (const rows of sizes) {
    const { full } = await ensureAllocations(run.postgres, rows, run)
    const [url, superUrl] = [run.postgres.appUrl, run.postgres.superUrl].map((server) =>
      at(server, allocationsDatabase(rows)),
    )
    if (!url || !superUrl) throw new Error('there is no database')
    places.push({ name: rows.toLocaleString('en'), url, superUrl, full })
  }
  const place = /** @type {(typeof places)[number]} */ (places.at(-1))
  const keys = path.join(run.folder, 'forecast.json')
  fs.writeFileSync(keys, JSON.stringify([PATH]))
  const list = await readForecastStatement()
  const launches = [floor(place.url, { list }), ...places.map(({ url, name }) => portal(url, name))]
  return withServers(launches, { logFolder: run.folder, signal: run.signal }, async ([bare, ...portals]) => {
    const last = portals.at(-1)
    if (!bare || !last) throw new Error('there is no server')
    const signedIn = await Promise.all(
      places.map(async ({ superUrl, full }, index) => ({
        ...(portals[index] ?? last),
        keys,
        headers: await openSession(superUrl, full.username),
      })),
    )
    const variants = [
      { ...bare, keys },
      { ...(signedIn.at(-1) ?? last), name: 'Fairway', keys },
      ...signedIn.slice(0, -1),
    ]
    const bytes = await compareForecasts(variants.slice(0, 2))
    const slices = await run.caller.measure(variants, planOf(run).list)
    const time = (/** @type {[string, string]} */ names) => ratioOf(slices, names, (one) => one.p50)
    const [smallest] = places.slice(0, -1)
    const goals = [atMost('the forecast: time of the floor’s', time(['Fairway', 'floor']), FLOOR_LIMIT)]
    if (smallest)
      goals.push(
        atMost(`${place.name} allocations to ${smallest.name}: time`, time(['Fairway', smallest.name]), SCALE_LIMIT),
      )
    run.say(goals.map(({ title, said }) => `  ${title}: ${said}`).join('\n'))
    return {
      title: `The space forecast over ${VOYAGES} voyages`,
      text: [
        `Sales asks for capacity, demand, protect, release and what is booked of ${VOYAGES} open voyages with ${place.name} allocations and ` +
          `${(VOYAGES * 1000).toLocaleString('en')} booked containers: ${(bytes / 1e3).toFixed(0)} kB. The floor is node:http, which passes on ` +
          'the text of the same prepared statement; both bodies were compared.',
      ],
      tables: [{ columns: LIST_COLUMNS, rows: variants.map(({ name }) => listRow(name, name, slices)) }],
      goals,
    }
  })
}

/** Checks that floor and portal show the same spaces, all of them. Returns the body length.
 * @param {{ name: string, port: number, headers?: string }[]} variants */
async function compareForecasts(variants) {
  const bodies = []
  for (const { name, port, headers } of variants) {
    const reply = await fetch(`http://127.0.0.1:${port}${PATH}`, {
      headers: { 'accept-encoding': 'identity', ...(headers && headersOf(headers)) },
    })
    const text = await reply.text()
    if (reply.status !== 200) throw new Error(`${name}: ${reply.status} ${text.slice(0, 200)}`)
    const { spaces } = JSON.parse(text)
    if (spaces.length !== VOYAGES || spaces.some((/** @type {any} */ one) => one.booked.teu + one.booked.feu === 0))
      throw new Error(`${name}: ${spaces.length} voyages where ${VOYAGES} with bookings were expected`)
    bodies.push({ spaces, bytes: Buffer.byteLength(text) })
  }
  const [one, other] = bodies
  if (!one || !isDeepStrictEqual(one.spaces, other?.spaces)) throw new Error('floor and portal show other spaces')
  return one.bytes
}
