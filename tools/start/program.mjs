// @ts-check
import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { eachLine, onWindows, signalGroup } from '../postgres/command.mjs'
import { Failure } from './ending.mjs'

/**
 * @typedef {object} Program
 * @property {string} name as in 'The server ended'
 * @property {() => { args: string[], cwd?: string, env: NodeJS.ProcessEnv }} launch read at each start
 * @property {(line: string) => void} write receives its output
 * @property {(text: string) => void} report receives messages for the terminal
 * @property {(message: unknown) => void} [onMessage]
 * @property {(pid: number) => void} [onStart]
 * @property {(failure: Failure) => void} onSettingsError called when its very first start fails because of a setting
 *
 * @typedef {{ stop: (hurried: AbortSignal) => Promise<void>, restart: () => void }} Running
 */

const SETTINGS_ERROR = 78
const GRACE_MS = 30_000
const STEADY_AFTER_MS = 10_000
const FIRST_DELAY_MS = 200
/** A program that once started is back within 5 s, however often it is killed; one that never does waits longer. */
const LONGEST_DELAY_MS = { cameUp: 2000, neverUp: 15_000 }

/** Starts a program and restarts it whenever it ends, with growing delays when it keeps ending.
 * @param {Program} program
 * @returns {Running} */
export function keepRunning(program) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child
  /** @type {NodeJS.Timeout | undefined} */
  let waiting
  /** @type {string[]} */
  let recent = []
  let cameUpAt = 0
  let cameUpOnce = false
  let failures = 0
  let stopping = false
  let replacing = false

  const start = () => {
    const { args, cwd, env } = program.launch()
    recent = []
    cameUpAt = 0
    replacing = false
    // In a group of its own: Ctrl-C reaches it through us, in order. The closed channel ends it when we are killed.
    const started = spawn(process.execPath, args, {
      cwd,
      env,
      detached: !onWindows,
      stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
    })
    child = started
    const addLine = (/** @type {string} */ line) => {
      if (recent.push(line) > 15) recent.shift()
      program.write(line)
    }
    eachLine(started.stdout, addLine)
    eachLine(started.stderr, addLine)
    started.stdin?.on('error', () => {})
    started.on('message', (message) => {
      cameUpAt ||= Date.now()
      cameUpOnce = true
      program.onMessage?.(message)
    })
    started.once('error', (error) => whenEnded(started, error.message))
    started.once('exit', (code, killedBy) => whenEnded(started, killedBy ?? code))
    if (started.pid !== undefined) program.onStart?.(started.pid)
  }

  /** @param {import('node:child_process').ChildProcess} ended
   * @param {number | string | null} how */
  const whenEnded = async (ended, how) => {
    if (child !== ended) return
    child = undefined
    await Promise.race([new Promise((resolve) => ended.once('close', resolve)), pause(100)]) // its last lines
    if (stopping) return
    if (replacing) return start()
    const last = recent.map((line) => `    ${line}`).join('\n')
    if (how === SETTINGS_ERROR && !cameUpOnce)
      return program.onSettingsError(new Failure(recent.join('\n') || `${program.name} refuses its settings.`, 78))
    failures = cameUpAt && Date.now() - cameUpAt > STEADY_AFTER_MS ? 1 : failures + 1
    const longest = cameUpAt ? LONGEST_DELAY_MS.cameUp : LONGEST_DELAY_MS.neverUp
    const delay = Math.min(FIRST_DELAY_MS * 2 ** (failures - 1), longest)
    const again = delay < 1000 ? 'now' : `in ${Math.round(delay / 1000)} s`
    program.report(`${program.name} ended (${how}); starting it again ${again}.${last && ` Its last lines:\n${last}`}`)
    waiting = setTimeout(start, delay)
  }

  start()
  return {
    restart() {
      replacing = true
      child?.kill('SIGTERM')
    },
    async stop(hurried) {
      stopping = true
      clearTimeout(waiting)
      const ending = child
      if (!ending) return
      const gone = new Promise((resolve) => ending.once('exit', resolve))
      const kill = () => signalGroup(ending.pid, 'SIGKILL')
      ending.kill('SIGTERM')
      hurried.addEventListener('abort', kill, { once: true })
      const patience = setTimeout(kill, GRACE_MS)
      if (hurried.aborted) kill()
      await gone
      clearTimeout(patience)
    },
  }
}
