// @ts-check
import fs from 'node:fs'
import { fromServer } from './binaries.mjs'
import { findPostmaster } from './postmaster.mjs'

/** @typedef {import('pg').Client} Client */

const OWNER_LOCK = 7_021_418
const DATABASE = 'fairway'
const ROLE = 'fairway'

/** The address of a role's database on the embedded server.
 * @param {'postgres' | 'fairway'} role
 * @param {string} secret
 * @param {number} port */
export const urlOf = (role, secret, port) => `postgres://${role}:${secret}@127.0.0.1:${port}/${role}`

/** A connection of ours; its owner handles a lost one, which must never crash the program.
 * @param {string} url
 * @param {string} name
 * @returns {Promise<Client>} */
export async function connect(url, name) {
  /** @type {typeof import('pg')} */
  const pg = fromServer('pg')
  const client = new pg.Client({ connectionString: url, application_name: name, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  await client.connect()
  return client
}

/** The error when somebody else owns the data folder. */
export class FolderInUse extends Error {
  code = 'EINUSE'
}

/** Takes ownership of a running server: one owner per data folder, by an advisory lock on a connection of its own. The
 * kernel closes that connection however the owner dies, so no stale lock is ever left.
 * @param {string} url
 * @param {string} cluster
 * @returns {Promise<Client>} */
export async function takeOwnership(url, cluster) {
  const client = await connect(url, 'fairway owner')
  try {
    const { rows } = await client.query(
      `select current_setting('data_directory') as folder, pg_try_advisory_lock($1) as mine`,
      [OWNER_LOCK],
    )
    if (fs.realpathSync(rows[0].folder) !== cluster) throw new Error(`this server belongs to ${rows[0].folder}`)
    if (!rows[0].mine) throw new FolderInUse(`Another Fairway, or a backup of it, already uses ${cluster}.`)
    return client
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}

/** The application's own role and database, made on the first start: it has all rights inside its database and none
 * outside.
 * @param {Client} owner
 * @param {string} secret base64url, so it needs no quoting */
export async function ensureApplicationRole(owner, secret) {
  const { rows } = await owner.query(
    `select exists (select from pg_roles where rolname = $1) as role,
            exists (select from pg_database where datname = $2) as database`,
    [ROLE, DATABASE],
  )
  const verb = rows[0].role ? 'alter' : 'create'
  await owner.query(`${verb} role ${ROLE} login nosuperuser nocreatedb nocreaterole noreplication password '${secret}'`)
  if (!rows[0].database) await owner.query(`create database ${DATABASE} owner ${ROLE}`)
}

/** A superuser's connection to the running server of a folder, without owning it; undefined when none runs.
 * @param {import('./folder.mjs').FolderPaths} paths
 * @param {string} name */
export async function connectToRunning(paths, name) {
  const running = findPostmaster(paths.cluster)
  if (!running?.ready) return undefined
  const secret = fs.readFileSync(paths.superSecret, 'utf8').trim()
  return connect(urlOf('postgres', secret, running.port), name)
}
