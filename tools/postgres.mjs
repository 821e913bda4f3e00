// @ts-check
// Starts, adopts and stops the embedded PostgreSQL. The supervisor, the test runner and the backup use it; nothing else
// in the project starts a database.
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findBinaries } from './postgres/binaries.mjs'
import { createCluster, findDataMajor, refuseOtherMajor } from './postgres/cluster.mjs'
import { lastLines, pathsIn, readOrMakeSecret, refuseUnreachable } from './postgres/folder.mjs'
import { chooseIdentity } from './postgres/identity.mjs'
import { ensureApplicationRole, FolderInUse, takeOwnership, urlOf } from './postgres/owner.mjs'
import { findFreePort, findPostmaster, launchPostmaster, stopPostmaster } from './postgres/postmaster.mjs'

/**
 * @typedef {object} StartOptions
 * @property {string} dataFolder contains the cluster (`pg`), its passwords and its log; made when it is missing
 * @property {string} [binaries] 'embedded' (the default), or a folder with `postgres` and `initdb`
 * @property {boolean} [durable] false: faster and unsafe, for tests
 * @property {number} [port] wanted port; an adopted server keeps its own
 * @property {Record<string, string>} [settings] further settings of PostgreSQL
 * @property {(text: string) => void} [log] receives progress messages
 * @property {AbortSignal} [signal] gives up and leaves nothing running
 *
 * @typedef {object} Postgres
 * @property {string} appUrl for role and database `fairway`, no superuser
 * @property {string} superUrl for role and database `postgres`
 * @property {number} port
 * @property {number} pid
 * @property {string} version
 * @property {boolean} adopted it was already running
 * @property {boolean} initialised the data folder was made by this start
 * @property {Promise<string>} died resolves when the server or our ownership is lost; start again to get it back
 * @property {(hurry?: AbortSignal) => Promise<void>} stop ends it within 30 s, when hurried within 3 s
 */

const GIVE_UP_AFTER_MS = 30_000
/** The kernel needs a moment to close the connection of an owner that was just killed. */
const FORMER_OWNER_MS = 1500
const LOG_LIMIT_BYTES = 10_000_000

/** Starts PostgreSQL on a data folder, or adopts the one that an earlier, killed start left running there. Refuses with
 * code EINUSE when somebody else owns it.
 * @param {StartOptions} options
 * @returns {Promise<Postgres>} */
export async function startPostgres(options) {
  const { binaries: wanted = 'embedded', durable = true, settings = {}, log = () => {}, signal } = options
  fs.mkdirSync(options.dataFolder, { recursive: true })
  const dataFolder = fs.realpathSync(options.dataFolder)
  const paths = pathsIn(dataFolder)
  const runAs = chooseIdentity(paths.cluster)
  refuseUnreachable(dataFolder, runAs)
  const dataMajor = findDataMajor(paths.cluster)
  const binaries = findBinaries(wanted, runAs, dataMajor)
  refuseOtherMajor(paths.cluster, dataMajor, binaries)
  if (dataMajor !== undefined && !fs.existsSync(paths.superSecret))
    throw new Error(`${paths.superSecret} is missing: without it nobody can open the data in ${paths.cluster}.`)
  const secret = readOrMakeSecret(paths.superSecret)
  const appSecret = readOrMakeSecret(paths.appSecret)
  const initialised = dataMajor === undefined
  if (initialised) {
    log('Making the database')
    await createCluster({ cluster: paths.cluster, secret, binaries, runAs, durable, signal })
  }

  const wantedPort = options.port ?? (await findFreePort())
  const launch = () => launchPostmaster({ ...paths, bin: binaries.bin, runAs, port: wantedPort, durable, settings })
  /** @type {(pid: number, hurry?: AbortSignal) => Promise<void>} */
  const halt = (pid, hurry) => stopPostmaster({ cluster: paths.cluster, bin: binaries.bin, pid, runAs, hurry })
  rotate(paths.log)

  const { owner, running, child } = await ownServer({ paths, secret, launch, halt, log, signal })
  const stop = async (/** @type {AbortSignal | undefined} */ hurry) => {
    await owner.end().catch(() => {})
    await halt(running.pid, hurry)
  }
  try {
    await ensureApplicationRole(owner, appSecret)
    signal?.throwIfAborted()
  } catch (error) {
    await stop(signal)
    throw error
  }
  return {
    appUrl: urlOf('fairway', appSecret, running.port),
    superUrl: urlOf('postgres', secret, running.port),
    port: running.port,
    pid: running.pid,
    version: binaries.version,
    adopted: child?.pid !== running.pid,
    initialised,
    died: new Promise((resolve) => {
      child?.once('exit', (code, killedBy) => resolve(`it ended (${killedBy ?? code})`))
      owner.once('end', () => resolve('the connection that guards it was lost'))
    }),
    stop,
  }
}

/** Starts a server where none runs, until we own one. A start fails against a server that is just ending or whose
 * last processes still use its memory, so it is tried again; a long recovery is awaited.
 * @param {{ paths: import('./postgres/folder.mjs').FolderPaths, secret: string, log: (text: string) => void,
 *   launch: () => import('node:child_process').ChildProcess, halt: (pid: number) => Promise<void>,
 *   signal?: AbortSignal }} options */
async function ownServer({ paths, secret, launch, halt, log, signal }) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child
  const startedAt = Date.now()
  let deadline = startedAt + GIVE_UP_AFTER_MS
  const tryToOwn = (/** @type {import('./postgres/postmaster.mjs').Postmaster} */ { port }) =>
    takeOwnership(urlOf('postgres', secret, port), paths.cluster).catch((error) => {
      if (isFinal(error, startedAt) || Date.now() > deadline) throw error
    })
  const again = async (/** @type {unknown} */ before) => {
    if (before) await pause(100)
    else log('Starting PostgreSQL')
    return launch()
  }
  try {
    for (;;) {
      signal?.throwIfAborted()
      const running = findPostmaster(paths.cluster)
      const owner = running?.ready && (await tryToOwn(running))
      if (owner) return { owner, running, child }
      if (running && !running.ready) deadline = Date.now() + GIVE_UP_AFTER_MS
      if (!running && hasEnded(child)) {
        if (Date.now() > deadline) throw new Error(`PostgreSQL does not start:\n${lastLines(paths.log)}`)
        child = await again(child)
      }
      await pause(10)
    }
  } catch (error) {
    if (child?.pid && !hasEnded(child)) await endLaunched(child.pid)
    throw error
  }

  /** Ends the server that we launched, unless another has come to own it meanwhile. @param {number} pid */
  async function endLaunched(pid) {
    const running = findPostmaster(paths.cluster)
    /** @type {import('pg').Client | undefined} */
    let owner
    try {
      if (running?.ready && running.pid === pid)
        owner = await takeOwnership(urlOf('postgres', secret, running.port), paths.cluster)
    } catch (error) {
      if (error instanceof FolderInUse) return
    }
    await halt(pid)
    await owner?.end().catch(() => {})
  }
}

/** @param {import('node:child_process').ChildProcess | undefined} child */
const hasEnded = (child) => child?.pid === undefined || child.exitCode !== null || child.signalCode !== null

/** A wrong password does not become right by waiting, and another owner will stay.
 * @param {unknown} error
 * @param {number} startedAt */
function isFinal(error, startedAt) {
  if (error instanceof FolderInUse) return Date.now() - startedAt > FORMER_OWNER_MS
  return /** @type {{ code?: string }} */ (error)?.code === '28P01'
}

/** @param {string} log */
function rotate(log) {
  const size = fs.statSync(log, { throwIfNoEntry: false })?.size ?? 0
  if (size > LOG_LIMIT_BYTES) fs.renameSync(log, path.join(path.dirname(log), 'pg.old.log'))
}
