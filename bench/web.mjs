// @ts-check
// `npm run bench:web [-- --write] [-- --runs=5]`: what the web weighs and how fast it is on a simulated phone.
//
// Starts a portal of its own, as a newcomer starts it, and measures it with Chromium and Lighthouse. Fails when the
// home page misses a goal. `--write` puts the result into bench/RESULTS.md; nothing else is written.
import { cpSync } from 'node:fs'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { ensureBuilt } from '../tools/start/build.mjs'
import { ensureInstalled } from '../tools/start/install.mjs'
import { openTerminal } from '../tools/start/terminal.mjs'
import { prepareMachine } from '../tools/test/machine.mjs'
import { startPortal } from '../tools/test/portal.mjs'
import { withFolder } from '../tools/test/throwaway.mjs'
import { chooseLanguage, startChromium } from './web/chromium.mjs'
import { fetchHome, judgeFirstLoad, readBuild } from './web/first-load.mjs'
import { COLUMNS, ensureLighthouse, runLighthouse, summarise } from './web/lighthouse.mjs'
import { tableOf, writeSection } from './web/results.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const LANGUAGE = 'en'

/** The cargo that the demo shows first; its detail is the heaviest page there is. */
const pagesFor = (/** @type {import('../tools/test/portal.mjs').Numbers} */ { container, booking }) => [
  { path: '/', hasGoals: true },
  { path: `/containerList/container=${container}`, hasGoals: false },
  { path: `/containerDetails/${booking}/${container}`, hasGoals: false },
]

/** @param {{ url: string, port: number, folder: string, signal: AbortSignal }} where
 * @param {string} path
 * @param {number} count */
async function measure({ url, ...where }, path, count) {
  const runs = []
  for (let at = 1; at <= count; at++) {
    const run = await runLighthouse({ url: url + path, ...where })
    console.log(`  ${path}  run ${at} of ${count}: ${Object.values(run.scores).join(' / ')}`)
    runs.push(run)
  }
  return summarise(path, runs)
}

/** @param {number} count
 * @param {AbortSignal} signal */
async function bench(count, signal) {
  const find = await prepareMachine(['chromium', 'fonts'], signal)
  const chromium = find('chromium')
  if ('missing' in chromium) throw new Error(chromium.missing)
  const preparation = { root, terminal: openTerminal(), signal }
  await ensureInstalled(preparation)
  await ensureBuilt(preparation)
  await ensureLighthouse(signal)
  return withFolder(async (folder) => {
    // a copy, so that a build beside us does not take the files away from under the browser
    process.env.FAIRWAY_WEB = `${folder}/web`
    cpSync(`${root}/packages/web/dist`, process.env.FAIRWAY_WEB, { recursive: true })
    const portal = await startPortal(root, `${folder}/data`, signal)
    try {
      const browser = await startChromium(chromium.place, folder, signal)
      try {
        await chooseLanguage(browser.port, portal.url, LANGUAGE)
        const first = judgeFirstLoad(readBuild(`${folder}/web`), await fetchHome(browser.port, portal.url))
        const busy = loadavg()[0]?.toFixed(1)
        const where = { url: portal.url, port: browser.port, folder, signal }
        const pages = []
        for (const { path, hasGoals } of pagesFor(portal.numbers))
          pages.push({ ...(await measure(where, path, count)), hasGoals })
        return { first, pages, busy }
      } finally {
        await browser.stop()
      }
    } finally {
      await portal.stop()
    }
  })
}

async function main() {
  const args = process.argv.slice(2)
  const count = Number(args.find((argument) => argument.startsWith('--runs='))?.slice(7) ?? 5)
  const unknown = args.find((argument) => argument !== '--write' && !/^--runs=[1-9]\d?$/.test(argument))
  if (unknown) throw new Error(`"${unknown}" is not understood. Known: --write and --runs=5.`)
  const stopping = new AbortController()
  for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(name, () => stopping.abort(new Error('stopped')))

  const { first, pages, busy } = await bench(count, stopping.signal)
  const paragraphs = [
    first.lines.map((line) => `- ${line}`).join('\n'),
    `Lighthouse, mobile preset, language ${LANGUAGE}, medians of ${count} with the lowest and the highest; ` +
      `load of the machine before the first run: ${busy}.`,
    tableOf(
      COLUMNS,
      pages.map(({ row }) => row),
    ),
  ]
  console.log(`\n${paragraphs.join('\n\n')}\n`)
  for (const { row, weaknesses } of pages)
    for (const { category, id, title, display, places } of weaknesses) {
      console.log(`${row[0]}  ${category}  ${id}: ${title}${display && ` (${display})`}`)
      for (const place of places) console.log(`    ${place}`)
    }
  if (args.includes('--write')) writeSection(root, paragraphs)

  const missed = [...first.missed, ...pages.flatMap((page) => (page.hasGoals ? page.missed : []))]
  for (const goal of missed) console.log(`✗ ${goal}`)
  if (missed.length === 0) console.log('✓ The home page reaches every goal.')
  return missed.length === 0 ? 0 : 1
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
