import { NOTICE_NAMED } from '@fairway/contract/notifications/notice.words'
import sql from 'sql-template-tag'
import type { Database } from '../../platform/database.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { correctionsOf, type NewNotice, requestsOf } from './notice.repository.ts'

/** Tells every admin that submissions did not reach the carrier: how many, which, and what it said to the first. */
export const insertSetAsideNews = (db: Database, spent: readonly { key: string; reason: string }[]) =>
  db.run(sql`
    with admin as (select id from account where status = 'ACTIVE' and 'ADMIN' = any(groups)),
    told as (
      insert into notice (account_id, kind, tone, args, link)
      select id, 'deliverySetAside', 'error', ${JSON.stringify(setAsideArgs(spent))}::jsonb, '/adminDeliveries' from admin)
    insert into cargo_change (whose) select id::text from admin`)

const setAsideArgs = (spent: readonly { key: string; reason: string }[]) => ({
  count: String(spent.length),
  refs: [...new Set(spent.map(({ key }) => key))].slice(0, NOTICE_NAMED).join(', '),
  reason: spent[0]?.reason ?? '',
})

/** Tells the admin who changed a rule, on all their browsers, how many boxes it moved, once its estimates have followed. */
export const insertRunNews = (db: Database, runId: number) =>
  db.run(sql`
    with told as (
      insert into notice (account_id, kind, tone, args, link)
      select a.id, 'estimatesMoved', 'note',
             jsonb_build_object('rule', e.id::text, 'count', r.moved::text, 'total', r.done::text, 'place', r.port_code),
             case when e.is_exception then '/adminEtaRuleExceptionDetails/' else '/adminEtaRuleSearchDetails/' end || e.id
        from estimate_run r join eta_rule e on e.id = r.rule_id
        join account a on a.username_key = lower(normalize(r.requested_by, nfkc))
       where r.id = ${runId}
      returning account_id)
    insert into cargo_change (whose) select account_id::text from told`)

/** Tells those who work on an organisation's booking requests what the carrier decided on one of them. */
export const insertRequestNews = (db: Database, _carrier: Viewer, orgId: string, news: NewNotice) =>
  db.run(sql`
    insert into notice (whose, kind, tone, args, link)
    values (${requestsOf(orgId)}, ${news.kind}, ${news.tone}, ${JSON.stringify(news.args)}::jsonb, ${news.link})`)

/** Tells those who correct an organisation's bookings what became of a correction. */
export const insertCorrectionNews = (db: Database, _carrier: Viewer, orgId: string, news: NewNotice) =>
  db.run(sql`
    insert into notice (whose, kind, tone, args, link)
    values (${correctionsOf(orgId)}, ${news.kind}, ${news.tone}, ${JSON.stringify(news.args)}::jsonb, ${news.link})`)

/** Tells one person alone, on all their browsers. */
export const insertPersonalNews = (db: Database, _carrier: Viewer, accountId: string, news: NewNotice) =>
  db.run(sql`
    with told as (
      insert into notice (account_id, kind, tone, args, link)
      values (${accountId}::uuid, ${news.kind}, ${news.tone}, ${JSON.stringify(news.args)}::jsonb, ${news.link})
      returning account_id)
    insert into cargo_change (whose) select account_id::text from told`)
