import sql from 'sql-template-tag'
import type { Database } from '../../../platform/database/database.ts'

interface Invitation {
  id: string
  accountId: string
  hours: number
  hashes: { code: Buffer; link: Buffer; flow: Buffer }
}

/** Stores a code by which its owner chooses a password, in place of any before it. */
export const insertInvitation = (db: Database, { id, accountId, hours, hashes }: Invitation) =>
  db.run(sql`
    insert into account_code (id, account_id, purpose, code_hash, link_hash, flow_hash, ip, expires_at)
    values (${id}::uuid, ${accountId}::uuid, 'reset', ${hashes.code}, ${hashes.link}, ${hashes.flow}, '',
            now() + make_interval(hours => ${hours}::int))`)
