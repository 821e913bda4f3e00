// @ts-check
// The list of the booking dashboard at its largest: the most bookings that it may show, with every column.
import fs from 'node:fs'
import path from 'node:path'
import { bookingsDatabase, ensureBookings, ROWS, TOO_MANY_ROWS } from '../cargo/bookings.mjs'
import { at } from '../cargo/databases.mjs'
import { openSession } from '../cargo/people.mjs'
import { readBookingStatements } from '../cargo/product.mjs'
import {
  compareBodies,
  countTable,
  LIST_COLUMNS,
  listGoals,
  listRow,
  measureCount,
  planOf,
  REFUSED,
} from '../load/lists.mjs'
import { floor, portal, withServers } from '../load/servers.mjs'
import { ratioOf } from '../load/slices.mjs'
import { atMost } from '../load/verdict.mjs'

/** @typedef {import('../run.mjs').Run} Run */

const PATH = '/api/bookings/list'
const SCALE_LIMIT = 1.3
const SMALL = 10_000
const LARGE = 1_000_000

/** @param {Run} run
 * @returns {Promise<import('../load/verdict.mjs').Section>} */
export async function measureBookings(run) {
  const sizes = run.largest > SMALL ? [SMALL, LARGE] : [SMALL]
  const places = []
  for (const bookings of sizes) {
    const [url, superUrl] = [run.postgres.appUrl, run.postgres.superUrl].map((server) =>
      at(server, bookingsDatabase(bookings)),
    )
    if (!url || !superUrl) throw new Error('there is no database')
    const people = await ensureBookings(run.postgres, bookings, run)
    places.push({ name: bookings.toLocaleString('en'), url, superUrl, ...people })
  }
  const place = /** @type {(typeof places)[number]} */ (places.at(-1))
  const statements = await readBookingStatements(place.full)
  const keys = path.join(run.folder, 'bookings.json')
  fs.writeFileSync(keys, JSON.stringify([{ path: PATH, body: '{}' }]))
  const launches = [floor(place.url, { list: statements.list }), ...places.map(({ url, name }) => portal(url, name))]
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
      {
        ...last,
        name: 'refusal',
        keys,
        status: REFUSED,
        headers: await openSession(place.superUrl, place.large.username),
      },
      ...signedIn.slice(0, -1),
    ]
    const bytes = await compareBodies(variants, { path: PATH, shown: ROWS, refusal: 'BD0006' })
    const plan = planOf(run)
    const slices = await run.caller.measure(variants, plan.list)
    const packed = await run.caller.measure(variants.slice(0, 2), plan.packed)
    const counted = await measureCount(place.superUrl, { ...statements, shown: ROWS }, plan.countRounds)
    const [smallest] = places.slice(0, -1)
    const goals = listGoals(slices, counted, 'bookings')
    if (smallest) {
      const time = ratioOf(slices, ['Fairway', smallest.name], (one) => one.p50)
      goals.push(atMost(`${place.name} bookings to ${smallest.name}: time`, time, SCALE_LIMIT))
    }
    run.say(goals.map(({ title, said }) => `  ${title}: ${said}`).join('\n'))
    const rowOf = (/** @type {string} */ name, /** @type {typeof slices} */ some) =>
      listRow(name === smallest?.name ? `Fairway, ${name}` : `${name}, ${place.name}`, name, some)
    return {
      title: `The booking dashboard: ${ROWS.toLocaleString('en')} bookings, every column`,
      text: [
        `A person who is signed in asks for all bookings of an organisation among ${place.name} bookings: ${(bytes / 1e6).toFixed(1)} MB of ` +
          'columns, one call at a time. The floor is node:http, which knows nobody and passes on the text of the same prepared ' +
          `statement; both bodies were compared. The refusal is that of an organisation with ${TOO_MANY_ROWS.toLocaleString('en')} bookings.`,
      ],
      tables: [
        { columns: LIST_COLUMNS, rows: variants.map(({ name }) => rowOf(name, slices)) },
        {
          columns: ['brotli, as browsers ask for it', ...LIST_COLUMNS.slice(1)],
          rows: variants.slice(0, 2).map(({ name }) => rowOf(name, packed)),
        },
        countTable(counted),
      ],
      goals,
    }
  })
}
