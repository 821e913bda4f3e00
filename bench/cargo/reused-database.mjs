// @ts-check
// A database for a list, reused between runs: one organisation has as many rows as a list shows, one has more.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { connect } from '../../tools/postgres/owner.mjs'
import { takingTime } from '../load/time-taken.mjs'
import { at } from './databases.mjs'
import { addPerson } from './people.mjs'
import { isBroughtForward, migrate } from './product.mjs'

/** @typedef {import('pg').Client} Client */
/** @typedef {{ username: string, password: string, webId: string, organisationId: string }} Booker */

/** @typedef {object} Definition
 * @property {string} name of the database
 * @property {string} title for messages
 * @property {URL[]} files all files that determine the rows
 * @property {string} groups of the two people, such as `{BR}`
 * @property {(client: Client) => Promise<void>} fill */

/** Makes the database, unless it exists and was made in the same way, with one person of each of the two.
 * @param {import('./databases.mjs').Server} server
 * @param {Definition} definition
 * @param {{ say: (text: string) => void }} run
 * @returns {Promise<{ full: Booker, large: Booker }>} */
export const ensureReusedDatabase = (server, definition, run) =>
  takingTime('making data', () => ensureDatabase(server, definition, run))

/** @param {import('./databases.mjs').Server} server
 * @param {Definition} definition
 * @param {{ say: (text: string) => void }} run */
async function ensureDatabase({ superUrl, appUrl }, { name, title, files, groups, fill }, { say }) {
  const wanted = fingerprint(files)
  const admin = await connect(superUrl, 'bench')
  try {
    const { rows } = await admin.query(
      "select shobj_description(oid, 'pg_database') as print from pg_database where datname = $1",
      [name],
    )
    const isReusable = rows[0]?.print === wanted && (await isBroughtForward(at(appUrl, name)))
    if (!isReusable) {
      say(`Making ${title}`)
      await admin.query(`drop database if exists ${name} with (force)`)
      await admin.query(`create database ${name} owner fairway`)
      await migrate(at(appUrl, name))
    }
    const client = await connect(at(superUrl, name), `bench ${name}`)
    try {
      if (!isReusable) await fill(client)
      if (!isReusable) await admin.query(`comment on database ${name} is '${wanted}'`)
      await client.query('update business_clock set started_at = now(), reached = null')
      await client.query('update carrier_contact set heard_at = now()')
      return { full: await bookerOf(client, 'full', groups), large: await bookerOf(client, 'large', groups) }
    } finally {
      await client.end()
    }
  } finally {
    await admin.end()
  }
}

/** @param {URL[]} files */
function fingerprint(files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(fs.readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

/** @param {Client} client
 * @param {'full' | 'large'} name
 * @param {string} groups
 * @returns {Promise<Booker>} */
async function bookerOf(client, name, groups) {
  const { rows } = await client.query('select id from organisation where ref = $1', [name])
  const organisationId = rows[0].id
  const person = await addPerson(client, `${name}@bench.example`, organisationId)
  await client.query('update account set groups = $2 where username_key = $1', [person.username, groups])
  return { ...person, organisationId }
}
