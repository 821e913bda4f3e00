// @ts-check
// The list of booking requests at its largest, and the rules for a request with the most rows.
import fs from 'node:fs'
import path from 'node:path'
import { at } from '../cargo/databases.mjs'
import { openSession } from '../cargo/people.mjs'
import { readRequestRule, readRequestStatements } from '../cargo/product.mjs'
import { ensureRequests, REQUESTS, REQUESTS_DATABASE, TOO_MANY } from '../cargo/requests.mjs'
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
import { spread } from '../load/slices.mjs'
import { atMost, formatSpread } from '../load/verdict.mjs'

/** @typedef {import('../run.mjs').Run} Run */

const PATH = '/api/bookings/search'
const RULES_LIMIT_MS = 2
const CHECKS = { warmUp: 200, measured: 500 }

/** @param {Run} run
 * @returns {Promise<import('../load/verdict.mjs').Section>} */
export async function measureRequests(run) {
  const { full, large } = await ensureRequests(run.postgres, run)
  const [url, superUrl] = [run.postgres.appUrl, run.postgres.superUrl].map((server) => at(server, REQUESTS_DATABASE))
  if (!url || !superUrl) throw new Error('there is no database')
  const statements = await readRequestStatements(full)
  const keys = path.join(run.folder, 'requests.json')
  fs.writeFileSync(keys, JSON.stringify([{ path: PATH, body: '{}' }]))
  const launches = [floor(url, { list: statements.list }), portal(url)]
  return withServers(launches, { logFolder: run.folder, signal: run.signal }, async ([bare, own]) => {
    if (!bare || !own) throw new Error('there is no server')
    const variants = [
      { ...bare, keys },
      { ...own, keys, headers: await openSession(superUrl, full.username) },
      { ...own, name: 'refusal', keys, status: REFUSED, headers: await openSession(superUrl, large.username) },
    ]
    const bytes = await compareBodies(variants, { path: PATH, shown: REQUESTS, refusal: 'BD0006' })
    const plan = planOf(run)
    const slices = await run.caller.measure(variants, plan.list)
    const packed = await run.caller.measure(variants.slice(0, 2), plan.packed)
    const counted = await measureCount(superUrl, { ...statements, shown: REQUESTS }, plan.countRounds)
    const { rows, took } = await measureRules()
    const goals = [
      ...listGoals(slices, counted, 'requests'),
      atMost(`every rule for a request of ${rows} rows, ms`, spread(took), RULES_LIMIT_MS),
    ]
    run.say(goals.map(({ title, said }) => `  ${title}: ${said}`).join('\n'))
    return {
      title: `The list of booking requests: ${REQUESTS.toLocaleString('en')}, every column`,
      text: [
        `A person who is signed in asks for all requests of an organisation: ${(bytes / 1e6).toFixed(1)} MB of columns, one call at ` +
          'a time. The floor is node:http, which knows nobody and passes on the text of the same prepared statement; both bodies ' +
          `were compared. The refusal is that of an organisation with ${TOO_MANY.toLocaleString('en')} requests.`,
      ],
      tables: [
        { columns: LIST_COLUMNS, rows: variants.map(({ name }) => listRow(name, name, slices)) },
        {
          columns: ['brotli, as browsers ask for it', ...LIST_COLUMNS.slice(1)],
          rows: variants.slice(0, 2).map(({ name }) => listRow(name, name, packed)),
        },
        countTable(counted),
        { columns: ['rules alone', 'ms'], rows: [[`a request of ${rows} rows`, formatSpread(spread(took))]] },
      ],
      goals,
    }
  })
}

/** How long browser and server take to check a whole request. */
async function measureRules() {
  const { rows, check } = await readRequestRule()
  const took = []
  for (let round = -CHECKS.warmUp; round < CHECKS.measured; round++) {
    const startedAt = performance.now()
    const found = check()
    if (found.length > 0) throw new Error(`a good request was refused: ${JSON.stringify(found[0])}`)
    if (round >= 0) took.push(performance.now() - startedAt)
  }
  return { rows, took }
}
