// @ts-check
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { onWindows, runCommand } from './command.mjs'
import { plainEnvironment } from './identity.mjs'

/** @typedef {{ pid: number, port: number, ready: boolean }} Postmaster */

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '256MB',
  max_connections: '50',
  jit: 'off',
  random_page_cost: '1.1',
  max_wal_size: '2GB',
}
const UNSAFE_BUT_FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/** Reads PostgreSQL's own lock file: which process runs on this cluster, its port, and whether it accepts connections.
 * @param {string} cluster
 * @returns {Postmaster | undefined} undefined when none runs, also when it died and left the file behind */
export function findPostmaster(cluster) {
  const lines = readLock(cluster)
  const pid = Number(lines[0])
  if (!pid || programOf(pid) !== 'postgres') return undefined
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
}

/** @param {string} cluster */
function readLock(cluster) {
  try {
    return fs.readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return []
  }
}

/** What runs under a process id: ids are reused after a crash, and where we are process 1 an orphan that ended stays
 * as a zombie. Only Linux can tell; elsewhere any living process is taken for PostgreSQL.
 * @param {number} pid
 * @returns {'postgres' | 'another' | 'nothing'} */
function programOf(pid) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPERM') return 'nothing'
  }
  if (process.platform !== 'linux') return 'postgres'
  try {
    const [, name = '', state] = /^\d+ \((.*)\) (\S)/s.exec(fs.readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    if (state === 'Z') return 'nothing'
    return /^(postgres|postmaster)/.test(name) ? 'postgres' : 'another'
  } catch {
    return 'nothing'
  }
}

/** Removes the lock file of a dead server when its process id now belongs to another program (containers count
 * from 1 at each start): PostgreSQL itself would take that program for a running server and never start.
 * @param {string} cluster */
function clearStaleLock(cluster) {
  const pid = Number(readLock(cluster)[0])
  if (pid && programOf(pid) === 'another') fs.rmSync(path.join(cluster, 'postmaster.pid'), { force: true })
}

/** An unused port. @returns {Promise<number>} */
export function findFreePort() {
  return new Promise((resolve, reject) => {
    const probe = net.createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {net.AddressInfo} */ (probe.address())
      probe.close(() => resolve(port))
    })
  })
}

/** Starts a postmaster. Detached with its output in a file: it survives when we are killed, and Ctrl-C does not reach
 * it before the server has finished.
 * @param {{ cluster: string, bin: string, runAs: import('./identity.mjs').RunAs, port: number, log: string,
 *   durable: boolean, settings: Record<string, string> }} options */
export function launchPostmaster({ cluster, bin, runAs, port, log, durable, settings }) {
  const all = { ...SETTINGS, ...(durable ? {} : UNSAFE_BUT_FAST), ...settings, port: String(port) }
  const args = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  clearStaleLock(cluster)
  const output = fs.openSync(log, 'a', 0o600)
  try {
    const child = spawn(path.join(bin, 'postgres'), ['-D', cluster, ...args], {
      ...runAs,
      cwd: '/',
      env: plainEnvironment,
      detached: true,
      stdio: ['ignore', output, output],
    })
    child.on('error', () => {}) // its exit is handled elsewhere
    child.unref()
    return child
  } finally {
    fs.closeSync(output)
  }
}

/** @param {number} pid
 * @param {NodeJS.Signals} signal */
function signalPostmaster(pid, signal) {
  try {
    process.kill(pid, signal)
  } catch {}
}

const PATIENCE_MS = 30_000
const HURRIED_MS = 3000

/** Stops a postmaster and waits until it is gone: open transactions are rolled back; one that does not end in time is
 * stopped hard, which its next start repairs from its log.
 * @param {{ cluster: string, bin: string, pid: number, runAs: import('./identity.mjs').RunAs, hurry?: AbortSignal }}
 *   which */
export async function stopPostmaster({ cluster, bin, pid, runAs, hurry }) {
  const runs = () => programOf(pid) === 'postgres'
  if (!runs()) return
  if (onWindows) await runCommand(path.join(bin, 'pg_ctl'), ['stop', '-m', 'fast', '-D', cluster], runAs)
  else signalPostmaster(pid, 'SIGINT')
  if (await hasEnded(runs, PATIENCE_MS, hurry)) return
  signalPostmaster(pid, 'SIGQUIT')
  if (await hasEnded(runs, HURRIED_MS)) return
  signalPostmaster(pid, 'SIGKILL')
  await hasEnded(runs, HURRIED_MS)
}

/** @param {() => boolean} runs
 * @param {number} limitMs
 * @param {AbortSignal} [hurry] */
async function hasEnded(runs, limitMs, hurry) {
  let deadline = Date.now() + limitMs
  while (runs()) {
    if (hurry?.aborted) deadline = Math.min(deadline, Date.now() + HURRIED_MS)
    if (Date.now() > deadline) return false
    await pause(10)
  }
  return true
}
