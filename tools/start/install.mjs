// @ts-check
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { onWindows, runCommand } from '../postgres/command.mjs'
import { acquireLock } from './instance-lock.mjs'

/** @typedef {{ root: string, terminal: import('./terminal.mjs').Terminal, signal?: AbortSignal }} Preparation */

/** @param {string} root */
function installHash(root) {
  const lockfile = fs.readFileSync(path.join(root, 'package-lock.json'))
  const node = [process.versions.node.split('.')[0], process.platform, process.arch].join(' ')
  return createHash('sha256').update(lockfile).update(node).digest('hex')
}

/** Installs the packages when the lockfile, Node or the platform changed since the last time.
 * @param {Preparation} preparation */
export async function ensureInstalled({ root, terminal, signal }) {
  const stamp = path.join(root, 'node_modules', '.fairway-install')
  const hash = installHash(root)
  const isCurrent = () => fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === hash
  if (isCurrent()) return
  const lock = await waitForLock(root, terminal, signal)
  try {
    if (isCurrent()) return // the other start did it
    if (!matchesLockfile(root)) await install({ root, terminal, signal })
    fs.writeFileSync(stamp, hash)
  } finally {
    await lock.release()
  }
}

/** Another start, on another data folder of the same project, may be installing right now.
 * @param {string} root
 * @param {import('./terminal.mjs').Terminal} terminal
 * @param {AbortSignal} [signal] */
export async function waitForLock(root, terminal, signal) {
  for (;;) {
    const lock = await acquireLock('install', root)
    if ('release' in lock) return lock
    terminal.working('Waiting for another start that is installing or building')
    await pause(300, undefined, { signal })
  }
}

/** @param {Preparation} preparation */
async function install({ root, terminal, signal }) {
  terminal.working('Installing packages (the first time takes a minute)')
  // devDependencies build the web, optional ones contain PostgreSQL: install both even where NODE_ENV or npm's settings
  // omit them
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']
  const npm = process.env.npm_execpath
  const [command, before] = npm?.endsWith('js') ? [process.execPath, [npm]] : [onWindows ? 'npm.cmd' : 'npm', []]
  const { code, output } = await runCommand(command, [...before, ...args], { cwd: root, signal })
  if (code !== 0) throw new Error(`"npm ci" failed:\n${output.split('\n').slice(-25).join('\n')}`)
  terminal.done('Packages installed')
}

/** @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} Locked */

/** Whether somebody already ran "npm ci": npm's own record of its installation contains everything in the lockfile.
 * @param {string} root */
function matchesLockfile(root) {
  const read = (/** @type {string} */ file) => {
    try {
      return JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')).packages
    } catch {
      return {}
    }
  }
  /** @type {Record<string, Locked>} */
  const wanted = read('package-lock.json')
  /** @type {Record<string, Locked>} */
  const installed = read('node_modules/.package-lock.json')
  const entries = Object.entries(wanted).filter(([place, { link }]) => place.startsWith('node_modules/') && !link)
  if (entries.length === 0 || Object.keys(installed).length === 0) return false
  return entries.every(([place, { version, integrity, optional, devOptional }]) => {
    const found = installed[place]
    if (!found) return Boolean(optional || devOptional) // for another platform
    return found.version === version && found.integrity === integrity
  })
}
