import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

const MIGRATION_LOCK = 7_021_419
const FOLDER = fileURLToPath(new URL('./migrations/', import.meta.url))
const OLDEST_SUPPORTED = 15

export class MigrationError extends Error {}

/** A name for this program's schema: another one as soon as a migration is added or changed. */
export async function schemaName(folder = FOLDER): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const hash = createHash('sha256')
  for (const name of names) hash.update(name).update(await readFile(`${folder}/${name}`))
  return hash.digest('hex').slice(0, 16)
}

/** Brings the database to this program's schema: forward only, each step whole or not at all, one node at a time. */
export async function migrate(url: string, folder = FOLDER): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'fairway migrations' })
  await client.connect()
  try {
    await refuseOldServer(client)
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query(`create table if not exists schema_migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
    const applied = new Map<string, string>(
      (await client.query<{ name: string; checksum: string }>('select name, checksum from schema_migration')).rows.map(
        (row) => [row.name, row.checksum],
      ),
    )
    const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
    const done: string[] = []
    for (const name of names) {
      const text = await readFile(`${folder}/${name}`, 'utf8')
      const checksum = createHash('sha256').update(text).digest('hex')
      const known = applied.get(name)
      if (known === checksum) continue
      if (known) throw new MigrationError(`${name} was changed after it had been applied. Add a new migration instead.`)
      await applyOne(client, name, text, checksum)
      done.push(name)
    }
    const unknown = [...applied.keys()].filter((name) => !names.includes(name))
    if (unknown.length > 0)
      throw new MigrationError(`The database is newer than this program: it knows ${unknown.join(', ')}.`)
    return done
  } finally {
    await client.end()
  }
}

async function applyOne(client: pg.Client, name: string, text: string, checksum: string) {
  await client.query('begin')
  try {
    await client.query(text)
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new MigrationError(`${name}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

async function refuseOldServer(client: pg.Client) {
  const { rows } = await client.query<{ version: string }>("select current_setting('server_version_num') as version")
  const major = Math.floor(Number(rows[0]?.version ?? 0) / 10_000)
  if (major < OLDEST_SUPPORTED)
    throw new MigrationError(`PostgreSQL ${major} is too old: ${OLDEST_SUPPORTED} or later is needed.`)
}
