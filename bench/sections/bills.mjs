// @ts-check
// The list of bills at its largest, among ten thousand and among a million bills.
import fs from 'node:fs'
import path from 'node:path'
import { billsDatabase, ensureBills, ROWS, TOO_MANY_ROWS } from '../cargo/bills.mjs'
import { at } from '../cargo/databases.mjs'
import { openSession } from '../cargo/people.mjs'
import { readBillStatement } from '../cargo/product.mjs'
import { compareBodies, LIST_COLUMNS, listRow, planOf, REFUSED } from '../load/lists.mjs'
import { floor, portal, withServers } from '../load/servers.mjs'
import { ratioOf } from '../load/slices.mjs'
import { atMost } from '../load/verdict.mjs'

const PATH = '/api/billing/search'
const FLOOR_LIMIT = 1.25
const SCALE_LIMIT = 1.3
const SMALL = 10_000
const LARGE = 1_000_000

/** @param {import('../run.mjs').Run} run
 * @returns {Promise<import('../load/verdict.mjs').Section>} */
export async function measureBills(run) {
  const sizes = run.largest > SMALL ? [SMALL, LARGE] : [SMALL]
  const places = []
  for (const bills of sizes) {
    const people = await ensureBills(run.postgres, bills, run)
    const [url, superUrl] = [run.postgres.appUrl, run.postgres.superUrl].map((server) =>
      at(server, billsDatabase(bills)),
    )
    if (!url || !superUrl) throw new Error('there is no database')
    places.push({ name: bills.toLocaleString('en'), url, superUrl, ...people })
  }
  const place = /** @type {(typeof places)[number]} */ (places.at(-1))
  const keys = path.join(run.folder, 'bills.json')
  fs.writeFileSync(keys, JSON.stringify([{ path: PATH, body: '{}' }]))
  const list = await readBillStatement(place.full)
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
    const refused = await openSession(place.superUrl, place.large.username)
    const variants = [
      { ...bare, keys },
      { ...(signedIn.at(-1) ?? last), name: 'Fairway', keys },
      { ...last, name: 'refusal', keys, status: REFUSED, headers: refused },
      ...signedIn.slice(0, -1),
    ]
    const bytes = await compareBodies(variants, { path: PATH, shown: ROWS, refusal: 'BLD0005' })
    const slices = await run.caller.measure(variants, planOf(run).list)
    const time = (/** @type {[string, string]} */ names) => ratioOf(slices, names, (one) => one.p50)
    const [smallest] = places.slice(0, -1)
    const goals = [atMost('the list: time of the floor’s', time(['Fairway', 'floor']), FLOOR_LIMIT)]
    if (smallest)
      goals.push(atMost(`${place.name} bills to ${smallest.name}: time`, time(['Fairway', smallest.name]), SCALE_LIMIT))
    run.say(goals.map(({ title, said }) => `  ${title}: ${said}`).join('\n'))
    return {
      title: `The billing page: ${ROWS.toLocaleString('en')} bills, every column`,
      text: [
        `A person who is signed in asks for all bills of an organisation among ${place.name} bills, with what is open and overdue of each: ` +
          `${(bytes / 1e6).toFixed(1)} MB of columns. The floor is node:http, which passes on the text of the same prepared statement; both ` +
          `bodies were compared. The refusal is that of an organisation with ${TOO_MANY_ROWS.toLocaleString('en')} bills.`,
      ],
      tables: [{ columns: LIST_COLUMNS, rows: variants.map(({ name }) => listRow(name, name, slices)) }],
      goals,
    }
  })
}
