// @ts-check
// Search and detail on the real server, beside the floor and, on request, beside peers.
import fs from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { at, nameOf } from '../cargo/databases.mjs'
import { writeKeys } from '../cargo/keys.mjs'
import { readStatementsBefore } from '../floor/before.mjs'
import { floor, portal, withServers, writingFloor } from '../load/servers.mjs'
import { figureOf, ratioOf, spread, unrestOf } from '../load/slices.mjs'
import { atLeast, atMost, formatSpread } from '../load/verdict.mjs'
import { peers } from '../peers/launches.mjs'

/** @typedef {import('../run.mjs').Run} Run */
/** @typedef {import('../load/slices.mjs').Slice} Slice */

/** Of both floors: the first, whose answers PostgreSQL writes, and the one that writes them as the portal does (decision 115). */
const CPU_LIMIT = 1.25
const WRITING = 'floor that writes the answer'
/** What the statements may take of PostgreSQL, of those that wrote whole answers (decision 93). */
const POSTGRES_LIMIT = 0.5
const RATE_LIMIT = 0.75
/** A floor that varies more than this between rounds means that the machine was busy. */
const FLOOR_LIMIT = 1.5
const CONNECTIONS = 8
const COMPARED = { quick: 8, whole: 40 }
const ARRIVALS = 0.3
/** Long enough for a hundredth of the answers to be some. */
const PACED_MS = { quick: 500, whole: 2000 }

/** @typedef {'search' | 'detail'} Call */
const calls = /** @type {const} */ ({ search: 'search of 5 numbers', detail: 'detail of one container' })

/** @typedef {import('../load/servers.mjs').Launch} Launch */
/** @typedef {{ url: string, launch: Launch, containers: number, keys: Record<Call, string> }} Place a database, the
 * portal on it, and files of calls for it */

/** The largest database of the benchmark.
 * @param {Run} run
 * @returns {Promise<Place>} */
async function largestPlace({ postgres, largest, folder }) {
  const keys = await writeKeys(at(postgres.superUrl, nameOf(largest)), largest, folder)
  const url = at(postgres.appUrl, nameOf(largest))
  return { url, launch: portal(url), containers: largest, keys }
}

/** @param {Run} run
 * @param {{ withPeers: boolean, place?: Place }} options
 * @returns {Promise<import('../load/verdict.mjs').Section>} */
export async function measurePublicCalls(run, { withPeers, place }) {
  const { url, launch, containers, keys } = place ?? (await largestPlace(run))
  const others = withPeers ? peers(url) : []
  const launches = [floor(url, readStatementsBefore()), writingFloor(url, WRITING), launch, ...others]
  return withServers(launches, { logFolder: run.folder, signal: run.signal }, async (servers) => {
    /** @type {string[][]} */
    const [rows, packedRows] = [[], []]
    const goals = []
    for (const call of /** @type {Call[]} */ (Object.keys(calls))) {
      await compareBodies(servers, keys[call], run.amountOf(COMPARED))
      const variants = servers.map((server) => ({ ...server, keys: keys[call] }))
      const plain = await run.caller.measure(variants, { ...run.plan, connections: CONNECTIONS })
      const rate = Math.round(figureOf(plain, 'floor', (one) => one.rate).median * ARRIVALS)
      const paced = await run.caller.measure(variants, {
        rounds: run.pacedRounds,
        ms: run.amountOf(PACED_MS),
        connections: 32,
        rate,
      })
      const few = { ...run.plan, warmUp: run.plan.warmUp / 2, connections: CONNECTIONS, encoding: 'br' }
      const packed = await run.caller.measure(variants.filter(isPacked), few)
      rows.push(...servers.map(({ name }) => row(calls[call], name, { plain, paced, rate })))
      packedRows.push(...servers.filter(isPacked).map(({ name }) => ratios(calls[call], name, packed)))
      const callGoals = goalsOf(calls[call], plain)
      run.say(callGoals.map(({ title, said }) => `  ${title}: ${said}`).join('\n'))
      goals.push(...callGoals)
    }
    return {
      title: 'Public search and detail',
      text: [about(containers, run)],
      tables: [
        { columns: COLUMNS, rows },
        { columns: ['brotli, as browsers ask for it', 'program', ...RATIOS], rows: packedRows },
      ],
      goals,
    }
  })
}

const RATIOS = [
  'node CPU, of the first floor’s',
  'requests/s, of the first floor’s',
  'node ms/request',
  'PostgreSQL ms/request',
  'requests/s',
]
const COLUMNS = ['call', 'program', ...RATIOS, 'p99 ms at a fixed rate', 'node CPU, of the second floor’s']

/** Packing is measured beside the first floor alone. @param {{ name: string }} server */
const isPacked = ({ name }) => name === 'floor' || name === 'Fairway'

/** @param {string} call
 * @param {string} name
 * @param {{ plain: Slice[], paced: Slice[], rate: number }} measured */
const row = (call, name, { plain, paced, rate }) => [
  ...ratios(call, name, plain),
  `${figureOf(paced, name, (one) => one.p99).median.toFixed(1)} at ${rate}/s`,
  formatSpread(ratioOf(plain, [name, WRITING], (one) => one.nodeMs)),
]

/** @param {string} call
 * @param {string} name
 * @param {Slice[]} slices */
function ratios(call, name, slices) {
  const own = (/** @type {(slice: Slice) => number} */ figure) => figureOf(slices, name, figure).median
  return [
    call,
    name,
    formatSpread(ratioOf(slices, [name, 'floor'], (one) => one.nodeMs)),
    formatSpread(ratioOf(slices, [name, 'floor'], (one) => one.rate)),
    own((one) => one.nodeMs).toFixed(2),
    own((one) => one.postgresMs).toFixed(2),
    own((one) => one.rate).toFixed(0),
  ]
}

/** @param {string} title
 * @param {Slice[]} slices */
function goalsOf(title, slices) {
  const moved = (/** @type {string} */ name) =>
    [(/** @type {Slice} */ one) => one.nodeMs, (/** @type {Slice} */ one) => one.rate].map((figure) =>
      unrestOf(slices, name, figure),
    )
  return [
    ...['floor', WRITING].map((one) =>
      atMost(
        `${title}: node CPU, of the ${one === 'floor' ? 'first floor' : one}`,
        ratioOf(slices, ['Fairway', one], ({ nodeMs }) => nodeMs),
        CPU_LIMIT,
      ),
    ),
    atMost(
      `${title}: PostgreSQL CPU, of the statements before`,
      ratioOf(slices, ['Fairway', 'floor'], (one) => one.postgresMs),
      POSTGRES_LIMIT,
    ),
    atLeast(
      `${title}: requests per second`,
      ratioOf(slices, ['Fairway', 'floor'], (one) => one.rate),
      RATE_LIMIT,
    ),
    atMost(`${title}: the first floor itself moved`, spread(moved('floor')), FLOOR_LIMIT),
    atMost(`${title}: the floor that writes the answer itself moved`, spread(moved(WRITING)), FLOOR_LIMIT),
  ]
}

/** Only servers with equal answers are compared. The clock and the database's own
 * counter change between two calls and are left out.
 * @param {import('../load/servers.mjs').Server[]} servers
 * @param {string} file
 * @param {number} count */
async function compareBodies(servers, file, count) {
  /** @type {string[]} */
  const paths = JSON.parse(fs.readFileSync(file, 'utf8'))
  for (let at = 0; at < count; at++) {
    const path = paths[Math.floor((at * paths.length) / count)]
    const bodies = await Promise.all(
      servers.map(async ({ port }) => {
        const {
          asOf,
          liveFrom,
          watch: _tickets,
          ...rest
        } = await (await fetch(`http://127.0.0.1:${port}${path}`)).json()
        if (typeof asOf !== 'string' || typeof liveFrom !== 'string')
          throw new Error(`${path} is not answered as expected: ${JSON.stringify(rest)}`)
        return rest
      }),
    )
    for (const [index, body] of bodies.entries())
      if (!isDeepStrictEqual(body, bodies[0]))
        throw new Error(
          `${servers[index]?.name} answers ${path} differently:\n${JSON.stringify(body)}\n${JSON.stringify(bodies[0])}`,
        )
  }
}

/** @param {number} containers
 * @param {Run} run */
const about = (containers, { plan }) =>
  `${containers.toLocaleString('en')} containers, ${CONNECTIONS} kept connections, ${plan.rounds} rounds of ${plan.ms / 1000} s each in ` +
  'rotating order; ratios per round, median with lowest and highest. Both floors are node:http with the same driver. In the ' +
  'first PostgreSQL writes the whole answer, by the prepared statement of before decision 93: what ours takes of PostgreSQL is ' +
  'measured beside it. The second writes the answer itself, as the portal does to spare PostgreSQL: with today’s statement and ' +
  'the portal’s own code for JSON, names and tickets, without framework, limits and log. What ours takes of node is measured ' +
  'beside that one; the ratio to the first stays in the table. All bodies were compared first.'
