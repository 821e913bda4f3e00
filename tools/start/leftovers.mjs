// @ts-check
// The children of a killed supervisor end by themselves a moment later, and use the port until then.
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const WAIT_MS = 10_000

/** @param {string} dataFolder */
const fileIn = (dataFolder) => path.join(dataFolder, 'running.json')

/** Records the started children, for the next start.
 * @param {string} dataFolder */
export function rememberChildren(dataFolder) {
  /** @type {Record<string, number>} */
  const pids = {}
  return {
    /** @param {string} name
     * @param {number} pid */
    add(name, pid) {
      pids[name] = pid
      fs.writeFileSync(fileIn(dataFolder), JSON.stringify(pids))
    },
    forget: () => fs.rmSync(fileIn(dataFolder), { force: true }),
  }
}

/** @param {number} pid */
function isOurs(pid) {
  try {
    process.kill(pid, 0)
    return process.platform !== 'linux' || /[\\/]main\.(js|ts)\0/.test(fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
  } catch {
    return false
  }
}

/** Waits for the children of a killed supervisor to end.
 * @param {string} dataFolder
 * @param {import('./terminal.mjs').Terminal} terminal
 * @param {AbortSignal} signal */
export async function waitForLeftovers(dataFolder, terminal, signal) {
  /** @type {number[]} */
  let pids = []
  try {
    pids = Object.values(JSON.parse(fs.readFileSync(fileIn(dataFolder), 'utf8')))
  } catch {}
  const deadline = Date.now() + WAIT_MS
  while (pids.some(isOurs) && Date.now() < deadline) {
    terminal.working('Waiting for the previous run to end')
    await pause(50, undefined, { signal })
  }
}
