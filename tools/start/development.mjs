// @ts-check
import fs from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { keepRunning } from './program.mjs'
import { findViteLaunch } from './programs.mjs'

const SETTLE_MS = 200

/** Calls back when a source file changed, once for a whole save.
 * @param {string} root
 * @param {string[]} packages
 * @param {() => void} onChange */
export function watchSources(root, packages, onChange) {
  /** @type {NodeJS.Timeout | undefined} */
  let settling
  const changed = (/** @type {string} */ _event, /** @type {string | null} */ file) => {
    if (!file || !/\.(ts|sql|json)$/.test(file) || /\.test\.ts$/.test(file)) return
    clearTimeout(settling)
    settling = setTimeout(onChange, SETTLE_MS)
  }
  const watchers = packages.map((name) =>
    fs.watch(path.join(root, 'packages', name, 'src'), { recursive: true }, changed),
  )
  return () => {
    clearTimeout(settling)
    for (const watcher of watchers) watcher.close()
  }
}

/** Runs Vite for the web beside the server and prints its address once it has one.
 * @param {{ place: import('./programs.mjs').Place, url: string, terminal: import('./terminal.mjs').Terminal,
 *   fail: (error: unknown) => void }} options */
export function startVite({ place, url, terminal, fail }) {
  const launch = findViteLaunch(place, url)
  if (!launch) return undefined
  return keepRunning({
    name: 'Vite',
    launch: () => launch,
    write(line) {
      const text = stripVTControlCharacters(line)
      const address = /https?:\/\/127\.0\.0\.1:\d+/.exec(text)?.[0]
      if (address) terminal.print(`  The web, as you edit it:  ${address}`)
      else if (/error|warn/i.test(text)) terminal.print(text)
    },
    report: terminal.print,
    onSettingsError: fail,
  })
}
