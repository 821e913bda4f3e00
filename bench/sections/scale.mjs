// @ts-check
// The same two calls on databases of three sizes: cost must follow what is shown, not what is stored.
import { at, nameOf } from '../cargo/databases.mjs'
import { writeKeys } from '../cargo/keys.mjs'
import { portal, withServers } from '../load/servers.mjs'
import { figureOf, ratioOf } from '../load/slices.mjs'
import { atMost, formatSpread } from '../load/verdict.mjs'

/** @typedef {import('../load/slices.mjs').Slice} Slice */

const LIMIT = 1.3

/** @param {import('../run.mjs').Run} run
 * @returns {Promise<import('../load/verdict.mjs').Section>} */
export async function measureScale(run) {
  const sizes = run.sizes.map((containers) => ({ containers, name: containers.toLocaleString('en') }))
  const keys = await Promise.all(
    sizes.map(({ containers }) => writeKeys(at(run.postgres.superUrl, nameOf(containers)), containers, run.folder)),
  )
  const launches = sizes.map(({ containers, name }) => portal(at(run.postgres.appUrl, nameOf(containers)), name))
  return withServers(launches, { logFolder: run.folder, signal: run.signal }, async (servers) => {
    /** @type {string[][]} */
    const rows = []
    const goals = []
    const pair = /** @type {[string, string]} */ ([sizes.at(-1)?.name, sizes[0]?.name])
    for (const call of /** @type {const} */ (['search', 'detail'])) {
      const variants = servers.map((server, index) => ({ ...server, keys: keys[index]?.[call] ?? '' }))
      const slices = await run.caller.measure(variants, { ...run.plan, warmUp: run.plan.warmUp / 2, connections: 1 })
      rows.push(...sizes.map(({ name }) => row(call, name, slices)))
      goals.push(
        atMost(`${call}, largest to smallest: CPU`, ratioOf(slices, pair, cpu), LIMIT),
        atMost(
          `${call}, largest to smallest: latency`,
          ratioOf(slices, pair, (one) => one.p50),
          LIMIT,
        ),
      )
      run.say(
        goals
          .slice(-2)
          .map(({ title, said }) => `  ${title}: ${said}`)
          .join('\n'),
      )
    }
    const text =
      'One call at a time, so that the latency is the time of the work and not of a queue. CPU is node and PostgreSQL together.'
    return {
      title: 'From ten thousand to a million containers',
      text: [text],
      tables: [{ columns: COLUMNS, rows }],
      goals,
    }
  })
}

const COLUMNS = ['call', 'containers', 'node ms/request', 'PostgreSQL ms/request', 'median latency ms', 'p99 ms']

const cpu = (/** @type {Slice} */ slice) => slice.nodeMs + slice.postgresMs

/** @param {string} call
 * @param {string} name
 * @param {Slice[]} slices */
const row = (call, name, slices) => [
  call,
  name,
  formatSpread(figureOf(slices, name, (one) => one.nodeMs)),
  formatSpread(figureOf(slices, name, (one) => one.postgresMs)),
  formatSpread(figureOf(slices, name, (one) => one.p50)),
  figureOf(slices, name, (one) => one.p99).median.toFixed(2),
]
