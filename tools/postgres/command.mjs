// @ts-check
import { spawn } from 'node:child_process'

export const onWindows = process.platform === 'win32'

/**
 * @typedef {object} CommandOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {number} [uid]
 * @property {number} [gid]
 * @property {AbortSignal} [signal] ends the program and its children
 * @property {(line: string) => void} [onLine]
 */

/** Signals a program and its children; one that is already gone is fine.
 * @param {number | undefined} pid of a program started as the leader of its own group
 * @param {NodeJS.Signals} signal */
export function signalGroup(pid, signal) {
  if (pid === undefined) return
  try {
    process.kill(onWindows ? pid : -pid, signal)
  } catch {}
}

/** Calls back once per line of a stream, without the line's end.
 * @param {NodeJS.ReadableStream | null} stream
 * @param {(line: string) => void} onLine */
export function eachLine(stream, onLine) {
  let rest = ''
  stream?.setEncoding('utf8')
  stream?.on('data', (/** @type {string} */ text) => {
    const lines = (rest + text).split(/\r?\n/)
    rest = lines.pop() ?? ''
    for (const line of lines) onLine(line)
  })
  stream?.on('end', () => rest && onLine(rest))
  stream?.on('error', () => {})
}

const KILL_AFTER_MS = 3000

/** Runs a program to its end and returns its exit code and its last 200 lines. It runs in a group of its own, so that
 * Ctrl-C reaches it only through us and an abort leaves none of its children behind.
 * @param {string} command
 * @param {string[]} args
 * @param {CommandOptions} [options]
 * @returns {Promise<{ code: number, output: string }>} */
export function runCommand(command, args, { signal, onLine, ...options } = {}) {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const child = spawn(command, args, { ...options, detached: !onWindows, stdio: ['ignore', 'pipe', 'pipe'] })
    /** @type {string[]} */
    const lines = []
    const addLine = (/** @type {string} */ line) => {
      if (lines.push(line) > 200) lines.shift()
      onLine?.(line)
    }
    eachLine(child.stdout, addLine)
    eachLine(child.stderr, addLine)
    const end = () => {
      signalGroup(child.pid, 'SIGTERM')
      setTimeout(() => signalGroup(child.pid, 'SIGKILL'), KILL_AFTER_MS).unref()
    }
    signal?.addEventListener('abort', end, { once: true })
    child.once('error', (error) => {
      signal?.removeEventListener('abort', end)
      reject(error)
    })
    child.once('close', (code) => {
      signal?.removeEventListener('abort', end)
      if (signal?.aborted) reject(signal.reason)
      else resolve({ code: code ?? 1, output: lines.join('\n') })
    })
  })
}
