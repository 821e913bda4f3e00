import type { ActivityType } from '@fairway/contract/identity/account.values'
import sql from 'sql-template-tag'
import type { Database } from '../../../platform/database/database.ts'
import type { Browser } from '../../../platform/http/browser.ts'

/** From where something was done: the address of the connection, and beside it what the browser claims. */
export interface Origin {
  ip: string
  browser: Pick<Browser, 'claimed'>
}

interface Activity {
  accountId: string
  type: ActivityType
  status: 'success' | 'refused'
  detail?: string
  /** Who did it, where it was not the owner. */
  actor?: string | undefined
}

/** Writes what happened to an account into the list that its owner and the admins read. */
export const noteActivity = (
  db: Database,
  { ip, browser }: Origin,
  { accountId, type, status, detail = '', actor }: Activity,
) =>
  db.run(sql`
    insert into account_activity (account_id, type, status, detail, ip, claimed, actor)
    values (${accountId}, ${type}, ${status}, ${detail}, ${ip}, ${JSON.stringify(browser.claimed)}::jsonb, ${actor ?? null})`)
