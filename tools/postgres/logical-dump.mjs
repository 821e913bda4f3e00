// @ts-check
// For a database in DATABASE_URL: we cannot copy its files, so its content is dumped as statements, by the programs
// that come with PostgreSQL (Debian: postgresql-client).
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { runCommand } from './command.mjs'
import { connect } from './owner.mjs'

/** The oldest of the installed programs that is new enough for the server.
 * @param {'pg_dump' | 'psql'} program
 * @param {number} lowest */
export function findProgram(program, lowest) {
  const debian = '/usr/lib/postgresql'
  const folders = fs.existsSync(debian) ? fs.readdirSync(debian).map((major) => path.join(debian, major, 'bin')) : []
  const candidates = ['', ...folders].map((folder) => {
    const command = path.join(folder, program)
    const result = spawnSync(command, ['--version'], { encoding: 'utf8' })
    return { command, major: Number(/(\d+)[.\d]*/.exec(result.stdout ?? '')?.[1] ?? 0) }
  })
  const fitting = candidates.filter(({ major }) => major >= lowest).sort((a, b) => a.major - b.major)
  if (fitting[0]) return fitting[0].command
  const newest = Math.max(...candidates.map(({ major }) => major))
  throw new Error(
    `This needs the program ${program} of PostgreSQL ${lowest} or newer, ` +
      `${newest ? `but the newest here is ${newest}` : 'which is not here'}. ` +
      `Install it (Debian and Ubuntu: "apt install postgresql-client-${lowest}").`,
  )
}

/** The password is passed in the environment: everyone on the machine can see arguments.
 * @param {string} url */
function connection(url) {
  const parsed = new URL(url)
  const password = decodeURIComponent(parsed.password)
  parsed.password = ''
  return { address: parsed.href, env: { ...process.env, ...(password ? { PGPASSWORD: password } : {}) } }
}

/** @param {string} url
 * @returns {Promise<{ version: string, major: number, schemas: string[], tables: number }>} */
export async function describeDatabase(url) {
  const client = await connect(url, 'fairway backup').catch((error) => {
    throw new Error(`The database that DATABASE_URL names does not answer: ${error.message}`)
  })
  try {
    const { rows } = await client.query(
      `select current_setting('server_version') as version, current_setting('server_version_num')::int / 10000 as major,
              (select coalesce(json_agg(nspname), '[]') from pg_namespace
                where nspname not like 'pg\\_%' and nspname <> 'information_schema') as schemas,
              (select count(*)::int from pg_class c join pg_namespace n on n.oid = c.relnamespace
                where c.relkind in ('r', 'p') and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema') as tables`,
    )
    return rows[0]
  } finally {
    await client.end()
  }
}

/** @param {string} url
 * @param {number} major
 * @param {string} file */
export async function dumpDatabase(url, major, file) {
  const { address, env } = connection(url)
  const args = ['--no-owner', '--no-privileges', `--file=${file}`, `--dbname=${address}`]
  const { code, output } = await runCommand(findProgram('pg_dump', major), args, { env })
  if (code !== 0) throw new Error(`pg_dump failed:\n${output}`)
}

/** Loads a dump in one transaction: afterwards the database has either its former content or exactly the backup.
 * @param {string} url
 * @param {string} file
 * @param {string[]} replaced the current schemas of the database */
export async function loadDump(url, file, replaced) {
  const { address, env } = connection(url)
  const quoted = replaced.map((name) => `drop schema "${name.replaceAll('"', '""')}" cascade;`)
  const clean = [...quoted, 'create schema public;'].join(' ')
  const args = ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1', `--dbname=${address}`]
  const psql = findProgram('psql', 1)
  const { code, output } = await runCommand(psql, [...args, `--command=${clean}`, `--file=${file}`], { env })
  if (code !== 0) throw new Error(`The backup could not be loaded; the database is as it was:\n${output}`)
}
