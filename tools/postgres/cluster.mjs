// @ts-check
import fs from 'node:fs'
import path from 'node:path'
import { runCommand } from './command.mjs'
import { giveTo, plainEnvironment } from './identity.mjs'

/** @typedef {import('./binaries.mjs').Binaries} Binaries */
/** @typedef {import('./identity.mjs').RunAs} RunAs */

const SWEEP_AFTER_MS = 10 * 60 * 1000

/** The major version of PostgreSQL that made a cluster, or undefined when there is no cluster yet.
 * @param {string} cluster
 * @returns {number | undefined} */
export function findDataMajor(cluster) {
  try {
    return Number(fs.readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim())
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error)
    if (code === 'ENOENT') return undefined
    if (code !== 'EACCES') throw error
    throw new Error(`${cluster} belongs to another user: start Fairway as that user, or choose another FAIRWAY_DATA.`)
  }
}

/** PostgreSQL cannot read another major version's files: explains how to move the data instead of trying.
 * @param {string} cluster
 * @param {number | undefined} dataMajor
 * @param {Binaries} binaries */
export function refuseOtherMajor(cluster, dataMajor, { major, version }) {
  if (dataMajor === undefined || dataMajor === major) return
  const folder = path.dirname(cluster)
  const address = (/** @type {string} */ port) => `postgres://fairway:<pg-fairway.secret>@127.0.0.1:${port}/fairway`
  throw new Error(
    [
      `The data in ${cluster} was made by PostgreSQL ${dataMajor}; this is PostgreSQL ${version}, which cannot read it.`,
      'Nothing was changed. To move the data:',
      `  1. Start it with the programs of PostgreSQL ${dataMajor}:`,
      `       pg_ctl -D ${cluster} -o "-p 5499 -c listen_addresses=127.0.0.1 -k ''" start`,
      `  2. Save it:            DATABASE_URL=${address('5499')} npm run backup -- moving.dump`,
      `  3. Stop it (pg_ctl -D ${cluster} stop) and rename ${folder}.`,
      '  4. Start Fairway once with FAIRWAY_DEMO=off: it makes an empty database.',
      `  5. Load it:            DATABASE_URL=${address('<its port>')} npm run restore -- moving.dump --replace`,
      'The password is in pg-fairway.secret of each folder; the port is on line 4 of pg/postmaster.pid.',
    ].join('\n'),
  )
}

/** Makes an empty cluster on the first start, under a temporary name: a start that is killed half-way leaves nothing
 * that looks like data, and of several first starts exactly one wins.
 * @param {{ cluster: string, secret: string, binaries: Binaries, runAs: RunAs, durable: boolean,
 *   signal?: AbortSignal }} options */
export async function createCluster({ cluster, secret, binaries, runAs, durable, signal }) {
  const folder = path.dirname(cluster)
  sweepUnfinished(folder)
  const unfinished = fs.mkdtempSync(path.join(folder, 'init-'))
  giveTo(unfinished, runAs)
  try {
    const password = path.join(unfinished, 'password')
    fs.writeFileSync(password, secret, { mode: 0o600 })
    giveTo(password, runAs)
    const made = path.join(unfinished, 'pg')
    const args = ['-D', made, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${password}`, '-E', 'UTF8']
    args.push('--data-checksums', ...localeArguments(binaries.major))
    if (!durable) args.push('--no-sync')
    const initdb = path.join(binaries.bin, 'initdb')
    const { code, output } = await runCommand(initdb, args, { ...runAs, cwd: '/', env: plainEnvironment, signal })
    if (code !== 0) throw new Error(`PostgreSQL could not make its data folder:\n${output}`)
    moveIntoPlace(made, cluster)
  } finally {
    fs.rmSync(unfinished, { recursive: true, force: true })
  }
}

/** The same sort order of texts on every machine, whatever locales it has.
 * @param {number} major */
function localeArguments(major) {
  if (major < 17) return ['--locale=C.UTF-8']
  return ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
}

/** @param {string} made
 * @param {string} cluster */
function moveIntoPlace(made, cluster) {
  try {
    fs.renameSync(made, cluster)
  } catch (error) {
    if (findDataMajor(cluster) === undefined) throw error // otherwise another first start was faster
  }
}

/** @param {string} folder */
function sweepUnfinished(folder) {
  for (const name of fs.readdirSync(folder).filter((entry) => entry.startsWith('init-'))) {
    const left = path.join(folder, name)
    const changedAt = fs.statSync(left, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (Date.now() - changedAt > SWEEP_AFTER_MS) fs.rmSync(left, { recursive: true, force: true })
  }
}
