// @ts-check
// The Home Page of a person whose organisation has as many containers as a dashboard may show, in a small and a large
// database.
import fs from 'node:fs'
import path from 'node:path'
import { at, nameOf } from '../cargo/databases.mjs'
import { ensureFleet, FLEET } from '../cargo/fleet.mjs'
import { openSession } from '../cargo/people.mjs'
import { readHomeStatements } from '../cargo/product.mjs'
import { planOf } from '../load/lists.mjs'
import { floor, portal, withServers } from '../load/servers.mjs'
import { figureOf, ratioOf } from '../load/slices.mjs'
import { atMost, formatSpread } from '../load/verdict.mjs'

/** @typedef {import('../load/slices.mjs').Slice} Slice */

const SCALE_LIMIT = 1.3
/** Beside node:http, which passes on the text of the same statement and knows nobody. */
const FLOOR_LIMIT = 1.25
const STATEMENT_LIMIT = 1
const COLUMNS = ['containers', 'node ms/request', 'PostgreSQL ms/request', 'median latency ms', 'p99 ms']
const latency = (/** @type {Slice} */ one) => one.p50

/** @param {import('../run.mjs').Run} run
 * @returns {Promise<import('../load/verdict.mjs').Section>} */
export async function measureHome(run) {
  const places = [...new Set([run.sizes[0] ?? run.largest, run.largest])].map((containers) => ({
    name: containers.toLocaleString('en'),
    url: at(run.postgres.appUrl, nameOf(containers)),
    superUrl: at(run.postgres.superUrl, nameOf(containers)),
  }))
  const fleets = await Promise.all(places.map(({ superUrl }) => ensureFleet(superUrl, 'fleet')))
  const statements = await readHomeStatements(/** @type {import('../cargo/fleet.mjs').Fleet} */ (fleets.at(-1)))
  const [list] = statements
  const largest = places.at(-1)
  if (!list || !largest) throw new Error('the Home Page has no statement')
  const keys = path.join(run.folder, 'home.json')
  fs.writeFileSync(keys, JSON.stringify(['/api/home']))
  const launches = [floor(largest.url, { list }), ...places.map(({ url, name }) => portal(url, name))]
  return withServers(launches, { logFolder: run.folder, signal: run.signal }, async ([bare, ...servers]) => {
    if (!bare) throw new Error('there is no server')
    const headers = await Promise.all(places.map(({ superUrl }) => openSession(superUrl, 'fleet@bench.example')))
    const variants = [
      { ...bare, keys },
      ...servers.map((server, index) => ({ ...server, keys, headers: headers[index] ?? '' })),
    ]
    const slices = await run.caller.measure(variants, planOf(run).list)
    const names = places.map(({ name }) => name)
    const pair = /** @type {[string, string]} */ ([names.at(-1), names[0]])
    const counted = { median: statements.length, low: statements.length, high: statements.length }
    const goals = [
      atMost('the Home Page: statements', counted, STATEMENT_LIMIT),
      atMost(`${pair[0]} containers to the floor: time`, ratioOf(slices, [pair[0], 'floor'], latency), FLOOR_LIMIT),
      ...(names.length > 1
        ? [atMost(`${pair[0]} containers to ${pair[1]}: time`, ratioOf(slices, pair, latency), SCALE_LIMIT)]
        : []),
    ]
    run.say(goals.map(({ title, said }) => `  ${title}: ${said}`).join('\n'))
    return {
      title: `The Home Page of an organisation with ${FLEET.toLocaleString('en')} boxes`,
      text: [
        'One call at a time: the figures, the ships and what needs a person today, out of all boxes that are theirs. The floor is ' +
          'node:http, which knows nobody and passes on the text of the same prepared statement.',
      ],
      tables: [{ columns: COLUMNS, rows: ['floor', ...names].map((name) => row(name, slices)) }],
      goals,
    }
  })
}

/** @param {string} name
 * @param {Slice[]} slices */
const row = (name, slices) => [
  name,
  formatSpread(figureOf(slices, name, (one) => one.nodeMs)),
  formatSpread(figureOf(slices, name, (one) => one.postgresMs)),
  formatSpread(figureOf(slices, name, latency)),
  figureOf(slices, name, (one) => one.p99).median.toFixed(2),
]
