// @ts-check
// Builds what `npm start` runs: the web, the server and gates, side by side. Each builds into dist.tmp and is renamed
// when it is complete: a failed build leaves the last good one.
import { spawn } from 'node:child_process'
import { cpSync, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'

const root = fileURLToPath(new URL('..', import.meta.url))
const inside = (/** @type {string} */ name, /** @type {string[]} */ ...rest) =>
  path.join(root, 'packages', name, ...rest)
const remove = (/** @type {string} */ folder) => rmSync(folder, { recursive: true, force: true })

/** Own code, including the contract, goes into the bundle; npm packages stay outside. */
const isInstalled = (/** @type {string} */ id) =>
  !/^[./]/.test(id) && !path.isAbsolute(id) && !id.startsWith('@fairway/')

/** @param {'server' | 'gates'} name
 * @param {string[]} entries */
async function bundle(name, entries) {
  const { build } = await import('rolldown')
  await build({
    input: Object.fromEntries(entries.map((entry) => [path.basename(entry), inside(name, `src/${entry}.ts`)])),
    platform: 'node',
    external: isInstalled,
    logLevel: 'warn',
    output: {
      dir: inside(name, 'dist.tmp'),
      format: 'esm',
      sourcemap: true,
      entryFileNames: '[name].js',
      // beside the programs, so that paths relative to a file stay valid
      chunkFileNames: 'shared-[hash].js',
    },
  })
}

async function buildServer() {
  await bundle('server', [
    'main',
    'admin',
    'ports/sheets/sheet-reader.program',
    'ports/documents/pdf.program',
    'ports/sealing/seal.program',
    'ports/sealing/seal-checker.program',
    'ports/documents/incoming/pdf-inspector.program',
  ])
  cpSync(inside('server', 'src/platform/database/migrations'), inside('server', 'dist.tmp/migrations'), {
    recursive: true,
    filter: (from) => statSync(from).isDirectory() || from.endsWith('.sql'),
  })
  const passwords = 'common-passwords.bin'
  cpSync(inside('server', 'src/features/identity/passwords', passwords), inside('server', 'dist.tmp', passwords))
}

/** The web builds itself, in the same way: dist.tmp first, then dist. */
async function buildWeb() {
  const script = inside('web', 'build.mjs')
  if (!existsSync(script)) throw new Error('packages/web/build.mjs is missing: the web cannot be built')
  const child = spawn(process.execPath, [script], { cwd: root, stdio: 'inherit' })
  const code = await new Promise((done, failed) => child.once('exit', done).once('error', failed))
  if (code !== 0) throw new Error(`packages/web/build.mjs ended with ${code}`)
}

const programs = { web: buildWeb, server: buildServer, gates: () => bundle('gates', ['main']) }

/** @param {string} name
 * @param {() => Promise<void>} build */
async function timed(name, build) {
  const startedAt = Date.now()
  remove(inside(name, 'dist.tmp'))
  await build()
  return { name, seconds: (Date.now() - startedAt) / 1000 }
}

/** Renames the old result away before the new one replaces it, so each name changes in one step.
 * @param {string} name */
function publish(name) {
  const [live, built, old] = [inside(name, 'dist'), inside(name, 'dist.tmp'), inside(name, 'dist.old')]
  remove(old)
  if (existsSync(live)) renameSync(live, old)
  renameSync(built, live)
  remove(old)
}

/** @param {string} folder */
function sizeOf(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const shipped = files.filter((file) => !file.name.endsWith('.map'))
  return {
    files: shipped.length,
    bytes: shipped.reduce((sum, file) => sum + statSync(path.join(file.parentPath ?? file.path, file.name)).size, 0),
  }
}

/** The bundler colours its errors even without a terminal.
 * @param {unknown} error */
function formatError(error) {
  const text = error instanceof Error ? error.message : String(error)
  return process.stderr.isTTY ? text : stripVTControlCharacters(text)
}

const names = Object.keys(programs)
const results = await Promise.allSettled(Object.entries(programs).map(([name, build]) => timed(name, build)))
const built = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))

if (built.length === names.length) {
  for (const name of ['server', 'gates']) publish(name)
  for (const { name, seconds } of built) {
    const { files, bytes } = sizeOf(inside(name, 'dist'))
    const size = `${Math.round(bytes / 1024)} kB`.padStart(9)
    console.log(`build: ${name.padEnd(6)} ${size} in ${files} files, ${seconds.toFixed(1)} s`)
  }
} else {
  for (const name of names) remove(inside(name, 'dist.tmp'))
  for (const [at, result] of results.entries())
    if (result.status === 'rejected') console.error(`build: ${names[at]} failed: ${formatError(result.reason)}`)
  console.error('build: what failed was not replaced, neither were server and gates')
  process.exitCode = 1
}
