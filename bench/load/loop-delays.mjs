// @ts-check
// How late the event loop of a measured server comes to things, beside that of a process that does nothing.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** @typedef {{ p99: number, longest: number, looks: number }} Delay in milliseconds */

const LOOP_DELAY = fileURLToPath(new URL('./loop-delay.mjs', import.meta.url))

/** Makes a launch whose event loop is watched, and starts an idle process: its delay is the machine's own.
 * @param {import('./servers.mjs').Launch} plain
 * @param {string} folder */
export function watchLoop(plain, folder) {
  const files = { busy: path.join(folder, 'loop-delay.json'), idle: path.join(folder, 'idle-delay.json') }
  const idler = spawn(process.execPath, ['--import', LOOP_DELAY, '-e', 'setInterval(() => {}, 60_000)'], {
    env: { ...process.env, LOOP_DELAY_FILE: files.idle },
    stdio: 'ignore',
  })
  return {
    launch: {
      ...plain,
      args: ['--import', LOOP_DELAY, ...plain.args],
      env: { ...plain.env, LOOP_DELAY_FILE: files.busy },
    },
    /** Begins to measure. @param {number} pid of the server */
    begin: async (pid) => {
      for (const one of [pid, idler.pid ?? 0]) process.kill(one, 'SIGUSR2')
      await pause(50)
    },
    /** The delays since then. @param {number} pid of the server */
    end: async (pid) => ({
      busy: await readDelay(pid, files.busy),
      idle: await readDelay(idler.pid ?? 0, files.idle),
    }),
    stop: () => idler.kill(),
  }
}

/** @param {number} pid
 * @param {string} file
 * @returns {Promise<Delay>} */
async function readDelay(pid, file) {
  fs.rmSync(file, { force: true })
  process.kill(pid, 'SIGUSR2')
  while (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') === '') await pause(20)
  return JSON.parse(fs.readFileSync(file, 'utf8'))
}

/** Header lines as fetch takes them. @param {string} session */
export const headersOf = (session) =>
  Object.fromEntries(
    session
      .trim()
      .split('\r\n')
      .map((line) => line.split(': ')),
  )
