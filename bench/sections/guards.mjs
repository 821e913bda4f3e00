// @ts-check
// Guards against wasting the portal's time, and answers that must not take longer for one person than for another. Each
// is measured beside its floor in the same round, because no test may fail when a machine is slow.

import { loadSource } from '../cargo/source.mjs'
import { spread } from '../load/slices.mjs'
import { atMost, formatSpread } from '../load/verdict.mjs'

/** @typedef {import('../run.mjs').Run} Run */
/** Files are reported that cost at least this part of the dearest, and measured once that cost far less. */
const NEAR_DEAREST = 4
const FAR_FROM_DEAREST = 8

/** @typedef {{ what: string, against: string, limit: number, floor: number[], cost: number[] }} Pair */

/** Processor time, in milliseconds.
 * @param {() => unknown} work */
async function costOf(work) {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** @param {Run} run
 * @returns {Promise<import('../load/verdict.mjs').Section>} */
export async function measureGuards(run) {
  const pairs = [...(await measureFiles(run)), ...(await measureWork(run)), ...(await measureAddresses(run))]
  const ratios = pairs.map(({ floor, cost }) => spread(cost.map((one, at) => one / (floor[at] ?? Number.NaN))))
  const goals = pairs.map(({ what, limit }, at) => atMost(what, /** @type {any} */ (ratios[at]), limit))
  run.say(goals.map(({ title, said }) => `  ${title}: ${said}`).join('\n'))
  return {
    title: 'What takes longer than it should',
    text: [
      'Each is measured right beside its floor, round by round, and judged by their ratio: processor time of a file that ' +
        'means harm beside an honest one, of ten times the work beside the work, of inventing beside writing down; time on ' +
        'the clock of a question about an address that the portal knows beside one that it does not.',
    ],
    tables: [
      {
        columns: ['what', 'floor', 'floor, ms', 'ms', 'ratio'],
        rows: pairs.map(({ what, against, floor, cost }, at) => [
          what,
          against,
          formatSpread(spread(floor)),
          formatSpread(spread(cost)),
          formatSpread(/** @type {any} */ (ratios[at])),
        ]),
      },
    ],
    goals,
  }
}

/** Hostile files are refused by their contents, in the process that reads them.
 * @param {Run} run
 * @returns {Promise<Pair[]>} */
async function measureFiles(run) {
  const { createSheetReader } = await loadSource('server/src/ports/sheets/sheet-reader.adapter.ts')
  const { bombs } = await loadSource('server/src/ports/sheets/hostile-files.fixture.ts')
  const { inline, workbookOf } = await loadSource('server/src/ports/sheets/workbook.fixture.ts')
  const rows = Array.from({ length: 500 }, (_, at) => `<row>${inline(`A-${at}`).repeat(44)}</row>`).join('')
  const honest = await workbookOf(rows)
  let cost = 0
  const program = new URL('../../packages/server/dist/sheet-reader.program.js', import.meta.url)
  const reader = createSheetReader({
    program,
    workMs: 600_000,
    onRead: (/** @type {{ milliseconds: number }} */ { milliseconds }) => {
      cost = milliseconds
    },
  })
  const read = async (/** @type {Buffer} */ bytes) => {
    cost = Number.NaN
    await reader.read(bytes, new AbortController().signal).catch(() => {}) // a refusal is expected
    return cost
  }
  try {
    await read(honest)
    /** @type {Pair[]} */
    const pairs = []
    let dearest = 0
    for (const [what, , make] of bombs) {
      const bytes = await make()
      /** @type {Pair} */
      const pair = { what, against: 'a workbook of 500 bookings', limit: 20, floor: [], cost: [] }
      for (let round = 0; round < run.repeats; round++) {
        pair.floor.push(await read(honest))
        pair.cost.push(await read(bytes))
        if (spread(pair.cost).median < dearest / FAR_FROM_DEAREST) break // will not be reported
      }
      dearest = Math.max(dearest, spread(pair.cost).median)
      pairs.push(pair)
    }
    return pairs.filter(({ cost }) => spread(cost).median >= dearest / NEAR_DEAREST) // only those near the limit are reported
  } finally {
    await reader.close()
  }
}

/** Work that depends on user input grows no faster than the input.
 * @param {Run} run
 * @returns {Promise<Pair[]>} */
async function measureWork(run) {
  const { isSimple } = await loadSource('contract/src/identity/password.rules.ts')
  const { dashboardNumberKinds } = await loadSource('contract/src/tracking/dashboard/dashboard.values.ts')
  const { readPastedNumbers } = await loadSource('web/src/ui/listing/pasted-numbers.rules.ts')
  const { xlsxFile } = await loadSource('web/src/ui/grid/export/xlsx-file.ts')
  const { createWorld, SEED, SMALL } = await loadSource('gates/src/world/world.ts')
  const { newsUntil } = await loadSource('gates/src/voyage/sent-lines.fixture.ts')
  const password = (/** @type {number} */ size) => () => {
    for (let time = 0; time < 20; time++) isSimple(`${'a'.repeat(size)}bc`)
  }
  const rubbish = (/** @type {number} */ lines) => {
    const text = Array.from({ length: lines }, (_, at) => `<b>${at}</b> = cmd|' /C calc'!A0 ${'ü'.repeat(at % 40)}`)
    return () => readPastedNumbers(text.join('\n'), dashboardNumberKinds)
  }
  const columns = Array.from({ length: 25 }, () => ({ title: 'Container', kind: 'text', widthPx: 120 }))
  const sheet = (/** @type {number} */ rows) => () =>
    xlsxFile({
      name: 'Containers',
      columns,
      rows: Array.from({ length: rows }, (_, at) => columns.map(() => `FWYU ${at}`)),
    })
  const epoch = Date.parse('2026-11-15T09:30:00Z')
  const news = newsUntil(createWorld(SEED, epoch, SMALL), epoch)
  /** @type {[string, string, number, () => unknown, () => unknown][]} */
  const works = [
    ['a password of 100 000 characters is judged', 'one of 10 000', 15, password(10_000), password(100_000)],
    ['5000 pasted lines of rubbish are read', '500 lines', 15, rubbish(500), rubbish(5000)],
    ['a workbook of 5000 rows is written', 'one of 500', 15, sheet(500), sheet(5000)],
    [
      'the demo carrier is invented',
      'it is written down as JSON',
      20,
      () => JSON.stringify(news),
      () => newsUntil(createWorld(SEED, epoch, SMALL), epoch),
    ],
  ]
  /** @type {Pair[]} */
  const pairs = []
  for (const [what, against, limit, floor, work] of works) {
    await floor()
    await work()
    /** @type {Pair} */
    const pair = { what, against, limit, floor: [], cost: [] }
    for (let round = 0; round < run.batches; round++) {
      pair.floor.push(await costOf(floor))
      pair.cost.push(await costOf(work))
    }
    pairs.push(pair)
  }
  return pairs
}

/** An answer takes as long for a known address as for an unknown one.
 * @param {Run} run
 * @returns {Promise<Pair[]>} */
async function measureAddresses(run) {
  process.env.FAIRWAY_TEST_DATABASE_URL = run.postgres.superUrl
  const { startPortal } = await loadSource('server/src/platform/testing.ts')
  const { visitor } = await loadSource('server/src/features/identity/visitor.fixture.ts')
  const portal = await startPortal({ settings: { formsPerMinute: 1_000_000, publicCallsPerMinute: 1_000_000 } })
  let unknown = 0
  const measurePost = async (/** @type {string} */ path, /** @type {string} */ username) => {
    const captcha = await portal.captcha()
    const browser = visitor(portal)
    const startedAt = performance.now()
    await browser.post(path, { username, language: 'en', captcha })
    return performance.now() - startedAt
  }
  try {
    /** @type {Pair[]} */
    const pairs = []
    for (const [what, path] of [
      ['a forgotten password of somebody', '/auth/forgot'],
      ['another code for somebody', '/auth/user/resend'],
    ]) {
      /** @type {Pair} */
      const pair = { what: String(what), against: 'of nobody', limit: 1.25, floor: [], cost: [] }
      for (let round = -run.repeats; round < run.batches * 5; round++) {
        const { username } = await portal.people.account()
        const ask = [
          () => measurePost(String(path), `nobody${++unknown}@lighting.example`),
          () => measurePost(String(path), username),
        ]
        const isTurned = round % 2 !== 0 // each comes first as often as the other
        const times = [await ask[isTurned ? 1 : 0]?.(), await ask[isTurned ? 0 : 1]?.()]
        const [nobody = 0, known = 0] = isTurned ? times.reverse() : times
        if (round < 0) continue // warm-up
        pair.floor.push(nobody)
        pair.cost.push(known)
      }
      pairs.push(pair)
    }
    return pairs
  } finally {
    await portal.stop()
  }
}
