import { randomBytes } from 'node:crypto'
import { type CarrierScope, carrierScopes } from '@fairway/contract/kit/access'
import { listKeys, registerKey, revokeKey } from './platform/access.ts'
import { type Database, openPool } from './platform/database.ts'
import { migrate } from './platform/migrations.ts'
import { EXIT_BAD_SETTINGS } from './platform/settings.ts'

const USAGE = `Usage:
  npm run admin -- create-key <name> <scope,scope,…|all>   makes a key for the carrier API and shows it once
  npm run admin -- list-keys                               names, scopes and age of the keys in force
  npm run admin -- revoke-key <name>                       ends a key at once
Scopes: ${carrierScopes.join(', ')}
`

class UsageError extends Error {}

/** The operator's commands: what must be done before anyone can sign in. */
async function administer(db: Database, [command, name = '', scopes = '']: string[]): Promise<string> {
  switch (command) {
    case 'create-key': {
      const key = `fwk_${randomBytes(32).toString('base64url')}`
      await registerKey(db, readName(name), key, readScopes(scopes))
      return `${key}\nThis is the only time that the key is shown. A former key of that name has ended.`
    }
    case 'list-keys': {
      const keys = await listKeys(db)
      return keys.length === 0
        ? 'There are no keys.'
        : keys.map((key) => `${key.name}\t${key.scopes.join(',')}\tsince ${key.createdAt}`).join('\n')
    }
    case 'revoke-key':
      if ((await revokeKey(db, readName(name))) === 0) throw new UsageError(`There is no key named ${name}.`)
      return `The key ${name} has ended.`
    default:
      throw new UsageError(USAGE)
  }
}

function readName(name: string) {
  if (!/^[a-z][a-z0-9-]{1,40}$/.test(name))
    throw new UsageError('A name has small letters, digits and hyphens, such as terminal-feed.')
  return name
}

function readScopes(text: string): readonly CarrierScope[] {
  if (text === 'all') return carrierScopes
  const asked = text.split(',')
  const known = carrierScopes.filter((scope) => asked.includes(scope))
  if (known.length !== asked.length) throw new UsageError(USAGE)
  return known
}

const url = process.env.DATABASE_URL ?? process.env.FAIRWAY_EMBEDDED_URL
if (!url) {
  process.stderr.write('DATABASE_URL is missing: say which database to work on.\n')
  process.exit(EXIT_BAD_SETTINGS)
}
const pool = openPool(url, { size: 1, statementTimeoutMs: 10_000 })
try {
  await migrate(url)
  process.stdout.write(`${await pool.transaction((db) => administer(db, process.argv.slice(2)))}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = error instanceof UsageError ? 2 : 1
} finally {
  await pool.close()
}
