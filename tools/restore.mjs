// @ts-check
// `npm run restore -- <file> [--replace]`: restores what `npm run backup` saved.
//
// Everything is first unpacked into a temporary folder and checked against the backup's checksums; an embedded database
// is even started once on the unpacked files. Only then is the data folder changed, by renames; its former content
// stays beside it under `replaced-…`. A dump (DATABASE_URL) is loaded in one transaction: all of it or nothing.
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { extractArchive } from './postgres/archive.mjs'
import { chooseDataFolder, pathsIn } from './postgres/folder.mjs'
import { chooseIdentity, giveTo } from './postgres/identity.mjs'
import { describeDatabase, loadDump } from './postgres/logical-dump.mjs'
import { findPostmaster } from './postgres/postmaster.mjs'
import { startPostgres } from './postgres.mjs'
import { acquireLock, inUse } from './start/instance-lock.mjs'

const IGNORED = /(\.log|^restore-.*|^replaced-.*)$/

/** @param {string} folder */
const contentOf = (folder) => fs.readdirSync(folder).filter((name) => !IGNORED.test(name))

/** @param {string} place
 * @param {import('./postgres/identity.mjs').RunAs} runAs */
function giveTreeTo(place, runAs) {
  giveTo(place, runAs)
  if (!fs.statSync(place).isDirectory()) return
  for (const name of fs.readdirSync(place)) giveTreeTo(path.join(place, name), runAs)
}

/** Starts PostgreSQL on the unpacked files, which replays the log of the backup, and stops it again.
 * @param {string} unpacked
 * @param {string} dataFolder */
async function proveCluster(unpacked, dataFolder) {
  const runAs = chooseIdentity(pathsIn(dataFolder).cluster)
  fs.chmodSync(unpacked, 0o755)
  giveTreeTo(pathsIn(unpacked).cluster, runAs)
  const postgres = await startPostgres({ dataFolder: unpacked })
  await postgres.stop()
  fs.rmSync(pathsIn(unpacked).log, { force: true })
}

/** A server that a killed start left behind must not keep writing into files that are being replaced.
 * @param {string} dataFolder */
async function stopLeftover(dataFolder) {
  if (!findPostmaster(pathsIn(dataFolder).cluster)) return
  const leftover = await startPostgres({ dataFolder })
  await leftover.stop()
}

/** @param {string} unpacked
 * @param {string} dataFolder */
function moveIntoPlace(unpacked, dataFolder) {
  const before = contentOf(dataFolder)
  const aside = path.join(dataFolder, `replaced-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`)
  if (before.length > 0) fs.mkdirSync(aside, { mode: 0o700 })
  for (const name of before) fs.renameSync(path.join(dataFolder, name), path.join(aside, name))
  for (const name of fs.readdirSync(unpacked)) fs.renameSync(path.join(unpacked, name), path.join(dataFolder, name))
  return before.length > 0 ? aside : undefined
}

/** @param {string} url
 * @param {string} unpacked
 * @param {boolean} replace */
async function loadIntoDatabase(url, unpacked, replace) {
  const { tables, schemas } = await describeDatabase(url)
  if (tables > 0 && !replace)
    throw new Error(`The database that DATABASE_URL names holds ${tables} tables. Add --replace to give them up.`)
  const dump = path.join(unpacked, 'database.sql')
  await loadDump(url, dump, schemas)
  fs.rmSync(dump)
}

async function restore() {
  const replace = process.argv.includes('--replace')
  const [fileArgument] = process.argv.slice(2).filter((argument) => argument !== '--replace')
  if (!fileArgument) throw new Error('Say from what: npm run restore -- fairway-backup.tar.gz')
  const file = path.resolve(process.env.INIT_CWD ?? '.', fileArgument)
  const url = process.env.DATABASE_URL
  const dataFolder = fs.realpathSync(chooseDataFolder(fileURLToPath(new URL('..', import.meta.url))))
  const lock = await acquireLock('run', dataFolder)
  if (!('release' in lock)) throw new Error(inUse(dataFolder, lock.holder))
  if (contentOf(dataFolder).length > 0 && !replace)
    throw new Error(`${dataFolder} is not empty. Add --replace to set aside what it holds.`)

  const unpacked = fs.mkdtempSync(path.join(dataFolder, 'restore-'))
  try {
    const { kind, madeAt, postgres } = await extractArchive(file, unpacked)
    if (kind === 'dump' && !url)
      throw new Error('This is a backup of a database of its own: set DATABASE_URL to load it.')
    if (kind === 'cluster' && url) throw new Error('This is a backup of the embedded database: unset DATABASE_URL.')
    if (url) await loadIntoDatabase(url, unpacked, replace)
    else {
      await proveCluster(unpacked, dataFolder)
      await stopLeftover(dataFolder)
    }
    const aside = moveIntoPlace(unpacked, dataFolder)
    console.log(
      `✓ Restored the backup of ${madeAt} (PostgreSQL ${postgres}) into ${url ? 'the database' : dataFolder}.`,
    )
    if (aside) console.log(`  What was there before: ${aside}`)
  } finally {
    fs.rmSync(unpacked, { recursive: true, force: true })
    await lock.release()
  }
}

restore().catch((error) => {
  console.error(`Nothing was restored. ${error.message}`)
  process.exitCode = 1
})
