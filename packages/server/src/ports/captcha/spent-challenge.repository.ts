import sql from 'sql-template-tag'
import type { Database } from '../../platform/database/database.ts'

/** Marks a challenge as used; false when somebody was faster, on whatever node. */
export const spendChallenge = async (db: Database, nonce: string) =>
  (await db.run(sql`insert into spent_challenge (nonce) values (${nonce}) on conflict do nothing`)) === 1
