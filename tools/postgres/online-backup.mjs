// @ts-check
import fs from 'node:fs'
import path from 'node:path'

/** @typedef {ReturnType<typeof import('./archive.mjs').createArchive>} Archive */

/** PostgreSQL makes their content again at each start. */
const EMPTIED = new Set(
  ['wal', 'replslot', 'dynshmem', 'notify', 'serial', 'snapshots', 'stat_tmp', 'subtrans'].map(
    (name) => `pg/pg_${name}`,
  ),
)
const LEFT_OUT = /^(postmaster\.(pid|opts)|backup_label.*|tablespace_map.*|pg_internal\.init.*|pgsql_tmp.*)$/
/** Files of the data folder that belong to one run, or were left by other restores and starts. */
const NOT_DATA = /(\.log|^running\.json|^pg|^init-.*|^restore-.*|^replaced-.*)$/

/** @param {Archive} archive
 * @param {string} folder
 * @param {string} name */
async function addTree(archive, folder, name) {
  const entries = await fs.promises.readdir(folder, { withFileTypes: true }).catch((error) => {
    if (error.code !== 'ENOENT') throw error
    return []
  })
  await archive.addFolder(name)
  for (const entry of entries) {
    const [inside, from] = [`${name}/${entry.name}`, path.join(folder, entry.name)]
    if (LEFT_OUT.test(entry.name) || inside === 'pg/global/pg_control') continue
    if (entry.isDirectory() && EMPTIED.has(inside)) await archive.addFolder(inside)
    else if (entry.isDirectory()) await addTree(archive, from, inside)
    else if (entry.isFile()) await archive.addFile(inside, from)
    else throw new Error(`${from} is neither a file nor a folder; this backup cannot hold it.`)
  }
}

/** Everything of the data folder except the database: passwords, keys, and other files of the server.
 * @param {Archive} archive
 * @param {string} dataFolder */
export async function addOwnFiles(archive, dataFolder) {
  for (const entry of fs.readdirSync(dataFolder, { withFileTypes: true })) {
    if (NOT_DATA.test(entry.name)) continue
    const from = path.join(dataFolder, entry.name)
    if (entry.isDirectory()) await addTree(archive, from, entry.name)
    else await archive.addFile(entry.name, from)
  }
}

/** Archives the database while it is in use: PostgreSQL is told that a copy is being made, its files are copied while
 * they change, and the log of all changes meanwhile is added; the first start on the copy replays that log and
 * ends exactly where the backup ended. A slot keeps PostgreSQL from recycling that log before it is copied.
 * @param {Archive} archive
 * @param {import('pg').Client} client a superuser's; it must stay open to the end
 * @param {string} cluster */
export async function addRunningCluster(archive, client, cluster) {
  await client.query('select pg_create_physical_replication_slot($1, true, true)', [`fairway_backup_${process.pid}`])
  await client.query('select pg_backup_start($1, true)', ['fairway backup'])
  await addTree(archive, cluster, 'pg')
  await archive.addFile('pg/global/pg_control', path.join(cluster, 'global', 'pg_control'))
  const { rows } = await client.query(
    'select labelfile, spcmapfile, pg_walfile_name(lsn) as last from pg_backup_stop(false)',
  )
  const { labelfile, spcmapfile, last } = rows[0]
  if (spcmapfile) throw new Error('This database has tablespaces outside of its folder; the backup cannot hold them.')
  await archive.addContent('pg/backup_label', Buffer.from(labelfile))

  const first = /^START WAL LOCATION: \S+ \(file (\w{24})\)/m.exec(labelfile)?.[1]
  if (!first) throw new Error(`PostgreSQL's label of the backup is not understood:\n${labelfile}`)
  const log = path.join(cluster, 'pg_wal')
  const isNeeded = (/** @type {string} */ name) =>
    /^\w{8}\.history$/.test(name) || (/^[0-9A-F]{24}$/.test(name) && name >= first && name <= last)
  const needed = fs.readdirSync(log).filter(isNeeded).sort()
  if (!needed.includes(first) || !needed.includes(last))
    throw new Error('PostgreSQL no longer has the log of this backup.')
  for (const name of needed) await archive.addFile(`pg/pg_wal/${name}`, path.join(log, name))
}
