import { HOME_NAMED, INVOICE_DUE_AHEAD_DAYS } from '@fairway/contract/home/home.values'
import sql, { type Sql } from 'sql-template-tag'
import type { HomeLineSource } from '../../platform/home-line.ts'
import { unpaidInvoices } from './unpaid-invoices.repository.ts'

const named = (number: Sql, order: Sql) =>
  sql`array_to_string((array_agg(${number} order by ${order}))[1:${HOME_NAMED}], ', ')`

/** Invoices that are overdue or will be soon: one line, however many there are. */
const invoicesDue: HomeLineSource = {
  kind: 'invoiceDue',
  allow: ['SD'],
  select: (reader) => sql`
    select (min(i.due_on) + 1)::timestamp at time zone 'UTC' as due_at, min(i.due_on) as due_on, null::text as place, count(*) as count,
           '[]'::json as boxes, null::text as vvd,
           json_build_object('names', ${named(sql`i.invoice_no`, sql`i.due_on, i.invoice_no`)},
             'overdue', count(*) filter (where i.due_on < (select business_now()::date))) as args
      from ${unpaidInvoices(reader)} i
     where i.due_on <= (select business_now()::date + ${INVOICE_DUE_AHEAD_DAYS}::int)
    having count(*) > 0`,
}

/** Disputes in which the carrier wrote last. */
const disputesAnswered: HomeLineSource = {
  kind: 'disputeAnswered',
  allow: ['SD'],
  select: ({ organisationIds }) => sql`
    select null::timestamptz as due_at, null::date as due_on, null::text as place, count(*) as count, '[]'::json as boxes, null::text as vvd,
           json_build_object('names', ${named(sql`d.invoice_no`, sql`d.id`)}) as args
      from dispute d where d.is_answered and d.org_id = any(${organisationIds}::uuid[]) and d.status in ('Submitted', 'In Review')
    having count(*) > 0`,
}

/** What bills and disputes say on the Home Page. */
export const billingHomeLines: readonly HomeLineSource[] = [invoicesDue, disputesAnswered]
