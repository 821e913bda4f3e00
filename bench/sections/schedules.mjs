// @ts-check
// The public search from port to port beside the minimal program that passes on the text of the same statement.
import fs from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { at, nameOf } from '../cargo/databases.mjs'
import { readLaneStatement } from '../cargo/product.mjs'
import { floor, portal, withServers } from '../load/servers.mjs'
import { figureOf, ratioOf, spread, unrestOf } from '../load/slices.mjs'
import { atMost, formatSpread } from '../load/verdict.mjs'

/** @typedef {import('../run.mjs').Run} Run */
/** @typedef {import('../load/slices.mjs').Slice} Slice */

/** The requirement asks for the search as whoever searches meets it: its time. Node's own share is held to the same. */
const SEARCH_LIMIT = 1.4
/** A floor that varies more than this between rounds means that the machine was busy. */
const FLOOR_LIMIT = 1.5
const CONNECTIONS = 8
/** A hundred are answered in a second. */
const WARM_UP = 400
const DAYS_BACK = 55
const WEEKS = 12
const DAY_MS = 86_400_000
const latency = (/** @type {Slice} */ one) => one.p50
const nodeTime = (/** @type {Slice} */ one) => one.nodeMs

/** @param {Run} run
 * @returns {Promise<import('../load/verdict.mjs').Section>} */
export async function measureSchedules(run) {
  const url = at(run.postgres.appUrl, nameOf(run.largest))
  const logs = { logFolder: run.folder, signal: run.signal }
  const from = await withServers([portal(url)], logs, async ([server]) => {
    const { clock } = await (await fetch(`http://127.0.0.1:${server?.port}/api/schedulespub/choices`)).json()
    return new Date(Date.parse(clock.now) - DAYS_BACK * DAY_MS).toISOString().slice(0, 10)
  })
  const question = { pol: 'CNNGB', pod: 'USLGB', from, days: WEEKS * 7 }
  const address = `/api/schedulespub/sailings?pol=CNNGB&pod=USLGB&from=${from}&weeks=${WEEKS}`
  const keys = path.join(run.folder, 'schedules.json')
  fs.writeFileSync(keys, JSON.stringify([address]))
  const launches = [portal(url), floor(url, { list: await readLaneStatement(question) })]
  return withServers(launches, logs, async (servers) => {
    const sailings = await compareBodies(servers, address)
    const variants = servers.map((server) => ({ ...server, keys }))
    const slices = await run.caller.measure(variants, {
      ...run.plan,
      warmUp: Math.min(WARM_UP, run.plan.warmUp),
      connections: CONNECTIONS,
    })
    const goals = [
      atMost('search from port to port: time', ratioOf(slices, ['Fairway', 'floor'], latency), SEARCH_LIMIT),
      atMost('search from port to port: node CPU', ratioOf(slices, ['Fairway', 'floor'], nodeTime), SEARCH_LIMIT),
      atMost(
        'the floor itself moved',
        spread([latency, nodeTime].map((figure) => unrestOf(slices, 'floor', figure))),
        FLOOR_LIMIT,
      ),
    ]
    run.say(goals.map(({ title, said }) => `  ${title}: ${said}`).join('\n'))
    return {
      title: 'Schedules',
      text: [
        `${sailings} sailings from Ningbo to Long Beach in ${WEEKS} weeks, ${CONNECTIONS} kept connections. The floor is node:http with the ` +
          'same driver and the same prepared statement; both bodies were compared first. Nearly all of the time is PostgreSQL’s, the same for ' +
          'both, so that the time says what people wait for and node CPU what the portal adds.',
      ],
      tables: [
        {
          columns: [
            'program',
            'time, of the floor’s',
            'node CPU, of the floor’s',
            'median latency ms',
            'node ms/request',
            'PostgreSQL ms/request',
            'requests/s',
          ],
          rows: servers.map(({ name }) => row(name, slices)),
        },
      ],
      goals,
    }
  })
}

/** @param {string} name
 * @param {Slice[]} slices */
function row(name, slices) {
  const own = (/** @type {(slice: Slice) => number} */ figure) => figureOf(slices, name, figure).median
  return [
    name,
    formatSpread(ratioOf(slices, [name, 'floor'], latency)),
    formatSpread(ratioOf(slices, [name, 'floor'], nodeTime)),
    own(latency).toFixed(1),
    own(nodeTime).toFixed(2),
    own((one) => one.postgresMs).toFixed(2),
    own((one) => one.rate).toFixed(0),
  ]
}

/** Only equal answers are compared; the clock differs between two calls. The portal comes first, because it measures the
 * ways that nobody has asked for yet.
 * @param {import('../load/servers.mjs').Server[]} servers
 * @param {string} address */
async function compareBodies(servers, address) {
  const bodies = []
  for (const { port } of servers) {
    const { clock: _clock, ...rest } = await (await fetch(`http://127.0.0.1:${port}${address}`)).json()
    bodies.push(rest)
  }
  const [first] = bodies
  if (!first?.sailings?.length) throw new Error('no ship sails from Ningbo to Long Beach')
  if (!bodies.every((body) => isDeepStrictEqual(body, first))) throw new Error('floor and portal answer differently')
  return first.sailings.length
}
