// @ts-check
// The cost of a thousand browsers that only listen: the section `stream` of `npm run bench`, also by itself with `node
// bench/stream.mjs [--quick]`.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { connect } from '../tools/postgres/owner.mjs'
import { at, nameOf } from './cargo/databases.mjs'
import { readTickets } from './cargo/product.mjs'
import { spentBy, spentByChildren } from './load/processor-time.mjs'
import { portal, SECRET, withServers } from './load/servers.mjs'

const STREAMS = 1000
const LIMIT_PERCENT = 1
const HEARTBEAT_MS = 20_000
/** Neither the start nor the opening of the streams is part of the idle cost, nor what V8 clears up after either, once
 * nothing has happened for eight seconds. A quick run does not wait for that. */
const WAITS = {
  quick: { startMs: 1_000, aloneMs: 4_000, openedMs: 1_000 },
  whole: { startMs: 12_000, aloneMs: HEARTBEAT_MS, openedMs: 12_000 },
}
/** Two of three browsers show a container, the third a list of four. */
const topicsOf = (/** @type {number} */ serial) => (serial % 3 === 2 ? 4 : 1)

/** @param {import('./run.mjs').Run} run
 * @returns {Promise<import('./load/verdict.mjs').Section>} */
export async function measureStream(run) {
  const { postgres, largest, folder, signal, say } = run
  const watches = await readWatches(at(postgres.superUrl, nameOf(largest)))
  const { startMs, aloneMs, openedMs } = run.amountOf(WAITS)
  return withServers(
    [portal(at(postgres.appUrl, nameOf(largest)))],
    { logFolder: folder, signal },
    async ([server]) => {
      if (!server) throw new Error('the server is missing')
      const measureCost = (/** @type {number} */ ms) => watch(server.pid, postgres.pid, ms, signal)
      await pause(startMs, undefined, { signal })
      const alone = await measureCost(aloneMs)
      const listeners = await openListeners(server.port, watches, signal)
      try {
        await pause(openedMs, undefined, { signal })
        const before = await listeners.count()
        const loaded = await measureCost(HEARTBEAT_MS)
        const after = await listeners.count()
        if (after.lost > 0) throw new Error(`${after.lost} streams were lost`)
        const section = toSection(alone, loaded, {
          heartbeats: (after.heartbeats - before.heartbeats) / STREAMS,
          largest,
        })
        for (const { title, said } of section.goals) say(`  ${title}: ${said}`)
        return section
      } finally {
        listeners.stop()
      }
    },
  )
}

/** @param {Cost} alone
 * @param {Cost} loaded
 * @param {{ heartbeats: number, largest: number }} made
 * @returns {import('./load/verdict.mjs').Section} */
function toSection(alone, loaded, { heartbeats, largest }) {
  const percent = loaded.nodePercent - alone.nodePercent
  const kilobytes = ((loaded.megabytes - alone.megabytes) * 1000) / STREAMS
  return {
    title: `Live pages: ${STREAMS.toLocaleString('en')} browsers that listen`,
    text: [
      `The server of ${largest.toLocaleString('en')} containers over ${HEARTBEAT_MS / 1000} s, first alone, then with one open stream ` +
        `per browser, ${heartbeats.toFixed(1)} heartbeats each. A stream takes ${kilobytes.toFixed(0)} kB.`,
    ],
    tables: [
      {
        columns: ['', 'node % of a core', 'PostgreSQL % of a core', 'memory of the server MB'],
        rows: [row('alone', alone), row(`${STREAMS} streams`, loaded)],
      },
    ],
    goals: [
      {
        title: `what ${STREAMS} idle streams add to the server`,
        met: percent < LIMIT_PERCENT && heartbeats > 0.9,
        said: `${percent.toFixed(2)} % of a core, under ${LIMIT_PERCENT}`,
      },
    ],
  }
}

/** @typedef {{ nodePercent: number, postgresPercent: number, megabytes: number }} Cost */

/** @param {string} name
 * @param {Cost} cost */
const row = (name, { nodePercent, postgresPercent, megabytes }) => [
  name,
  nodePercent.toFixed(2),
  postgresPercent.toFixed(2),
  megabytes.toFixed(0),
]

/** @param {number} server
 * @param {number} postmaster
 * @param {number} ms
 * @param {AbortSignal} signal
 * @returns {Promise<Cost>} */
async function watch(server, postmaster, ms, signal) {
  const [node, postgres] = [spentBy(server), spentByChildren(postmaster)]
  await pause(ms, undefined, { signal })
  return {
    nodePercent: (100 * (spentBy(server) - node)) / ms,
    postgresPercent: (100 * Math.max(0, spentByChildren(postmaster) - postgres)) / ms, // ended processes are no longer counted
    megabytes: residentOf(server),
  }
}

/** @param {number} pid */
const residentOf = (pid) => Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000

/** The topics of each browser, spread over all the cargo.
 * @param {string} url */
async function readWatches(url) {
  const client = await connect(url, 'bench stream')
  const wanted = STREAMS * 2
  const { rows } = await client.query(
    `select b.booking_no as booking, c.container_no as box from container c join booking b on b.id = c.booking_id
      where c.id % greatest(1, (select max(id) from container) / $1) = 0 limit $1`,
    [wanted],
  )
  await client.end()
  if (rows.length < wanted) throw new Error(`${wanted} containers were expected, ${rows.length} are there`)
  const ticketOf = await readTickets(SECRET)
  let next = 0
  return Array.from({ length: STREAMS }, (_, serial) => {
    const first = next
    next += topicsOf(serial)
    return rows
      .slice(first, next)
      .map(({ booking, box }) => `${booking}~${ticketOf(booking)}/${box}`)
      .join(',')
  })
}

/** @param {number} port
 * @param {string[]} watches
 * @param {AbortSignal} signal */
async function openListeners(port, watches, signal) {
  const child = fork(fileURLToPath(new URL('./stream/listeners.mjs', import.meta.url)), { stdio: 'inherit' })
  /** @param {import('./stream/listeners.mjs').Order | 'count'} order
   * @returns {Promise<import('./stream/listeners.mjs').Count>} */
  const ask = async (order) => {
    child.send(order)
    const [message] = await once(child, 'message', { signal })
    if (message.error) throw new Error(message.error)
    return message
  }
  try {
    const { open } = await ask({ port, watches })
    if (open !== watches.length) throw new Error(`${open} of ${watches.length} streams came about`)
  } catch (error) {
    child.kill()
    throw error
  }
  return { count: () => ask('count'), stop: () => child.kill() }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.argv.push('--only', 'stream')
  import('./run.mjs').catch((error) => console.error(error)) // not awaited: it imports this file
}
