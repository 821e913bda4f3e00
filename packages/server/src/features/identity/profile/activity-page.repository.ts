import { activityTypes } from '@fairway/contract/identity/account.values'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { ACTIVITIES_PER_PAGE, type Place } from './activity-page.rules.ts'

const Row = z.object({
  id: z.number(),
  type: z.enum(activityTypes),
  status: z.enum(['success', 'refused']),
  detail: z.string(),
  at: z.string(),
  ip: z.string(),
  claimed: z.object({ city: z.string().optional(), country: z.string().optional() }).nullable(),
  actor: z.string().nullable(),
})

export interface ActivityFilter {
  accountId: string
  /** Empty for all. */
  type: string
  status: string
  before: Place | undefined
}

/** What happened to an account, newest first, and one more than a page shows. */
export const findActivities = (db: Database, { accountId, type, status, before }: ActivityFilter) =>
  db.many(
    Row,
    sql`
    select id, type, status, detail, at, ip, actor,
           json_strip_nulls(json_build_object('city', claimed->>'city', 'country', claimed->>'country')) as claimed
      from account_activity
     where account_id = ${accountId}::uuid
       and (at, id) < (${before?.at ?? 'infinity'}::timestamptz, ${before?.id ?? 0}::bigint)
       and (${type} = '' or type = ${type}) and (${status} = '' or status = ${status})
     order by at desc, id desc limit ${ACTIVITIES_PER_PAGE + 1}`,
  )
