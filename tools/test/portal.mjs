// @ts-check
// One real portal for all browser tests, started as a newcomer starts it, which also tests `npm start`.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { eachLine, onWindows, signalGroup } from '../postgres/command.mjs'
import { findFreePort } from '../postgres/postmaster.mjs'
import { sayAs } from './console.mjs'

// generous, because the machine may be busy: these only end a portal that hangs
const START_LIMIT_MS = 600_000
const STOP_LIMIT_MS = 120_000

/** @typedef {{ container?: string, booking?: string, bl?: string }} Numbers */
/** @typedef {{ url: string, numbers: Numbers, stop: () => Promise<void> }} Portal */

/** @param {string} root
 * @param {string} dataFolder
 * @param {AbortSignal} signal
 * @returns {Promise<Portal>} */
export async function startPortal(root, dataFolder, signal) {
  const say = sayAs('portal')
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const { DATABASE_URL: _otherDatabase, ...env } = process.env
  const { startMailServer } = await import('./mail-server.mjs') // it needs packages, which a fresh clone does not have before
  const mail = await startMailServer(path.join(dataFolder, 'letters'))
  const child = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: root,
    detached: !onWindows,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...env,
      PORT: String(port),
      HOST: '127.0.0.1',
      FAIRWAY_DATA: dataFolder,
      FAIRWAY_DATABASE_WAIT: '25', // on a machine that stands still for seconds a call would answer 503 or 409
      FAIRWAY_RATE_PUBLIC: '6000',
      FAIRWAY_RATE_FORMS: '6000',
      SMTP_URL: mail.url,
      NO_COLOR: '1',
    },
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    eachLine(stream, (line) => {
      printed += `${line}\n`
      if (isForPeople(line)) say(line)
    })
  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => {
    child.once('exit', (code, killedBy) => resolve(String(killedBy ?? code)))
    child.once('error', (error) => resolve(error.message))
  })
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined

  const end = async () => {
    if (hasEnded()) return '0'
    child.kill('SIGINT')
    const how = await Promise.race([ended, pause(STOP_LIMIT_MS, 'late', { ref: false })])
    if (how === 'late') signalGroup(child.pid, 'SIGKILL')
    return how
  }
  /** Stops it like Ctrl-C; a portal that does not end by itself is a failure, and is killed. */
  const stop = async () => {
    const how = await end()
    await mail.stop()
    if (how !== '0') throw new Error(`npm start was asked to stop and ended with "${how}" instead of 0`)
  }

  try {
    const deadline = Date.now() + START_LIMIT_MS
    while (!(await isUsable(url, numbersIn(printed)))) {
      signal.throwIfAborted()
      if (hasEnded()) throw new Error(`npm start ended by itself (${await ended})`)
      if (Date.now() > deadline) throw new Error(`npm start showed no cargo within ${START_LIMIT_MS / 1000} s`)
      await pause(200)
    }
    return { url, numbers: numbersIn(printed), stop }
  } catch (error) {
    await stop().catch(() => {})
    throw error
  }
}

/** Without a terminal the portal prints its whole log; successful requests are left out here.
 * @param {string} line */
const isForPeople = (line) => !line.startsWith('{') || /"level":("?(warn|error|fatal)|[456]0)/.test(line)

/** The three numbers for a newcomer, once they are printed.
 * @param {string} printed
 * @returns {Numbers} */
function numbersIn(printed) {
  const links = [...printed.matchAll(/\/containerList\/(container|booking|bl)=(\S+)/g)]
  return Object.fromEntries(links.map(([, kind, number]) => [kind, decodeURIComponent(number ?? '')]))
}

/** The portal is ready for a newcomer: the server is ready, and each of the three numbers finds something.
 * @param {string} url
 * @param {Numbers} numbers */
async function isUsable(url, numbers) {
  if (Object.keys(numbers).length < 3) return false
  try {
    const ready = await fetch(`${url}/ready`)
    const replies = await Promise.all(
      Object.entries(numbers).map(([type, q]) =>
        fetch(`${url}/api/cargopub/search?${new URLSearchParams({ type, q })}`),
      ),
    )
    const bodies = await Promise.all(replies.map((reply) => reply.json()))
    return ready.ok && bodies.every((body) => body.containers?.length > 0)
  } catch {
    return false
  }
}
