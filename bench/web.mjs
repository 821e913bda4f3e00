// @ts-check
// `npm run bench:web [-- --write] [-- --runs=5] [-- --only=grid|typing]`: the size of the web, its speed on a simulated
// phone, the grids of the dashboards with the most rows, and typing into the largest booking request, shipping
// instruction, grid of weights and sheet of allocations.
//
// Starts a portal of its own, as a newcomer starts it, and measures it with Chromium and Lighthouse; then one on the
// benchmark's cargo for the grid. Fails when a guest's page, the grid or typing misses a goal. `--write` puts the result
// into bench/RESULTS.md; nothing else is written.
import { cpSync } from 'node:fs'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { ROUTE_LIMIT_BYTES } from '../packages/web/build/first-load.mjs'
import { ensureBuilt } from '../tools/start/build.mjs'
import { ensureInstalled } from '../tools/start/install.mjs'
import { openTerminal } from '../tools/start/terminal.mjs'
import { prepareMachine } from '../tools/test/machine.mjs'
import { startPortal } from '../tools/test/portal.mjs'
import { withFolder } from '../tools/test/throwaway.mjs'
import { chooseLanguage, startChromium } from './web/chromium.mjs'
import { fetchHome, firstLoadReport, readBuild } from './web/first-load.mjs'
import { measuredForms, sheet } from './web/forms.mjs'
import { gridReport, measureGrid } from './web/grid.mjs'
import { gridPages } from './web/grid-pages.mjs'
import { withGridPortal, withSheetPortal } from './web/grid-portal.mjs'
import { COLUMNS, ensureLighthouse, GOALS, runLighthouse, summarise } from './web/lighthouse.mjs'
import { tableOf, writeSection } from './web/results.mjs'
import { measureTyping, SHIPPER, typingReport } from './web/typing.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const LANGUAGE = 'en'
const GRIDS = 'The grids of the dashboards in headless Chromium, 1440 × 900; medians with the lowest and the highest.'
const TYPING = 'Letters in the largest documents, typed fast and with rests; from key to frame.'

/** The demo's first cargo; its detail is the heaviest page. */
const pagesFor = (/** @type {import('../tools/test/portal.mjs').Numbers} */ { container, booking }) => [
  { path: '/', goals: { ...GOALS, performance: 98 } },
  { path: '/schedules', goals: GOALS },
  { path: `/containerList/container=${container}`, goals: { performance: 95 } },
  { path: `/containerDetails/${booking}/${container}`, goals: { performance: 95 } },
]

/** @param {{ url: string, port: number, folder: string, signal: AbortSignal }} where
 * @param {{ path: string, goals: Partial<typeof GOALS> }} page
 * @param {number} count */
async function measure({ url, ...where }, { path, goals }, count) {
  const runs = []
  for (let at = 1; at <= count; at++) {
    const run = await runLighthouse({ url: url + path, ...where })
    console.log(`  ${path}  run ${at} of ${count}: ${Object.values(run.scores).join(' / ')}`)
    runs.push(run)
  }
  return summarise(path, runs, goals)
}

/** The pages of a new portal for guests.
 * @param {{ folder: string, port: number, signal: AbortSignal }} where
 * @param {import('../tools/test/portal.mjs').Portal} portal
 * @param {number} count */
async function measurePages({ folder, port, signal }, portal, count) {
  await ensureLighthouse(signal)
  await chooseLanguage(port, portal.url, LANGUAGE)
  const first = firstLoadReport(readBuild(`${folder}/web`), await fetchHome(port, portal.url))
  const busy = loadavg()[0]?.toFixed(1)
  const pages = []
  for (const page of pagesFor(portal.numbers))
    pages.push(await measure({ url: portal.url, port, folder, signal }, page, count))
  return { first, pages, busy }
}

/** The measurements on a new portal.
 * @param {{ folder: string, port: number, signal: AbortSignal }} where
 * @param {{ count: number, only: string | undefined }} options */
async function measureDemo(where, { count, only }) {
  const portal = await startPortal(root, `${where.folder}/data`, where.signal)
  try {
    const guests = only ? undefined : await measurePages(where, portal, count)
    return {
      guests,
      typing: await measureTyping(where.port, { url: portal.url, ...SHIPPER }, { forms: measuredForms, runs: count }),
    }
  } finally {
    await portal.stop()
  }
}

/** @param {{ folder: string, port: number, signal: AbortSignal }} where
 * @param {number} count */
async function measureGrids({ folder, port, signal }, count) {
  const web = `${folder}/web`
  const { routes } = readBuild(web)
  const results = []
  for (const gridPage of gridPages) {
    console.log(`  ${gridPage.title}, load of the machine: ${loadavg()[0]?.toFixed(1)}`)
    const measured = await withGridPortal({ folder, web, signal }, gridPage, (portal) =>
      measureGrid(port, { portal, gridPage }, count),
    )
    const bytes = routes[gridPage.route] ?? Number.NaN
    results.push(gridReport(measured, gridPage, { bytes, limit: ROUTE_LIMIT_BYTES }))
  }
  return results
}

/** @param {{ count: number, only: string | undefined }} options
 * @param {AbortSignal} signal */
async function bench({ count, only }, signal) {
  const find = await prepareMachine(['chromium', 'fonts'], signal)
  const chromium = find('chromium')
  if ('missing' in chromium) throw new Error(chromium.missing)
  const preparation = { root, terminal: openTerminal(), signal }
  await ensureInstalled(preparation)
  await ensureBuilt(preparation)
  return withFolder(async (folder) => {
    // a copy, so that another build does not remove the files during the measurement
    process.env.FAIRWAY_WEB = `${folder}/web`
    cpSync(`${root}/packages/web/dist`, process.env.FAIRWAY_WEB, { recursive: true })
    const browser = await startChromium(chromium.place, folder, signal)
    try {
      const where = { folder, port: browser.port, signal }
      if (only === 'grid') return { grids: await measureGrids(where, count) }
      const { guests, typing } = await measureDemo(where, { count, only })
      const sheets = await withSheetPortal({ folder, web: `${folder}/web`, signal }, (portal) =>
        measureTyping(browser.port, portal, { forms: [sheet], runs: count }),
      )
      return {
        guests,
        typing: [...typing, ...sheets].map(typingReport),
        grids: only === 'typing' ? [] : await measureGrids(where, count),
      }
    } finally {
      await browser.stop()
    }
  })
}

/** @param {Awaited<ReturnType<typeof measurePages>>} guests
 * @param {number} count */
const paragraphsOf = ({ first, pages, busy }, count) => [
  first.lines.map((line) => `- ${line}`).join('\n'),
  `Lighthouse, mobile preset, language ${LANGUAGE}, medians of ${count} with the lowest and the highest; ` +
    `load of the machine before the first run: ${busy}.`,
  tableOf(
    COLUMNS,
    pages.map(({ row }) => row),
  ),
]

/** @param {string[]} args */
function readOptions(args) {
  const count = Number(args.find((argument) => argument.startsWith('--runs='))?.slice(7) ?? 5)
  const only = args.find((argument) => argument.startsWith('--only='))?.slice(7)
  const isWritten = args.includes('--write')
  const unknown = args.find((argument) => !/^--(write|only=(grid|typing)|runs=[1-9]\d?)$/.test(argument))
  if (unknown)
    throw new Error(`"${unknown}" is not understood. Known: --write, --runs=5, --only=grid and --only=typing.`)
  if (only && isWritten) throw new Error('Only a whole result is written: leave --only out.')
  return { count, only, isWritten }
}

async function main() {
  const { count, only, isWritten } = readOptions(process.argv.slice(2))
  const stopping = new AbortController()
  for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(name, () => stopping.abort(new Error('stopped')))

  const { guests, typing = [], grids } = await bench({ count, only }, stopping.signal)
  const paragraphs = [
    ...(guests ? paragraphsOf(guests, count) : []),
    ...(typing.length > 0 ? [TYPING] : []),
    ...typing.flatMap(({ columns, rows, opening }) => [tableOf(columns, rows), opening]),
    ...(grids.length > 0 ? [GRIDS, ...grids.map(({ columns, rows }) => tableOf(columns, rows))] : []),
  ]
  console.log(`\n${paragraphs.join('\n\n')}\n`)
  for (const { row, weaknesses } of guests?.pages ?? [])
    for (const { category, id, title, display, places } of weaknesses) {
      console.log(`${row[0]}  ${category}  ${id}: ${title}${display && ` (${display})`}`)
      for (const place of places) console.log(`    ${place}`)
    }
  if (isWritten) writeSection(root, paragraphs)

  const missed = [
    ...(guests?.first.missed ?? []),
    ...(guests?.pages ?? []).flatMap(({ missed }) => missed),
    ...typing.flatMap(({ missed }) => missed),
    ...grids.flatMap(({ missed }) => missed),
  ]
  for (const goal of missed) console.log(`✗ ${goal}`)
  if (missed.length === 0) console.log('✓ Every goal is reached.')
  return missed.length === 0 ? 0 : 1
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
