// @ts-check
// Bookings that are uploaded as files: ten workbooks at once, read, checked and shown, beside only reading them.
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import { at } from '../cargo/databases.mjs'
import { ensureForms, FILES, FORMS_DATABASE, makeWorkbook, ROWS, readAlone } from '../cargo/forms.mjs'
import { openSession } from '../cargo/people.mjs'
import { headersOf, watchLoop } from '../load/loop-delays.mjs'
import { portal, withServers } from '../load/servers.mjs'
import { spread } from '../load/slices.mjs'
import { takingTime } from '../load/time-taken.mjs'
import { atMost, formatSpread } from '../load/verdict.mjs'

/** @typedef {import('../run.mjs').Run} Run */
/** @typedef {{ url: string, headers: Record<string, string> }} Way */
/** @typedef {{ alone: number[], whole: number[], sent: number[], p99: number[], longest: number[], idle: number[], megabytes: number[] }} Taken */

const LIMITS = { seconds: 5, delayMs: 50, megabytes: 200 }

/** @param {Run} run
 * @returns {Promise<import('../load/verdict.mjs').Section>} */
export async function measureUploads(run) {
  const { full, sailings } = await takingTime('making data', () => ensureForms(run.postgres, run))
  const [url, superUrl] = [run.postgres.appUrl, run.postgres.superUrl].map((one) => at(one, FORMS_DATABASE))
  if (!url || !superUrl) throw new Error('there is no database')
  const watch = watchLoop(portal(url), run.folder)
  try {
    return await withServers([watch.launch], { logFolder: run.folder, signal: run.signal }, async ([server]) => {
      if (!server) throw new Error('there is no server')
      return measureRounds(run, { server, watch, superUrl, full, sailings })
    })
  } finally {
    watch.stop()
  }
}

/** @param {Run} run
 * @param {{ server: import('../load/servers.mjs').Server, watch: ReturnType<typeof watchLoop>, superUrl: string,
 *   full: import('../cargo/reused-database.mjs').Booker, sailings: Record<string, string>[] }} place */
async function measureRounds(run, { server, watch, superUrl, full, sailings }) {
  const session = await openSession(superUrl, full.username)
  const way = { url: `http://127.0.0.1:${server.port}`, headers: headersOf(session) }
  /** @type {Taken} */
  const timings = { alone: [], whole: [], sent: [], p99: [], longest: [], idle: [], megabytes: [] }
  for (let round = -1; round < run.repeats; round++) {
    run.signal.throwIfAborted()
    const workbooks = await takingTime('making data', () =>
      Promise.all(Array.from({ length: FILES }, (_, n) => makeWorkbook(`R${round + 1}F${n}`, sailings))),
    )
    const alone = await readAlone(workbooks)
    await watch.begin(server.pid)
    const startedAt = performance.now()
    const previews = await upload(way, workbooks)
    const whole = (performance.now() - startedAt) / 1000
    const { busy, idle } = await watch.end(server.pid)
    const sent = await send(way, previews[0])
    if (round < 0) continue // warm-up
    timings.alone.push(alone.seconds)
    timings.whole.push(whole)
    timings.sent.push(sent)
    timings.p99.push(busy.p99)
    timings.longest.push(busy.longest)
    timings.idle.push(idle.p99)
    timings.megabytes.push(Math.max(...alone.megabytes, ...childrenOf(server.pid).map(peakMemoryOf)))
  }
  return report(timings, run)
}

/** All files at once, as a browser with a fast connection would send them.
 * @param {Way} way
 * @param {Buffer[]} files
 * @returns {Promise<{ id: string }[]>} */
async function upload({ url, headers }, files) {
  const batch = randomUUID()
  return Promise.all(
    files.map(async (bytes, n) => {
      const reply = await fetch(`${url}/api/bookings/xlsparse?name=file${n}.xlsx&batch=${batch}&language=en`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/octet-stream' },
        body: new Uint8Array(bytes),
      })
      const preview = /** @type {any} */ (await reply.json())
      if (preview.forms?.length !== ROWS || preview.problems.length > 0)
        throw new Error(`a file was not read: ${JSON.stringify(preview.problems?.[0] ?? preview)}`)
      return preview
    }),
  )
}

/** @param {Way} way
 * @param {{ id: string, look: string }} preview */
async function send({ url, headers }, { id, look }) {
  const startedAt = performance.now()
  const reply = await fetch(`${url}/api/bookings/forms`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ id, look }),
  })
  const { results, ...rest } = /** @type {any} */ (await reply.json())
  if (results?.length !== ROWS) throw new Error(`a file was not sent: ${JSON.stringify(rest)}`)
  return (performance.now() - startedAt) / 1000
}

/** @param {number} parent */
const childrenOf = (parent) =>
  fs
    .readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8')
    .split(' ')
    .filter((pid) => pid !== '')

/** The peak memory of a process, in megabytes. @param {string} pid */
function peakMemoryOf(pid) {
  const [, kilobytes = '0'] = /VmHWM:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/** @param {Taken} taken
 * @param {Run} run */
function report({ alone, whole, sent, p99, longest, idle, megabytes }, run) {
  const goals = [
    atMost(`${FILES} files of ${ROWS} rows read, judged and shown, s`, spread(whole), LIMITS.seconds),
    atMost('delay of the server’s event loop meanwhile, p99, ms', spread(p99), LIMITS.delayMs),
    atMost('most that a reading process held, MB', spread(megabytes), LIMITS.megabytes),
  ]
  run.say(goals.map(({ title, said }) => `  ${title}: ${said}`).join('\n'))
  return {
    title: `Uploads: ${FILES} workbooks of ${ROWS} rows at once`,
    text: [
      'Somebody uploads ten workbooks at once, over HTTP: each is read in a process of its own, judged by every rule of a ' +
        'request, kept and shown row by row. The floor is the reader alone, with the same two processes and the same files. ' +
        'The delay is how late the event loop of the server comes to things while it does so.',
    ],
    tables: [
      {
        columns: ['what', 'seconds'],
        rows: [
          ['floor: reading alone', formatSpread(spread(alone))],
          ['Fairway: read, judged, kept and shown', formatSpread(spread(whole))],
          [`one of them sent: ${ROWS} requests in one transaction`, formatSpread(spread(sent))],
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
