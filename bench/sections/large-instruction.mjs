// @ts-check
// The largest shipping instruction that people write: checked, saved, and printed as a draft B/L while others go on.
import { at } from '../cargo/databases.mjs'
import { ensureInstructions, INSTRUCTIONS_DATABASE, LARGE } from '../cargo/instructions.mjs'
import { openBareStore, openLargeBooking, readBarePdf, readInstructionRules } from '../cargo/large-instruction.mjs'
import { openSession } from '../cargo/people.mjs'
import { headersOf, watchLoop } from '../load/loop-delays.mjs'
import { portal, withServers } from '../load/servers.mjs'
import { spread } from '../load/slices.mjs'
import { atMost, formatSpread } from '../load/verdict.mjs'

/** @typedef {import('../run.mjs').Run} Run */
/** @typedef {{ url: string, headers: Record<string, string> }} Way */
/** @typedef {Record<'check' | 'warn' | 'parse' | 'save' | 'bareSave' | 'pdf' | 'barePdf' | 'p99' | 'longest' | 'idle', number[]>} Taken */

const LIMITS = { checkMs: 5, saveMs: 300, pdfMs: 2000, delayMs: 50 }
const CHECKS = { quick: { warmUp: 30, measured: 30 }, whole: { warmUp: 100, measured: 200 } }
const WARM_UP = { quick: 1, whole: 2 }

/** @param {Run} run
 * @returns {Promise<import('../load/verdict.mjs').Section>} */
export async function measureLargeInstruction(run) {
  const { large } = await ensureInstructions(run.postgres, run)
  const [url, superUrl] = [run.postgres.appUrl, run.postgres.superUrl].map((one) => at(one, INSTRUCTIONS_DATABASE))
  if (!url || !superUrl) throw new Error('there is no database')
  const { document } = await openLargeBooking(superUrl)
  const barePdf = await readBarePdf(document)
  /** @type {Taken} */
  const taken = {
    ...{ check: [], warn: [], parse: [], save: [], bareSave: [], pdf: [], barePdf: [], p99: [], longest: [], idle: [] },
  }
  await measureRules(run, taken)
  const watch = watchLoop(portal(url), run.folder)
  try {
    await withServers([watch.launch], { logFolder: run.folder, signal: run.signal }, async ([server]) => {
      if (!server) throw new Error('there is no server')
      const headers = headersOf(await openSession(superUrl, large.username))
      const way = { url: `http://127.0.0.1:${server.port}`, headers }
      const id = await measureSaving(run, { way, superUrl, document, taken })
      for (let round = -run.amountOf(WARM_UP); round < run.repeats; round++) {
        run.signal.throwIfAborted()
        await watch.begin(server.pid)
        const startedAt = performance.now()
        await fetchPdf(way, id)
        const pdf = performance.now() - startedAt
        const { busy, idle } = await watch.end(server.pid)
        const bare = await timed(barePdf.draw)
        if (round < 0) continue
        taken.pdf.push(pdf)
        taken.barePdf.push(bare)
        taken.p99.push(busy.p99)
        taken.longest.push(busy.longest)
        taken.idle.push(idle.p99)
      }
    })
  } finally {
    watch.stop()
  }
  return report(run, taken, barePdf.pages)
}

/** @param {() => unknown} work */
async function timed(work) {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

/** How long browser and server take to check the whole instruction.
 * @param {Run} run
 * @param {Taken} taken */
async function measureRules(run, taken) {
  const { warmUp, measured } = run.amountOf(CHECKS)
  const rules = await readInstructionRules()
  const found = rules.check()
  if (found.length > 0) throw new Error(`a good instruction was refused: ${JSON.stringify(found[0])}`)
  for (let round = -warmUp; round < measured; round++)
    for (const step of /** @type {const} */ (['check', 'warn', 'parse'])) {
      const startedAt = performance.now()
      rules[step]()
      if (round >= 0) taken[step].push(performance.now() - startedAt)
    }
}

/** Saves the instruction again and again, each time with a change, beside storing it in one statement. Returns its id.
 * @param {Run} run
 * @param {{ way: Way, superUrl: string, document: object, taken: Taken }} place */
async function measureSaving(run, { way, superUrl, document, taken }) {
  let { id, revision } = await save(way, { document })
  const store = await openBareStore(superUrl, id, document)
  try {
    for (let round = -run.amountOf(WARM_UP); round < 4 * run.repeats; round++) {
      run.signal.throwIfAborted()
      const changed = { ...document, remarks: `round ${round}` }
      const startedAt = performance.now()
      ;({ revision } = await save(way, { id, revision, document: changed }))
      const took = performance.now() - startedAt
      const bare = await timed(() => store.save(round))
      if (round < 0) continue
      taken.save.push(took)
      taken.bareSave.push(bare)
    }
    await store.makeDraft()
    return id
  } finally {
    await store.end()
  }
}

/** @param {Way} way
 * @param {object} body
 * @returns {Promise<{ id: number, revision: number }>} */
async function save({ url, headers }, body) {
  const reply = await fetch(`${url}/api/si/draft`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { state, ...rest } = /** @type {any} */ (await reply.json())
  if (!state) throw new Error(`the instruction was not saved: ${JSON.stringify(rest)}`)
  return state
}

/** Orders the draft B/L and downloads it, as a browser does.
 * @param {Way} way
 * @param {number} id */
async function fetchPdf({ url, headers }, id) {
  const ordered = await fetch(`${url}/api/files/ticket`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ document: 'blDraft', id, language: 'en' }),
  })
  const { ticket, ...rest } = /** @type {any} */ (await ordered.json())
  if (!ticket) throw new Error(`the draft was not ordered: ${JSON.stringify(rest)}`)
  const file = await fetch(`${url}/files/${ticket}`, { headers })
  const bytes = await file.arrayBuffer()
  if (file.status !== 200 || bytes.byteLength < 10_000) throw new Error(`the draft was not made: ${file.status}`)
}

/** @param {Run} run
 * @param {Taken} taken
 * @param {number} pages
 * @returns {import('../load/verdict.mjs').Section} */
function report(run, taken, pages) {
  const of = (/** @type {keyof Taken} */ name) => formatSpread(spread(taken[name]))
  const ratio = (/** @type {keyof Taken} */ name, /** @type {keyof Taken} */ floor) =>
    formatSpread(spread(taken[name].map((ms, round) => ms / (taken[floor][round] ?? Number.NaN))))
  const goals = [
    atMost('every rule, ms', spread(taken.check), LIMITS.checkMs),
    atMost('saving it, ms', spread(taken.save), LIMITS.saveMs),
    atMost(`its draft B/L of ${pages} pages, ms`, spread(taken.pdf), LIMITS.pdfMs),
    atMost('delay of the server’s event loop meanwhile, p99, ms', spread(taken.p99), LIMITS.delayMs),
  ]
  run.say(goals.map(({ title, said }) => `  ${title}: ${said}`).join('\n'))
  return {
    title: `A shipping instruction of ${LARGE.commodities} commodities in ${LARGE.containers} containers each`,
    text: [
      'The rules run alone; their floor is reading the document by its schema. Saving goes over HTTP and changes something each ' +
        'time; its floor is one statement that stores the same text. The draft B/L is ordered and downloaded over HTTP and made ' +
        'in a process of its own; its floor is pdfkit, which draws the same texts at the same places and knows no layout.',
    ],
    tables: [
      {
        columns: ['what', 'ms', 'of its floor’s', 'floor ms'],
        rows: [
          ['every rule', of('check'), ratio('check', 'parse'), of('parse')],
          ['every warning', of('warn'), ratio('warn', 'parse'), of('parse')],
          ['saving', of('save'), ratio('save', 'bareSave'), of('bareSave')],
          [`draft B/L, ${pages} pages`, of('pdf'), ratio('pdf', 'barePdf'), of('barePdf')],
        ],
      },
      {
        columns: ['event loop while the draft B/L is made', 'ms'],
        rows: [
          ['p99', of('p99')],
          ['longest', of('longest')],
          ['floor: p99 of a process that does nothing, meanwhile', of('idle')],
        ],
      },
    ],
    goals,
  }
}
