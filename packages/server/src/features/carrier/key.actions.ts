import { randomBytes } from 'node:crypto'
import { type CarrierScope, carrierScopes } from '@fairway/contract/kit/access'
import type { Database } from '../../platform/database/database.ts'
import { listKeys, registerKey, revokeKey } from '../../platform/http/access.ts'
import { UsageError } from '../../platform/monitoring/usage.ts'

/** What the operator calls a key of the carrier API. */
export function readKeyName(name: string): string {
  if (!/^[a-z][a-z0-9-]{1,40}$/.test(name))
    throw new UsageError('A name has small letters, digits and hyphens, such as terminal-feed.')
  return name
}

/** What a key is good for: scopes with commas between, or all. */
export function readScopes(text: string): readonly CarrierScope[] {
  if (text === 'all') return carrierScopes
  const requested = text.split(',')
  const known = carrierScopes.filter((scope) => requested.includes(scope))
  if (known.length !== requested.length) throw new UsageError(`Scopes: ${carrierScopes.join(', ')}, or all.`)
  return known
}

/** Makes a key for the carrier's system; it is shown this once. */
export async function createKey(db: Database, name: string, scopes: readonly CarrierScope[]): Promise<string> {
  const key = `fwk_${randomBytes(32).toString('base64url')}`
  await registerKey(db, name, key, scopes)
  return `${key}\nThis is the only time that the key is shown. A former key of that name has ended.`
}

/** The keys in force. */
export async function showKeys(db: Database): Promise<string> {
  const keys = await listKeys(db)
  return keys.length === 0
    ? 'There are no keys.'
    : keys.map((key) => `${key.name}\t${key.scopes.join(',')}\tsince ${key.createdAt}`).join('\n')
}

/** Ends a key at once. */
export async function endKey(db: Database, name: string): Promise<string> {
  if ((await revokeKey(db, name)) === 0) throw new UsageError(`There is no key named ${name}.`)
  return `The key ${name} has ended.`
}
