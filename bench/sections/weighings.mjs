// @ts-check
// A sheet of 5000 weights: read, judged and shown, then sent, beside only reading it.
import { randomUUID } from 'node:crypto'
import { at } from '../cargo/databases.mjs'
import { readAlone } from '../cargo/forms.mjs'
import { openSession } from '../cargo/people.mjs'
import { ensureWeighings, makeSheet, ROWS, WEIGHINGS_DATABASE } from '../cargo/weighings.mjs'
import { headersOf, watchLoop } from '../load/loop-delays.mjs'
import { portal, withServers } from '../load/servers.mjs'
import { spread } from '../load/slices.mjs'
import { takingTime } from '../load/time-taken.mjs'
import { atMost, formatSpread } from '../load/verdict.mjs'

/** @typedef {import('../run.mjs').Run} Run */
/** @typedef {{ url: string, headers: Record<string, string> }} Way */
/** @typedef {{ alone: number[], shown: number[], sent: number[], ratio: number[], p99: number[], longest: number[], idle: number[] }} Taken */

const LIMITS = { shownSeconds: 3, sentSeconds: 2, delayMs: 50 }

/** @param {Run} run
 * @returns {Promise<import('../load/verdict.mjs').Section>} */
export async function measureWeighings(run) {
  const { full, containers } = await ensureWeighings(run.postgres, run)
  const [url, superUrl] = [run.postgres.appUrl, run.postgres.superUrl].map((one) => at(one, WEIGHINGS_DATABASE))
  if (!url || !superUrl) throw new Error('there is no database')
  const watch = watchLoop(portal(url), run.folder)
  try {
    return await withServers([watch.launch], { logFolder: run.folder, signal: run.signal }, async ([server]) => {
      if (!server) throw new Error('there is no server')
      const headers = headersOf(await openSession(superUrl, full.username))
      const way = { url: `http://127.0.0.1:${server.port}`, headers }
      /** @type {Taken} */
      const taken = { alone: [], shown: [], sent: [], ratio: [], p99: [], longest: [], idle: [] }
      for (let round = -1; round < run.repeats; round++) {
        run.signal.throwIfAborted()
        const sheet = await takingTime('making data', () => makeSheet(containers, round + 1))
        const alone = (await readAlone([sheet])).seconds
        await watch.begin(server.pid)
        const { preview, seconds } = await read(way, sheet)
        const sent = await send(way, preview)
        const { busy, idle } = await watch.end(server.pid)
        if (round < 0) continue // warm-up
        taken.alone.push(alone)
        taken.shown.push(seconds)
        taken.sent.push(sent)
        taken.ratio.push(seconds / alone)
        taken.p99.push(busy.p99)
        taken.longest.push(busy.longest)
        taken.idle.push(idle.p99)
      }
      return report(taken, run, new Set(containers.map(({ bookingNo }) => bookingNo)).size)
    })
  } finally {
    watch.stop()
  }
}

/** @param {Way} way
 * @param {Buffer} bytes */
async function read({ url, headers }, bytes) {
  const startedAt = performance.now()
  const reply = await fetch(`${url}/api/vgm/xlsparse?name=weights.xlsx&batch=${randomUUID()}&language=en`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  })
  const preview = /** @type {any} */ (await reply.json())
  if (preview.lines?.length !== ROWS || preview.problems.length > 0)
    throw new Error(`the sheet was not read: ${JSON.stringify(preview.problems?.[0] ?? preview)}`)
  return { preview, seconds: (performance.now() - startedAt) / 1000 }
}

/** @param {Way} way
 * @param {{ id: string, look: string, forms: unknown[] }} preview */
async function send({ url, headers }, { id, look, forms }) {
  const startedAt = performance.now()
  const reply = await fetch(`${url}/api/vgm/forms`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ id, look, overwrite: true, confirmed: true, legalAccepted: true }),
  })
  const { results, ...rest } = /** @type {any} */ (await reply.json())
  if (results?.length !== forms.length) throw new Error(`the sheet was not sent: ${JSON.stringify(rest)}`)
  return (performance.now() - startedAt) / 1000
}

/** @param {Taken} taken
 * @param {Run} run
 * @param {number} bookings */
function report({ alone, shown, sent, ratio, p99, longest, idle }, run, bookings) {
  const goals = [
    atMost(`a sheet of ${ROWS} rows read, judged and shown, s`, spread(shown), LIMITS.shownSeconds),
    atMost(`its ${bookings} bookings sent in one transaction, s`, spread(sent), LIMITS.sentSeconds),
    atMost('delay of the server’s event loop meanwhile, p99, ms', spread(p99), LIMITS.delayMs),
  ]
  run.say(goals.map(({ title, said }) => `  ${title}: ${said}`).join('\n'))
  return {
    title: `Weights: a sheet of ${ROWS.toLocaleString('en')} containers`,
    text: [
      `A shipper uploads the verified gross mass of ${ROWS.toLocaleString('en')} containers of ${bookings.toLocaleString('en')} bookings as one ` +
        'workbook, over HTTP: it is read in a process of its own, each row is judged against its container, kept and shown; then all ' +
        'of it is sent in one transaction. The floor is the reader alone with the same file. The delay is how late the event loop of ' +
        'the server comes to things while it does both.',
    ],
    tables: [
      {
        columns: ['what', 'seconds'],
        rows: [
          ['floor: reading alone', formatSpread(spread(alone))],
          ['Fairway: read, judged, kept and shown', formatSpread(spread(shown))],
          ['as a multiple of the floor', formatSpread(spread(ratio))],
          ['sent', formatSpread(spread(sent))],
        ],
      },
      {
        columns: ['event loop', 'ms'],
        rows: [
          ['p99', formatSpread(spread(p99))],
          ['longest', formatSpread(spread(longest))],
          ['floor: p99 of a process that does nothing, meanwhile', formatSpread(spread(idle))],
        ],
      },
    ],
    goals,
  }
}
