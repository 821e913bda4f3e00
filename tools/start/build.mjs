// @ts-check
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { runCommand } from '../postgres/command.mjs'
import { waitForLock } from './install.mjs'

const NOT_SOURCE = new Set(['dist', 'dist.tmp', 'dist.old', 'node_modules', '.cache', 'coverage'])
const isTest = (/** @type {string} */ name) => /\.test\.tsx?$/.test(name)

/** The results of the build; it runs when one of them is missing, whatever the stamp says. */
const PRODUCTS = ['packages/server/dist/main.js', 'packages/gates/dist/main.js', 'packages/web/dist']

/** @param {string} place
 * @returns {string[]} */
function filesIn(place) {
  const entry = fs.statSync(place, { throwIfNoEntry: false })
  if (!entry) return []
  if (entry.isFile()) return [place]
  const names = fs.readdirSync(place).filter((name) => !NOT_SOURCE.has(name) && !isTest(name))
  return names.sort().flatMap((name) => filesIn(path.join(place, name)))
}

/** One hash of everything that the build reads: sources, settings, the build itself and the lockfile.
 * @param {string} root */
function sourceHash(root) {
  const hash = createHash('sha256')
  const places = ['packages', 'tools/build.mjs', 'tools/build', 'package.json', 'package-lock.json', 'tsconfig.json']
  for (const file of places.flatMap((place) => filesIn(path.join(root, place)))) {
    const content = fs.readFileSync(file)
    hash.update(`${path.relative(root, file)}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/** Builds server, gates and web when their sources changed since the last time.
 * @param {import('./install.mjs').Preparation} preparation */
export async function ensureBuilt({ root, terminal, signal }) {
  const stamp = path.join(root, '.cache', 'fairway-build')
  const hash = sourceHash(root)
  const isCurrent = () =>
    fs.existsSync(stamp) &&
    fs.readFileSync(stamp, 'utf8') === hash &&
    PRODUCTS.every((product) => fs.existsSync(path.join(root, product)))
  if (isCurrent()) return
  const lock = await waitForLock(root, terminal, signal)
  try {
    if (isCurrent()) return // the other start did it
    terminal.working('Building')
    fs.rmSync(stamp, { force: true })
    const { code, output } = await runCommand(process.execPath, ['tools/build.mjs'], { cwd: root, signal })
    if (code !== 0) throw new Error(`The build failed:\n${output.split('\n').slice(-40).join('\n')}`)
    fs.mkdirSync(path.dirname(stamp), { recursive: true })
    fs.writeFileSync(stamp, hash)
    terminal.done('Built')
  } finally {
    await lock.release()
  }
}
