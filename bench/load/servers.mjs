// @ts-check
// The programs that are measured, each a process of its own.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { onWindows, signalGroup } from '../../tools/postgres/command.mjs'
import { findFreePort } from '../../tools/postgres/postmaster.mjs'
import { NODE_FLAGS } from '../../tools/start/programs.mjs'
import { takingTime } from './time-taken.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const START_LIMIT_MS = 60_000

/** @typedef {{ name: string, args: string[], cwd?: string, env: NodeJS.ProcessEnv }} Launch */
/** @typedef {{ name: string, port: number, pid: number, stop: () => Promise<void> }} Server */

const inherited = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(FAIRWAY_|npm_)|_URL$/.test(name)),
)

/** The portal's secret here, so that the benchmark can make sessions and solved captchas itself. */
export const SECRET = 'for-measuring-only-and-never-for-people'

/** The portal as an operator runs it on a database of its own: nothing is switched off, only the limit per address is
 * higher than one address would ever need.
 * @param {string} databaseUrl
 * @param {string} [name] */
export const portal = (databaseUrl, name = 'Fairway') => ({
  name,
  args: [...NODE_FLAGS, path.join(root, 'packages/server/dist/main.js')],
  env: {
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: 'https://portal.example',
    FAIRWAY_WEB: path.join(root, 'packages/web/dist'),
    FAIRWAY_RATE_PUBLIC: '10000000',
    FAIRWAY_RATE_FORMS: '1000000',
    FAIRWAY_SECRET: SECRET,
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Fairway <portal@portal.example>',
  },
})

/** @param {string} databaseUrl
 * @param {Record<string, import('../cargo/product.mjs').Statement>} statements
 * @param {{ name?: string, knowsCaller?: boolean }} [options] */
export const floor = (databaseUrl, { search, detail, list }, { name = 'floor', knowsCaller = false } = {}) => ({
  name,
  args: [fileURLToPath(new URL('../floor/server.mjs', import.meta.url))],
  env: {
    DATABASE_URL: databaseUrl,
    FLOOR_STATEMENTS: JSON.stringify({ search, detail, list }),
    ...(knowsCaller ? { FLOOR_KNOWS_CALLER: 'yes' } : {}),
  },
})

/** The floor that writes the answers of the public calls itself, with the flags of the portal.
 * @param {string} databaseUrl
 * @param {string} name */
export const writingFloor = (databaseUrl, name) => ({
  name,
  args: [...NODE_FLAGS, fileURLToPath(new URL('../floor/writing-server.mjs', import.meta.url))],
  env: { DATABASE_URL: databaseUrl },
})

/** Starts a program and waits until it answers. Its output goes into a log, as in production.
 * @param {Launch} launch
 * @param {number} port
 * @param {string} logFolder
 * @param {AbortSignal} signal
 * @returns {Promise<Server>} */
async function start({ name, args, cwd = root, env }, port, logFolder, signal) {
  const file = path.join(logFolder, `${name.replaceAll(/\W+/g, '-')}.log`)
  const log = fs.openSync(file, 'w')
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...inherited, NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1', HOSTNAME: '127.0.0.1', ...env },
    detached: !onWindows,
    stdio: ['ignore', log, log, 'ipc'],
  })
  fs.closeSync(log)
  const ended = new Promise((resolve) => child.once('exit', resolve).once('error', resolve))
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    signalGroup(child.pid, 'SIGKILL') // in production it goes on for two seconds, until no more calls are led to it
    await ended
  }
  const deadline = Date.now() + START_LIMIT_MS
  while (!(await answers(port))) {
    if (signal.aborted || child.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw signal.aborted ? signal.reason : new Error(`${name} does not start:\n${fs.readFileSync(file, 'utf8')}`)
    }
  }
  return { name, port, pid: child.pid ?? 0, stop }
}

/** Any answer will do: it is listening. @param {number} port */
const answers = (port) =>
  fetch(`http://127.0.0.1:${port}/api/cargopub/search?type=container&q=FWYU0000000`).then(
    async (reply) => {
      await reply.arrayBuffer()
      return true
    },
    () => new Promise((resolve) => setTimeout(resolve, 50, false)),
  )

/** Starts some programs, runs a function with them, and always stops them.
 * @template T
 * @param {Launch[]} launches
 * @param {{ logFolder: string, signal: AbortSignal }} run
 * @param {(servers: Server[]) => Promise<T>} use */
export async function withServers(launches, { logFolder, signal }, use) {
  /** @type {Server[]} */
  const servers = []
  try {
    await takingTime('starting and stopping', async () => {
      const ports = await Promise.all(launches.map(() => findFreePort()))
      const starts = await Promise.allSettled(
        launches.map((launch, at) => start(launch, ports[at] ?? 0, logFolder, signal)),
      )
      for (const one of starts) if (one.status === 'fulfilled') servers.push(one.value)
      for (const one of starts) if (one.status === 'rejected') throw one.reason
    })
    return await use(servers)
  } finally {
    await takingTime('starting and stopping', () => Promise.all(servers.map((server) => server.stop())))
  }
}
