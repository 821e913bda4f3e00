// @ts-check
// `npm run backup -- <file>`: one file with everything that Fairway needs to be restored.
//
// The embedded database is copied with its own files, by PostgreSQL's low-level backup (pg_backup_start and
// pg_backup_stop, as pg_basebackup does it), because the npm package contains no pg_dump. The portal keeps running
// meanwhile; where it does not run, PostgreSQL is started for the backup, so that backup and restore have one way for
// both. With DATABASE_URL it is a dump by the system's pg_dump. The file also contains the passwords and keys of the
// data folder: keep it as safe as the portal itself.
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createArchive } from './postgres/archive.mjs'
import { chooseDataFolder, pathsIn } from './postgres/folder.mjs'
import { describeDatabase, dumpDatabase } from './postgres/logical-dump.mjs'
import { addOwnFiles, addRunningCluster } from './postgres/online-backup.mjs'
import { connect, connectToRunning } from './postgres/owner.mjs'
import { startPostgres } from './postgres.mjs'
import { acquireLock, inUse } from './start/instance-lock.mjs'

/** @typedef {ReturnType<typeof createArchive>} Archive */

/** @param {Archive} archive
 * @param {string} dataFolder */
async function backUpCluster(archive, dataFolder) {
  const paths = pathsIn(fs.realpathSync(dataFolder))
  if (!fs.existsSync(paths.cluster))
    throw new Error(`${dataFolder} holds no database yet: there is nothing to back up.`)
  const used = await connectToRunning(paths, 'fairway backup')
  const own = used ? undefined : await startForBackup(dataFolder)
  const client = used ?? (await connect(/** @type {string} */ (own?.superUrl), 'fairway backup'))
  try {
    await addOwnFiles(archive, dataFolder)
    await addRunningCluster(archive, client, paths.cluster)
    const { rows } = await client.query(`select current_setting('server_version') as version`)
    return { kind: /** @type {const} */ ('cluster'), postgres: rows[0].version }
  } finally {
    await client.end().catch(() => {})
    await own?.stop()
  }
}

/** @param {string} dataFolder */
async function startForBackup(dataFolder) {
  const lock = await acquireLock('run', dataFolder)
  if (!('release' in lock)) throw new Error(`${inUse(dataFolder, lock.holder)} Its database is not ready yet.`)
  const postgres = await startPostgres({ dataFolder })
  return {
    superUrl: postgres.superUrl,
    async stop() {
      await postgres.stop()
      await lock.release()
    },
  }
}

/** @param {Archive} archive
 * @param {string} dataFolder
 * @param {{ url: string, file: string }} from */
async function backUpDatabase(archive, dataFolder, { url, file }) {
  const { version, major } = await describeDatabase(url)
  const dump = `${file}.dump`
  try {
    await dumpDatabase(url, major, dump)
    await archive.addFile('database.sql', dump)
  } finally {
    fs.rmSync(dump, { force: true })
  }
  await addOwnFiles(archive, dataFolder)
  return { kind: /** @type {const} */ ('dump'), postgres: version }
}

async function backUp() {
  const [fileArgument] = process.argv.slice(2)
  if (!fileArgument) throw new Error('Say where to: npm run backup -- fairway-backup.tar.gz')
  const file = path.resolve(process.env.INIT_CWD ?? '.', fileArgument)
  if (fs.existsSync(file)) throw new Error(`${file} exists already; a backup never overwrites another.`)
  const dataFolder = chooseDataFolder(fileURLToPath(new URL('..', import.meta.url)))
  const url = process.env.DATABASE_URL
  const archive = createArchive(file)
  try {
    const about = url
      ? await backUpDatabase(archive, dataFolder, { url, file })
      : await backUpCluster(archive, dataFolder)
    const { files, bytes } = await archive.finish({ ...about, madeAt: new Date().toISOString() })
    console.log(`✓ ${file}: ${files} files, ${(bytes / 1e6).toFixed(1)} MB. It holds passwords: keep it safe.`)
  } catch (error) {
    await archive.discard()
    throw error
  }
}

backUp().catch((error) => {
  console.error(`No backup was made. ${error.message}`)
  process.exitCode = 1
})
