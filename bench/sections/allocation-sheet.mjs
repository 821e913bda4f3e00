// @ts-check
// The rep's sheet of one voyage with 5000 rows: opened, and a thousand of its rows saved together.
import { randomUUID } from 'node:crypto'
import { allocationsDatabase, ensureAllocations, giveAccounts, SHEET_ROWS, VOYAGES } from '../cargo/allocations.mjs'
import { at } from '../cargo/databases.mjs'
import { openSession } from '../cargo/people.mjs'
import { headersOf } from '../load/loop-delays.mjs'
import { portal, withServers } from '../load/servers.mjs'
import { spread } from '../load/slices.mjs'
import { atMost, formatSpread } from '../load/verdict.mjs'

/** @typedef {{ url: string, headers: Record<string, string> }} Way */
/** @typedef {{ id: number, version: number, releaseTeu: number, isOwn: boolean }} SheetRow */

const CHANGES = 1000
const SAVE_LIMIT_S = 1
const ROWS = SHEET_ROWS * VOYAGES

/** @param {import('../run.mjs').Run} run
 * @returns {Promise<import('../load/verdict.mjs').Section>} */
export async function measureAllocationSheet(run) {
  const { full } = await ensureAllocations(run.postgres, ROWS, run)
  const [url, superUrl] = [run.postgres.appUrl, run.postgres.superUrl].map((one) => at(one, allocationsDatabase(ROWS)))
  if (!url || !superUrl) throw new Error('there is no database')
  const vvd = await giveAccounts(superUrl, full)
  return withServers([portal(url)], { logFolder: run.folder, signal: run.signal }, async ([server]) => {
    if (!server) throw new Error('there is no server')
    const way = {
      url: `http://127.0.0.1:${server.port}`,
      headers: headersOf(await openSession(superUrl, full.username)),
    }
    const opened = []
    const saved = []
    for (let round = -2; round < run.batches; round++) {
      run.signal.throwIfAborted()
      const { rows, seconds } = await openSheet(way, vvd)
      const spent = await save(way, rows.slice(0, CHANGES))
      if (round < 0) continue // warm-up
      opened.push(seconds * 1000)
      saved.push(spent)
    }
    const goals = [atMost(`${CHANGES} changed rows saved in one transaction, s`, spread(saved), SAVE_LIMIT_S)]
    run.say(goals.map(({ title, said }) => `  ${title}: ${said}`).join('\n'))
    return {
      title: `The rep’s sheet: a voyage of ${SHEET_ROWS.toLocaleString('en')} rows`,
      text: [
        `Among ${ROWS.toLocaleString('en')} allocations a rep opens one voyage with ${SHEET_ROWS.toLocaleString('en')} rows and saves ` +
          `${CHANGES.toLocaleString('en')} of them together, over HTTP: versions, ownership and capacity are checked, history and outbox written.`,
      ],
      tables: [
        {
          columns: ['what', ''],
          rows: [
            ['all rows of the sheet, ms', formatSpread(spread(opened))],
            [`${CHANGES.toLocaleString('en')} rows saved, s`, formatSpread(spread(saved))],
          ],
        },
      ],
      goals,
    }
  })
}

/** @param {Way} way
 * @param {string} vvd */
async function openSheet({ url, headers }, vvd) {
  const startedAt = performance.now()
  const reply = await fetch(`${url}/api/allocation/search`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ vvds: [vvd] }),
  })
  const body = /** @type {any} */ (await reply.json())
  const seconds = (performance.now() - startedAt) / 1000
  /** @type {SheetRow[]} */
  const rows = (body.columns?.id ?? []).map((/** @type {number} */ id, /** @type {number} */ row) => ({
    id,
    version: body.columns.version[row],
    releaseTeu: body.columns.releaseTeu[row],
    isOwn: body.columns.isOwn[row],
  }))
  if (rows.length !== SHEET_ROWS || !rows.every(({ isOwn }) => isOwn))
    throw new Error(`the sheet has ${rows.length} rows: ${JSON.stringify(body).slice(0, 300)}`)
  return { rows, seconds }
}

/** @param {Way} way
 * @param {SheetRow[]} rows */
async function save({ url, headers }, rows) {
  const changes = rows.map(({ id, version, releaseTeu }) => ({ id, version, releaseTeu: 5 - releaseTeu }))
  const startedAt = performance.now()
  const reply = await fetch(`${url}/api/allocation/update`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ changes }),
  })
  const { saved, ...rest } = /** @type {any} */ (await reply.json())
  if (saved?.length !== CHANGES) throw new Error(`the rows were not saved: ${JSON.stringify(rest).slice(0, 300)}`)
  return (performance.now() - startedAt) / 1000
}
