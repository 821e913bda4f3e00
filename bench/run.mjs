// @ts-check
// `npm run bench [-- --quick] [-- --only search,scale,intake,outbox,watching,stream,map,accounts,admin,dashboard,requests,uploads,weighings,instructions,bookings,bills,allocation,home,palette,estimates,guards,papers,seals,letters,detention,schedules,peers]`:
// how fast the portal is, compared with the minimal program for the same work and with peers.
//
// Starts a PostgreSQL of its own with the launcher's settings on bench/.data, where the cargo is reused between runs.
// Results of full runs are written into bench/RESULTS.md, section by section. Fails when a goal is missed.
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { chooseDataFolder } from '../tools/postgres/folder.mjs'
import { startPostgres } from '../tools/postgres.mjs'
import { ensureBuilt } from '../tools/start/build.mjs'
import { ensureInstalled } from '../tools/start/install.mjs'
import { openTerminal } from '../tools/start/terminal.mjs'
import { readOptions } from './options.mjs'
import { machine, print, writeResults } from './report.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/** @typedef {object} Run the input of every section
 * @property {import('../tools/postgres.mjs').Postgres} postgres
 * @property {ReturnType<typeof import('./load/slices.mjs').startCaller>} caller
 * @property {number[]} sizes containers, smallest first
 * @property {number} largest
 * @property {{ rounds: number, ms: number, warmUp: number }} plan
 * @property {number} pacedRounds
 * @property {number} batches
 * @property {string} folder for logs and keys of this run
 * @property {(text: string) => void} say
 * @property {AbortSignal} signal */

/** @param {import('./options.mjs').Options} options
 * @param {{ made: string, signal: AbortSignal }} run */
async function bench({ quick, only, needsCargo }, { made, signal }) {
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
  const postgres = await startPostgres({ dataFolder, log: say, signal })
  try {
    const sizes = quick ? [10_000] : [10_000, 100_000, 1_000_000]
    if (needsCargo) {
      for (const size of sizes) await ensureCargo(postgres, size, { say, signal })
      await setClock(postgres, sizes)
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
        // many short slices, so that other load on the machine affects floor and portal alike
        plan: quick ? { rounds: 5, ms: 600, warmUp: 2000 } : { rounds: 13, ms: 600, warmUp: 5000 },
        pacedRounds: quick ? 1 : 2,
        batches: quick ? 4 : 10,
        folder,
        say,
        signal,
      }
      const results = []
      for (const section of sections(only)) {
        say(`\n${section.title} …`)
        const startedAt = performance.now()
        const result = await section.measure(run)
        say(`  ${((performance.now() - startedAt) / 1000).toFixed(0)} s`)
        // at once, so that nothing is lost where a later one fails
        if (!quick) writeResults(root, made, [result])
        results.push(result)
      }
      return results
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
  const results = await bench(options, { made, signal: stopping.signal })
  print(results)
  return results.every(({ goals }) => goals.every(({ met }) => met)) ? 0 : 1
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
