// @ts-check
// Databases with cargo of three sizes, made by SQL on the server's own schema and reused between runs.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { cpus } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { connect } from '../../tools/postgres/owner.mjs'
import { fillIn, placeholders } from './floor-server.mjs'
import { isBroughtForward, migrate, readStatements } from './product.mjs'

/** @typedef {import('pg').Client} Client */
/** @typedef {{ superUrl: string, appUrl: string }} Server */

const here = path.dirname(fileURLToPath(import.meta.url))
const AT_ONCE = 10_000
const SAMPLE = 1000

/** @param {string} url
 * @param {string} database */
export const at = (url, database) => Object.assign(new URL(url), { pathname: `/${database}` }).href

/** @param {number} containers */
export const nameOf = (containers) => `bench_${containers}`

/** The hash of the generator: a change of its SQL makes the data invalid. The schema migrates by itself. */
function fingerprint() {
  const hash = createHash('sha256')
  for (const name of fs.readdirSync(here).sort())
    if (name.endsWith('.sql')) hash.update(fs.readFileSync(path.join(here, name)))
  return hash.digest('hex').slice(0, 16)
}

/** Makes the database of that size, unless it exists and was made by the same generator.
 * @param {Server} server
 * @param {number} containers
 * @param {{ say: (text: string) => void, signal: AbortSignal }} run */
export async function ensureCargo({ superUrl, appUrl }, containers, { say, signal }) {
  const name = nameOf(containers)
  const { recompute, estimate } = await readStatements()
  const wanted = fingerprint()
  const estimated = async () => {
    await ensureEstimates(at(superUrl, name), containers, { estimate, say, signal })
    await ensureFreeTime(at(superUrl, name), say)
  }
  const admin = await connect(superUrl, 'bench')
  try {
    const { rows } = await admin.query(
      "select shobj_description(oid, 'pg_database') as print from pg_database where datname = $1",
      [name],
    )
    const isReusable = rows[0]?.print === wanted && (await isBroughtForward(at(appUrl, name)))
    if (isReusable && (await isDerived(at(superUrl, name), containers, recompute))) {
      await estimated()
      return name
    }
    const startedAt = Date.now()
    say(`Making ${containers} containers with 12 events each`)
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.query(`create database ${name} owner fairway`)
    await migrate(at(appUrl, name))
    await fill(at(superUrl, name), containers, { recompute, say, signal })
    await estimated()
    await admin.query(`comment on database ${name} is '${wanted}'`)
    say(`  made in ${Math.round((Date.now() - startedAt) / 1000)} s`)
    return name
  } finally {
    await admin.end()
  }
}

/** Whether the server's current statement would leave the stages of a sample unchanged.
 * @param {string} url
 * @param {number} containers
 * @param {import('./product.mjs').Statement} recompute */
async function isDerived(url, containers, recompute) {
  const client = await connect(url, 'bench')
  const ids = Array.from({ length: SAMPLE }, (_, n) => 1 + Math.floor((n * containers) / SAMPLE))
  const read = () =>
    client.query(
      `select id, stage, hold_mask, terminal_word, last_event_id, last_moved_at, heard_at from container
        where id = any($1) order by id`,
      [ids],
    )
  try {
    await client.query('begin')
    const before = await read()
    await client.query(recompute.text, fillIn(recompute, { [placeholders.ids]: ids }))
    const after = await read()
    return isDeepStrictEqual(before.rows, after.rows)
  } finally {
    await client.query('rollback')
    await client.end()
  }
}

/** @param {string} url
 * @param {number} containers
 * @param {{ recompute: import('./product.mjs').Statement, say: (text: string) => void, signal: AbortSignal }} run */
async function fill(url, containers, { recompute, say, signal }) {
  const client = await connect(url, 'bench generator')
  const step = async (/** @type {string} */ title, /** @type {() => Promise<unknown>} */ work) => {
    signal.throwIfAborted()
    const startedAt = Date.now()
    await work()
    say(`  ${title}, ${((Date.now() - startedAt) / 1000).toFixed(1)} s`)
  }
  const run = (/** @type {string} */ file) => async () => client.query(fs.readFileSync(path.join(here, file), 'utf8'))
  try {
    await client.query(`set session_replication_role = replica; set synchronous_commit = off; set jit = off;
      set work_mem = '512MB'; set maintenance_work_mem = '1GB'`)
    await client.query("select set_config('bench.containers', $1, false), set_config('bench.now', $2, false)", [
      String(containers),
      new Date(Math.floor(Date.now() / 60_000) * 60_000).toISOString(),
    ])
    await step('places', run('1-places.sql'))
    await step('voyages', run('2-voyages.sql'))
    await step('bookings', run('3-bookings.sql'))
    await step('containers', run('4-containers.sql'))
    const restore = await dropIndexes(client, 'container_event')
    await step('events', run('5-events.sql'))
    await step('indexes', async () => {
      for (const statement of restore) await client.query(statement)
    })
    await step('statistics', () => client.query('drop schema bench cascade; analyze'))
    await step('stages', () => deriveAll(url, containers, { statement: recompute, signal }))
    await step('room', () => client.query('vacuum full container'))
    await step('vacuum', () => client.query('vacuum (analyze, freeze)'))
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
}

/** Drops indexes and constraints, which are slow row by row, and returns the statements that make them again at once.
 * @param {Client} client
 * @param {string} table */
async function dropIndexes(client, table) {
  const { rows: constraints } = await client.query(
    `select conrelid::regclass as "on", conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
      where (conrelid = $1::regclass and contype in ('p', 'u')) or (confrelid = $1::regclass and contype = 'f')
      order by contype = 'f' desc`,
    [table],
  )
  const { rows: indexes } = await client.query(
    `select i.indexrelid::regclass as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
      where i.indrelid = $1::regclass and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [table],
  )
  for (const { on, name } of constraints) await client.query(`alter table ${on} drop constraint ${name}`)
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  return [
    ...constraints
      .map(({ on, name, definition }) => `alter table ${on} add constraint ${name} ${definition}`)
      .reverse(),
    ...indexes.map(({ definition }) => definition),
  ]
}

/** Runs the server's own statement for all containers, on as many connections as there are cores.
 * @param {string} url
 * @param {number} containers
 * @param {{ statement: import('./product.mjs').Statement, signal: AbortSignal }} run */
async function deriveAll(url, containers, { statement, signal }) {
  let next = 1
  const work = async () => {
    const client = await connect(url, 'bench derivation')
    await client.query('set synchronous_commit = off; set jit = off')
    try {
      while (next <= containers) {
        signal.throwIfAborted()
        const first = next
        next += AT_ONCE
        const ids = Array.from({ length: Math.min(AT_ONCE, containers - first + 1) }, (_, at) => first + at)
        await client.query({
          name: 'derive',
          text: statement.text,
          values: fillIn(statement, { [placeholders.ids]: ids }),
        })
      }
    } finally {
      await client.end()
    }
  }
  await Promise.all(cpus().map(work))
}

/** Makes the estimates of containers before anything is measured, also in databases that were made without any.
 * @param {string} url
 * @param {number} containers
 * @param {{ estimate: import('./product.mjs').Statement, say: (text: string) => void, signal: AbortSignal }} run */
async function ensureEstimates(url, containers, { estimate, say, signal }) {
  const client = await connect(url, 'bench estimates')
  try {
    const { rows } = await client.query(
      `select not exists (select from container where est_since is not null)
              or exists (select from estimate_run where finished_at is null) as missing`,
    )
    if (!rows[0]?.missing) return
    const startedAt = Date.now()
    await deriveAll(url, containers, { statement: estimate, signal })
    await client.query('update estimate_run set started_at = now(), finished_at = now() where finished_at is null')
    await client.query('delete from estimate_change')
    await client.query('vacuum full container')
    await client.query('vacuum (analyze, freeze)')
    say(`  estimates of ${containers} containers, ${((Date.now() - startedAt) / 1000).toFixed(1)} s`)
  } finally {
    await client.end()
  }
}

/** Leaves no free time to be worked out: without terms there is none, and the portal would be busy finding that out of
 * half of the containers for as long as it is measured.
 * @param {string} url
 * @param {(text: string) => void} say */
async function ensureFreeTime(url, say) {
  const client = await connect(url, 'bench free time')
  try {
    const { rows } = await client.query(
      'select exists (select from container where rule_due_at is not null and rule_ref is null) as due',
    )
    if (!rows[0]?.due) return
    const { rowCount } = await client.query(
      'update container set rule_due_at = null where rule_due_at is not null and rule_ref is null',
    )
    await client.query('vacuum full container')
    await client.query('vacuum (analyze, freeze) container')
    say(`  free time of ${rowCount} containers is settled`)
  } finally {
    await client.end()
  }
}

/** Sets the business clock to when the data were made: everything in them is as recent as it was then.
 * @param {Server} server
 * @param {number[]} sizes */
export async function setClock({ superUrl }, sizes) {
  for (const containers of sizes) {
    const client = await connect(at(superUrl, nameOf(containers)), 'bench')
    await client.query(
      'update business_clock set started_at = now(), reached = null; update carrier_contact set heard_at = now()',
    )
    await client.end()
  }
}
