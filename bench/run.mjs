// @ts-check
// `npm run bench [-- --quick] [-- --only search,scale,intake,outbox,watching,stream,map,accounts,admin,dashboard,requests,uploads,weighings,instructions,bookings,bills,allocation,home,palette,estimates,guards,papers,seals,letters,detention,schedules,peers]`:
// how fast the portal is, compared with the minimal program for the same work and with peers.
//
// Starts a PostgreSQL of its own with the launcher's settings on bench/.data, where the cargo is reused between runs.
// `npm run bench -- --only large-demo --demo <folder>` measures on a data folder with the large demo, on which no portal may run.
// Results of full runs are written into bench/RESULTS.md, section by section. Fails when a goal is missed.
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { chooseDataFolder } from '../tools/postgres/folder.mjs'
import { startPostgres } from '../tools/postgres.mjs'
import { ensureBuilt } from '../tools/start/build.mjs'
import { ensureInstalled } from '../tools/start/install.mjs'
import { openTerminal } from '../tools/start/terminal.mjs'
import { lineOf, takingTime, timeSection } from './load/time-taken.mjs'
import { readOptions } from './options.mjs'
import { machine, print, writeResults } from './report.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/** @typedef {import('./load/time-taken.mjs').Taken} Taken */

/** @typedef {object} Run the input of every section
 * @property {import('../tools/postgres.mjs').Postgres} postgres
 * @property {ReturnType<typeof import('./load/slices.mjs').startCaller>} caller
 * @property {number[]} sizes containers, smallest first
 * @property {number} largest
 * @property {<T>(of: { quick: T, whole: T }) => T} amountOf how much of something this run measures
 * @property {{ rounds: number, ms: number, warmUp: number }} plan
 * @property {number} pacedRounds
 * @property {number} batches of what takes about a second
 * @property {number} repeats of what takes several
 * @property {string} folder for logs and keys of this run
 * @property {string} [demo] the data folder of the large demo, where that is measured
 * @property {(text: string) => void} say
 * @property {AbortSignal} signal */

/** How much is measured: a whole run stays under 20 minutes once its cargo is made; a quick one should under 4, and takes
 * 7, because each section starts servers of its own. Slices are short and many, so that other load on the machine affects floor and portal alike. */
const BUDGETS = {
  whole: { plan: { rounds: 13, ms: 300, warmUp: 5000 }, pacedRounds: 1, batches: 10, repeats: 5 },
  quick: { plan: { rounds: 3, ms: 200, warmUp: 200 }, pacedRounds: 1, batches: 2, repeats: 1 },
}

/** The launcher's settings are for one portal: up to five programs are up at once here. */
const MORE_CONNECTIONS = { max_connections: '100' }

/** @param {import('./options.mjs').Options} options
 * @param {{ made: string, signal: AbortSignal }} run */
async function bench({ quick, only, needsCargo, demo }, { made, signal }) {
  const preparation = { root, terminal: openTerminal(), signal }
  await ensureInstalled(preparation)
  await ensureBuilt(preparation)
  // loaded once the packages are installed
  const { ensureCargo, setClock } = await import('./cargo/databases.mjs')
  const { startCaller } = await import('./load/slices.mjs')
  const { ensurePeers } = await import('./peers/launches.mjs')
  const { sections } = await import('./sections/sections.mjs')
  const say = (/** @type {string} */ text) => console.log(text)
  if (only.has('peers')) await ensurePeers({ say, signal })

  const dataFolder = chooseDataFolder(path.join(root, 'bench'), {})
  const postgres = await startPostgres({ dataFolder: demo ?? dataFolder, log: say, settings: MORE_CONNECTIONS, signal })
  try {
    /** @template T @param {{ quick: T, whole: T }} of */
    const amountOf = (of) => (quick ? of.quick : of.whole)
    const sizes = quick ? [10_000] : [10_000, 100_000, 1_000_000]
    const times = []
    if (needsCargo) {
      const ensureAll = async () => {
        for (const size of sizes) await ensureCargo(postgres, size, { say, signal })
        await setClock(postgres, sizes)
      }
      const { taken } = await timeSection('Cargo', () => takingTime('making data', ensureAll))
      times.push(taken)
    }
    const folder = path.join(dataFolder, 'run')
    fs.mkdirSync(folder, { recursive: true })
    const caller = startCaller(postgres.pid, signal)
    try {
      /** @type {Run} */
      const run = {
        postgres,
        caller,
        sizes,
        largest: Math.max(...sizes),
        amountOf,
        ...amountOf(BUDGETS),
        folder,
        ...(demo && { demo }),
        say,
        signal,
      }
      /** @type {Map<string, { result: import('./load/verdict.mjs').Section, taken: Taken }>} */
      const measured = new Map()
      /** @type {string[]} */
      const failed = []
      const parts = sections(only)
      const measureParts = async (/** @type {typeof parts} */ some) => {
        for (const { title, measure } of some) {
          say(`\n${title} …`)
          try {
            const { result, taken } = await timeSection(title, () => measure(run))
            say(`  ${title} took ${lineOf(taken)}`)
            if (!quick) writeResults(root, made, [result]) // at once, so that nothing is lost where a later one is stopped
            measured.set(title, { result, taken })
          } catch (error) {
            signal.throwIfAborted()
            failed.push(title)
            console.error(error)
          }
        }
      }
      const partsBeside = (/** @type {(typeof parts)[number]['beside']} */ what) =>
        parts.filter(({ beside }) => beside === what)
      if (quick) {
        await measureParts(partsBeside(undefined))
        await Promise.all([measureParts(partsBeside('waiting')), measureParts(partsBeside('no server'))])
      } else await measureParts(parts)
      const done = parts.flatMap(({ title }) => measured.get(title) ?? [])
      times.push(...done.map(({ taken }) => taken))
      const results = done.map(({ result }) => result)
      return { results, times, failed }
    } finally {
      caller.stop()
    }
  } finally {
    await postgres.stop()
  }
}

async function main() {
  const options = readOptions(process.argv.slice(2))
  if (process.platform !== 'linux') throw new Error('The benchmark reads processor time from /proc: it needs Linux.')
  const stopping = new AbortController()
  for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(name, () => stopping.abort(new Error('stopped')))
  const made = machine(root, process.argv.slice(2))
  const { results, times, failed } = await bench(options, { made, signal: stopping.signal })
  print(results, times)
  for (const title of failed) console.log(`✗ ${title}: could not be measured, see above`)
  return failed.length === 0 && results.every(({ goals }) => goals.every(({ met }) => met)) ? 0 : 1
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
