// @ts-check
// Search and detail on the real server, beside the floor and, on request, beside peers.
import fs from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { at, nameOf } from '../cargo/databases.mjs'
import { writeKeys } from '../cargo/keys.mjs'
import { readStatementsBefore } from '../floor/before.mjs'
import { floor, portal, withServers } from '../load/servers.mjs'
import { figureOf, ratioOf, spread, unrestOf } from '../load/slices.mjs'
import { atLeast, atMost, formatSpread } from '../load/verdict.mjs'
import { peers } from '../peers/launches.mjs'

/** @typedef {import('../run.mjs').Run} Run */
/** @typedef {import('../load/slices.mjs').Slice} Slice */

const CPU_LIMIT = 1.4
/** What the statements may take of PostgreSQL, of those that wrote whole answers (decision 93). */
const POSTGRES_LIMIT = 0.5
const RATE_LIMIT = 0.75
/** A floor that varies more than this between rounds means that the machine was busy. */
const FLOOR_LIMIT = 1.5
const CONNECTIONS = 8
const COMPARED = 40
const ARRIVALS = 0.3
/** Long enough for a hundredth of the answers to be some. */
const PACED_MS = 2000

/** @typedef {'search' | 'detail'} Call */
const calls = /** @type {const} */ ({ search: 'search of 5 numbers', detail: 'detail of one container' })

/** @param {Run} run
 * @param {{ withPeers: boolean }} options
 * @returns {Promise<import('../load/verdict.mjs').Section>} */
export async function measurePublicCalls(run, { withPeers }) {
  const containers = run.largest
  const url = at(run.postgres.appUrl, nameOf(containers))
  const keys = await writeKeys(at(run.postgres.superUrl, nameOf(containers)), containers, run.folder)
  const launches = [floor(url, readStatementsBefore()), portal(url), ...(withPeers ? peers(url) : [])]
  return withServers(launches, { logFolder: run.folder, signal: run.signal }, async (servers) => {
    /** @type {string[][]} */
    const [rows, packedRows] = [[], []]
    const goals = []
    for (const call of /** @type {Call[]} */ (Object.keys(calls))) {
      await compareBodies(servers, keys[call])
      const variants = servers.map((server) => ({ ...server, keys: keys[call] }))
      const plain = await run.caller.measure(variants, { ...run.plan, connections: CONNECTIONS })
      const rate = Math.round(figureOf(plain, 'floor', (one) => one.rate).median * ARRIVALS)
      const paced = await run.caller.measure(variants, {
        rounds: run.pacedRounds,
        ms: PACED_MS,
        connections: 32,
        rate,
      })
      const few = { ...run.plan, warmUp: run.plan.warmUp / 2, connections: CONNECTIONS, encoding: 'br' }
      const packed = await run.caller.measure(variants.slice(0, 2), few)
      rows.push(...servers.map(({ name }) => row(calls[call], name, { plain, paced, rate })))
      packedRows.push(...servers.slice(0, 2).map(({ name }) => ratios(calls[call], name, packed)))
      const callGoals = goalsOf(calls[call], plain)
      run.say(callGoals.map(({ title, said }) => `  ${title}: ${said}`).join('\n'))
      goals.push(...callGoals)
    }
    return {
      title: 'Public search and detail',
      text: [about(containers, run)],
      tables: [
        { columns: COLUMNS, rows },
        { columns: ['brotli, as browsers ask for it', ...COLUMNS.slice(1, -1)], rows: packedRows },
      ],
      goals,
    }
  })
}

const COLUMNS = [
  'call',
  'program',
  'node CPU, of the floor’s',
  'requests/s, of the floor’s',
  'node ms/request',
  'PostgreSQL ms/request',
  'requests/s',
  'p99 ms at a fixed rate',
]

/** @param {string} call
 * @param {string} name
 * @param {{ plain: Slice[], paced: Slice[], rate: number }} measured */
const row = (call, name, { plain, paced, rate }) => [
  ...ratios(call, name, plain),
  `${figureOf(paced, name, (one) => one.p99).median.toFixed(1)} at ${rate}/s`,
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
  const moved = [(/** @type {Slice} */ one) => one.nodeMs, (/** @type {Slice} */ one) => one.rate].map((figure) =>
    unrestOf(slices, 'floor', figure),
  )
  return [
    atMost(
      `${title}: node CPU`,
      ratioOf(slices, ['Fairway', 'floor'], (one) => one.nodeMs),
      CPU_LIMIT,
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
    atMost(`${title}: the floor itself moved`, spread(moved), FLOOR_LIMIT),
  ]
}

/** Only servers with equal answers are compared. The clock and the database's own
 * counter change between two calls and are left out.
 * @param {import('../load/servers.mjs').Server[]} servers
 * @param {string} file */
async function compareBodies(servers, file) {
  /** @type {string[]} */
  const paths = JSON.parse(fs.readFileSync(file, 'utf8'))
  for (let at = 0; at < COMPARED; at++) {
    const path = paths[Math.floor((at * paths.length) / COMPARED)]
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
  'rotating order; ratios per round, median with lowest and highest. The floor is node:http with the same driver and ' +
  'the prepared statement of before decision 93, which writes the whole answer. All bodies were compared first.'
