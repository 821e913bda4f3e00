// @ts-check
// The list of a container dashboard at its largest: the most containers that it may show, with every column.
import fs from 'node:fs'
import path from 'node:path'
import { at, nameOf } from '../cargo/databases.mjs'
import { ensureFleet, FLEET } from '../cargo/fleet.mjs'
import { openSession } from '../cargo/people.mjs'
import { countOf, readListStatement } from '../cargo/product.mjs'
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
/** @typedef {import('../load/slices.mjs').Slice} Slice */
/** @typedef {{ url: string, superUrl: string, containers: number, name: string }} Place */

const SCALE_LIMIT = 1.3
const PATH = '/api/cargo/containers'

/** @param {Run} run
 * @returns {Promise<import('../load/verdict.mjs').Section>} */
export async function measureDashboard(run) {
  const places = [...new Set([run.sizes[0] ?? run.largest, run.largest])].map((containers) => ({
    containers,
    name: containers.toLocaleString('en'),
    url: at(run.postgres.appUrl, nameOf(containers)),
    superUrl: at(run.postgres.superUrl, nameOf(containers)),
  }))
  const place = /** @type {Place} */ (places.at(-1))
  const fleets = await Promise.all(places.map(({ superUrl }) => ensureFleet(superUrl, 'fleet')))
  const large = await ensureFleet(place.superUrl, 'large-fleet')
  const list = await readListStatement(/** @type {import('../cargo/fleet.mjs').Fleet} */ (fleets.at(-1)))
  const keys = path.join(run.folder, 'dashboard.json')
  fs.writeFileSync(keys, JSON.stringify([{ path: PATH, body: '{}' }]))

  const launches = [floor(place.url, { list }), ...places.map(({ url, name }) => portal(url, name))]
  return withServers(launches, { logFolder: run.folder, signal: run.signal }, async ([bare, ...portals]) => {
    const last = portals.at(-1)
    if (!bare || !last) throw new Error('there is no server')
    const headers = await Promise.all(places.map(({ superUrl }) => openSession(superUrl, 'fleet@bench.example')))
    const signedIn = portals.map((server, index) => ({ ...server, keys, headers: headers[index] ?? '' }))
    const own = { ...(signedIn.at(-1) ?? last), name: 'Fairway', keys }
    const variants = [
      { ...bare, keys },
      own,
      {
        ...last,
        name: 'refusal',
        keys,
        status: REFUSED,
        headers: await openSession(place.superUrl, 'large-fleet@bench.example'),
      },
      ...signedIn.slice(0, -1),
    ]
    const bytes = await compareBodies(variants, { path: PATH, shown: FLEET, refusal: 'CS0009' })
    const plan = planOf(run)
    const slices = await run.caller.measure(variants, plan.list)
    const packed = await run.caller.measure(variants.slice(0, 2), plan.packed)
    const statements = { list, count: countOf(list), shown: FLEET }
    const counted = await measureCount(place.superUrl, statements, plan.countRounds)
    const goals = [...listGoals(slices, counted, 'boxes'), ...scaleGoals(slices, places)]
    run.say(goals.map(({ title, said }) => `  ${title}: ${said}`).join('\n'))
    return {
      title: `The container dashboard: ${FLEET.toLocaleString('en')} boxes, every column`,
      text: [about(place, large, bytes)],
      tables: [
        { columns: LIST_COLUMNS, rows: variants.map(({ name }) => row(place, name, slices)) },
        {
          columns: ['brotli, as browsers ask for it', ...LIST_COLUMNS.slice(1)],
          rows: variants.slice(0, 2).map(({ name }) => row(place, name, packed)),
        },
        countTable(counted),
      ],
      goals,
    }
  })
}

/** @param {Place} place
 * @param {string} name
 * @param {Slice[]} slices */
const row = (place, name, slices) => {
  const isAtPlace = name === 'Fairway' || name === 'refusal' || name === 'floor'
  return listRow(isAtPlace ? `${name}, ${place.name}` : `Fairway, ${name}`, name, slices)
}

/** @param {Place} place
 * @param {import('../cargo/fleet.mjs').Fleet} large
 * @param {number} bytes */
const about = ({ name }, large, bytes) =>
  `A person who is signed in asks for all boxes of an organisation, spread over ${name} containers: ${(bytes / 1e6).toFixed(1)} MB of ` +
  'columns, one call at a time. The floor is node:http, which knows nobody and passes on the text of the same prepared ' +
  `statement; both bodies were compared. The refusal is that of an organisation with ${large.containers.toLocaleString('en')} boxes.`

/** @param {Slice[]} slices
 * @param {Place[]} places */
function scaleGoals(slices, [smallest, largest]) {
  if (!smallest || !largest) return []
  const time = ratioOf(slices, ['Fairway', smallest.name], (one) => one.p50)
  return [atMost(`${largest.name} containers to ${smallest.name}: time`, time, SCALE_LIMIT)]
}
