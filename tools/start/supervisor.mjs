// @ts-check
// Starts everything in order, keeps it running, and ends it in the opposite order: gates, server, PostgreSQL.
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { chooseDataFolder } from '../postgres/folder.mjs'
import { ensureBuilt } from './build.mjs'
import { superviseDatabase } from './database.mjs'
import { startVite, watchSources } from './development.mjs'
import { Failure, listenForEnd } from './ending.mjs'
import { ensureInstalled } from './install.mjs'
import { acquireLock, inUse } from './instance-lock.mjs'
import { rememberChildren, waitForLeftovers } from './leftovers.mjs'
import { openLog } from './log-file.mjs'
import { accountsToTry, numbersToTry, welcome } from './newcomer.mjs'
import { keepRunning } from './program.mjs'
import { gatesLaunch, serverLaunch } from './programs.mjs'
import { findDemoSecret } from './secrets.mjs'
import { openTerminal } from './terminal.mjs'

/** @typedef {{ type: 'ready', url: string, demo: 'small' | 'large' | 'off',
 *   accounts?: import('./newcomer.mjs').Accounts }} ServerMessage */
/** @typedef {{ type: 'progress', text: string, done: number, total: number }} Progress */
/** @typedef {{ type: 'loaded' } & import('./newcomer.mjs').Numbers} Loaded */
/** @typedef {{ root: string, dev: boolean, terminal: import('./terminal.mjs').Terminal,
 *   end: ReturnType<typeof listenForEnd> }} Run */

/** Runs Fairway until it is stopped; returns the exit code.
 * @param {{ root?: string, dev?: boolean }} [options] */
export async function runSupervisor({ root = fileURLToPath(new URL('../..', import.meta.url)), dev = false } = {}) {
  const terminal = openTerminal()
  const end = listenForEnd(terminal)
  /** @type {(() => unknown)[]} */
  const cleanups = []
  try {
    await startAll({ root, dev, terminal, end }, (cleanup) => cleanups.push(cleanup))
    return await end.wait()
  } catch (error) {
    return explain(end.requested.aborted ? end.requested.reason : error, terminal)
  } finally {
    if (!end.requested.aborted) end.fail(new Failure('stopped', 0)) // nothing is started again from here on
    for (const cleanup of cleanups.reverse()) await tryTo(cleanup, terminal)
    terminal.done()
    if (cleanups.length > 0) terminal.print('Everything has ended.')
  }
}

/** A cleanup that fails must not stop the others.
 * @param {() => unknown} cleanup
 * @param {import('./terminal.mjs').Terminal} terminal */
async function tryTo(cleanup, terminal) {
  try {
    await cleanup()
  } catch (error) {
    explain(error, terminal)
  }
}

/** @param {unknown} error
 * @param {import('./terminal.mjs').Terminal} terminal */
function explain(error, terminal) {
  terminal.done()
  const exitCode = error instanceof Failure ? error.exitCode : 1
  if (exitCode !== 0) terminal.print(error instanceof Error ? error.message : String(error))
  return exitCode
}

/** @param {Run} run
 * @param {(cleanup: () => unknown) => void} atEnd */
async function startAll({ root, dev, terminal, end }, atEnd) {
  const place = { root, dev }
  const dataFolder = chooseDataFolder(root)
  let url = ''
  const lock = await acquireLock('run', dataFolder, () => ({ pid: process.pid, url }))
  if (!('release' in lock)) throw new Failure(inUse(dataFolder, lock.holder))
  atEnd(lock.release)

  await ensureInstalled({ root, terminal, signal: end.requested })
  if (!dev) await ensureBuilt({ root, terminal, signal: end.requested })
  await waitForLeftovers(dataFolder, terminal, end.requested)

  const database = process.env.DATABASE_URL
    ? undefined
    : await superviseDatabase({ dataFolder, terminal, signal: end.requested })
  if (database) atEnd(() => database.stop(end.hurried))
  if (database) terminal.done(`PostgreSQL ${database.version} ${database.adopted ? 'was still running' : 'runs'}`)
  end.requested.throwIfAborted()

  const children = rememberChildren(dataFolder)
  atEnd(children.forget)
  const gatesKey = randomBytes(32).toString('base64url')
  const secret = findDemoSecret(dataFolder)
  const outputOf = (/** @type {string} */ name) => {
    if (!terminal.interactive || dev) return terminal.print
    const log = openLog(path.join(dataFolder, `${name}.log`))
    atEnd(log.close)
    return log.write
  }

  terminal.working('Starting the server')
  const writeGates = outputOf('gates')
  const server = keepRunning({
    name: 'The server',
    launch: () => serverLaunch(place, { dataFolder, embeddedUrl: database?.appUrl, gatesKey, secret }),
    write: outputOf('server'),
    report: terminal.print,
    onStart: (pid) => children.add('server', pid),
    onSettingsError: end.fail,
    onMessage(message) {
      const ready = /** @type {ServerMessage} */ (message)
      if (ready?.type === 'ready' && !end.requested.aborted) whenReady(ready)
    },
  })
  atEnd(() => server.stop(end.hurried))

  /** @type {import('./program.mjs').Running | undefined} */
  let gates
  const whenReady = (/** @type {ServerMessage} */ ready) => {
    const isFirst = !url
    const moved = url !== ready.url
    url = ready.url
    terminal.done()
    if (moved) terminal.print(welcome(url, dev))
    if (moved && ready.accounts) terminal.print(accountsToTry(ready.accounts))
    if (!moved) terminal.print('The server runs again.')
    if (isFirst && dev) developWith()
    if (gates && moved) gates.restart()
    if (!gates && ready.demo !== 'off') startGates()
  }
  const startGates = () => {
    let isLoaded = false
    terminal.working('Loading the demo world')
    const running = keepRunning({
      name: 'The carrier stand-in (gates)',
      launch: () => gatesLaunch(place, { url, gatesKey }),
      write: writeGates,
      report: terminal.print,
      onStart: (pid) => children.add('gates', pid),
      onSettingsError: end.fail,
      onMessage(message) {
        const update = /** @type {Progress | Loaded} */ (message)
        if (isLoaded || end.requested.aborted) return
        if (update?.type === 'progress') terminal.working(describe(update, terminal.interactive))
        if (update?.type !== 'loaded') return
        isLoaded = true
        terminal.done('The demo world is loaded')
        terminal.print(numbersToTry(url, update))
      },
    })
    gates = running
    atEnd(() => running.stop(end.hurried))
  }
  const developWith = () => {
    const vite = startVite({ place, url, terminal, fail: end.fail })
    if (vite) atEnd(() => vite.stop(end.hurried))
    atEnd(watchSources(root, ['server', 'contract'], server.restart))
    atEnd(watchSources(root, ['gates'], () => gates?.restart()))
  }
}

/** A log gets each stage once, a terminal also its progress.
 * @param {Progress} progress
 * @param {boolean} interactive */
const describe = ({ text, done, total }, interactive) => (interactive && total ? `${text}: ${done} of ${total}` : text)
