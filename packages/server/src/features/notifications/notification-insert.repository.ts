import { NOTIFICATION_NAMED_LIMIT } from '@fairway/contract/notifications/notification.values'
import sql from 'sql-template-tag'
import type { Database } from '../../platform/database/database.ts'
import {
  billingRecipient,
  correctionsRecipient,
  instructionsRecipient,
  lettersRecipient,
  type NewNotification,
  requestsRecipient,
  weighingRecipient,
} from './notification.repository.ts'

/** Notifies every admin that submissions did not reach the carrier: how many, which, and its answer to the first. */
export const insertDeadLetterNotifications = (db: Database, deadLetters: readonly { key: string; reason: string }[]) =>
  db.run(sql`
    with admin as (select id from account where status = 'ACTIVE' and 'ADMIN' = any(groups)),
    told as (
      insert into notice (account_id, kind, tone, args, link)
      select id, 'deliverySetAside', 'error', ${JSON.stringify(deadLetterArgs(deadLetters))}::jsonb, '/adminDeliveries' from admin)
    insert into cargo_change (whose) select id::text from admin`)

const deadLetterArgs = (deadLetters: readonly { key: string; reason: string }[]) => ({
  count: String(deadLetters.length),
  refs: [...new Set(deadLetters.map(({ key }) => key))].slice(0, NOTIFICATION_NAMED_LIMIT).join(', '),
  reason: deadLetters[0]?.reason ?? '',
})

/** Notifies the admin who changed a rule how many containers it moved, once all estimates are stored. */
export const insertRunNotification = (db: Database, runId: number) =>
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

/** Notifies those who work on an organisation's booking requests of what the carrier decided on one of them. */
export const insertRequestNotification = (db: Database, orgId: string, notification: NewNotification) =>
  db.run(sql`
    insert into notice (whose, kind, tone, args, link)
    values (${requestsRecipient(orgId)}, ${notification.kind}, ${notification.tone}, ${JSON.stringify(notification.args)}::jsonb, ${notification.link})`)

/** Notifies those who correct an organisation's bookings of what became of a correction. */
export const insertCorrectionNotification = (db: Database, orgId: string, notification: NewNotification) =>
  db.run(sql`
    insert into notice (whose, kind, tone, args, link)
    values (${correctionsRecipient(orgId)}, ${notification.kind}, ${notification.tone}, ${JSON.stringify(notification.args)}::jsonb, ${notification.link})`)

/** Notifies those who look after an organisation's invoices of what became of a dispute. */
export const insertBillingNotification = (db: Database, orgId: string, notification: NewNotification) =>
  db.run(sql`
    insert into notice (whose, kind, tone, args, link)
    values (${billingRecipient(orgId)}, ${notification.kind}, ${notification.tone}, ${JSON.stringify(notification.args)}::jsonb, ${notification.link})`)

/** Notifies those who write shipping instructions for shipper and forwarder of a booking of what became of one. */
export const insertInstructionNotification = (db: Database, bookingId: number, notification: NewNotification) =>
  db.run(sql`
    insert into notice (whose, kind, tone, args, link)
    select ${instructionsRecipient(sql`p.org_id`)}, ${notification.kind}, ${notification.tone}, ${JSON.stringify(notification.args)}::jsonb, ${notification.link}
      from (select distinct org_id from booking_party where booking_id = ${bookingId} and role in ('shipper', 'forwarder')) p`)

/** Notifies those who weigh for the shipper and the forwarder of a booking of what became of its verified gross mass. */
export const insertVgmNotifications = (db: Database, bookingNo: string, notification: NewNotification) =>
  db.run(sql`
    insert into notice (whose, kind, tone, args, link)
    select distinct concat(p.org_id, ${weighingRecipient('')}::text), ${notification.kind}, ${notification.tone},
           ${JSON.stringify(notification.args)}::jsonb, ${notification.link}
      from booking b join booking_party p on p.booking_id = b.id and p.role in ('shipper', 'forwarder')
     where b.booking_no = ${bookingNo}`)

/** Notifies those who look after the letters of indemnity of these organisations of what became of one. */
export const insertLetterNotification = (db: Database, orgIds: readonly string[], notification: NewNotification) =>
  db.run(sql`
    insert into notice (whose, kind, tone, args, link)
    select whose, ${notification.kind}, ${notification.tone}, ${JSON.stringify(notification.args)}::jsonb, ${notification.link}
      from unnest(${orgIds.map(lettersRecipient)}::text[]) as whose`)

/** Notifies one person, on all their browsers. */
export const insertPersonalNotification = (db: Database, accountId: string, notification: NewNotification) =>
  db.run(sql`
    with told as (
      insert into notice (account_id, kind, tone, args, link)
      values (${accountId}::uuid, ${notification.kind}, ${notification.tone}, ${JSON.stringify(notification.args)}::jsonb, ${notification.link})
      returning account_id)
    insert into cargo_change (whose) select account_id::text from told`)
