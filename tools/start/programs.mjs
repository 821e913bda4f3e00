// @ts-check
import fs from 'node:fs'
import path from 'node:path'

/** @typedef {{ root: string, dev: boolean }} Place */

/** Node's options for the built programs: most objects of a call are garbage when it is answered, and a larger young
 * generation means fewer collections. */
export const NODE_FLAGS = ['--max-semi-space-size=32', '--enable-source-maps']

/** @param {Place} place
 * @param {'server' | 'gates'} name */
function argumentsFor({ root, dev }, name) {
  if (dev) return ['--import', 'tsx', path.join(root, 'packages', name, 'src', 'main.ts')]
  return [...NODE_FLAGS, path.join(root, 'packages', name, 'dist', 'main.js')]
}

/** The portal's server: the user's settings, plus its data folder, the key of gates, and a demo's secret.
 * @param {Place} place
 * @param {{ dataFolder: string, embeddedUrl?: string, gatesKey: string, secret?: string }} run */
export function serverLaunch(place, { dataFolder, embeddedUrl, gatesKey, secret }) {
  const env = { ...process.env, FAIRWAY_DATA: dataFolder, FAIRWAY_GATES_KEY: gatesKey }
  if (embeddedUrl) Object.assign(env, { FAIRWAY_EMBEDDED_URL: embeddedUrl })
  if (secret) Object.assign(env, { FAIRWAY_SECRET: secret })
  return { args: argumentsFor(place, 'server'), cwd: place.root, env }
}

/** Settings that are hidden from the carrier's system. */
const OURS = new Set([
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'FAIRWAY_EMBEDDED_URL',
  'FAIRWAY_GATES_KEY',
  'FAIRWAY_OPERATOR_KEY',
  'FAIRWAY_SECRET',
  'SMTP_URL',
])

/** The demo carrier's system: it gets the carrier API's address and its key, the size of the demo (FAIRWAY_DEMO), and
 * none of our secrets.
 * @param {Place} place
 * @param {{ url: string, gatesKey: string }} run */
export function gatesLaunch(place, { url, gatesKey }) {
  const passed = Object.fromEntries(Object.entries(process.env).filter(([name]) => !OURS.has(name)))
  const env = { ...passed, FAIRWAY_CARRIER_URL: url, FAIRWAY_CARRIER_KEY: gatesKey }
  return { args: argumentsFor(place, 'gates'), cwd: place.root, env }
}

/** Ends a program that does not know our channel when that channel closes, as our own programs do by themselves. */
const END_WITH_US = 'data:text/javascript,process.on("disconnect",()=>process.exit())'

/** Vite's own server for developers of the web; undefined when the web has none.
 * @param {Place} place
 * @param {string} url */
export function findViteLaunch({ root }, url) {
  const cwd = path.join(root, 'packages', 'web')
  if (!fs.existsSync(path.join(cwd, 'vite.config.ts'))) return undefined
  const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const args = ['--import', END_WITH_US, vite, '--host', '127.0.0.1', '--clearScreen', 'false']
  return { args, cwd, env: { ...process.env, FAIRWAY_API_URL: url } }
}
