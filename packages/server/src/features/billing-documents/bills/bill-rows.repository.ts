import type {
  BillConcern,
  BillDate,
  BillNumberType,
  billNumberKinds,
} from '@fairway/contract/billing-documents/bill.values'
import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import {
  bookingsSeenBy,
  isPaidBy,
  mayBeSeenBy,
  rolesOf,
  type ViewerScope,
} from '../../../platform/visibility.repository.ts'
import { releaseOf } from '../../bookings/public.ts'

/** For whom bills are looked at: the kinds of bills that their groups open, and whether they see amounts. */
export interface BillScope extends ViewerScope {
  types: readonly string[]
  seesMoney: boolean
  /** Whose day it is. */
  zone: string
}

/** What bills are asked for; null is no limit. */
export interface BillQuery extends BillScope {
  numbers: string[]
  statuses: string[] | null
  releases: string[] | null
  concerns: string[] | null
  from: string | null
  to: string | null
}

/** Criteria that need other tables: a statement is made for each combination of them. */
export interface BillShape {
  numberType: BillNumberType | 'none'
  dateOf: BillDate | 'none'
}

export const today = (zone: string) => sql`(business_now() at time zone ${zone}::text)::date`

/** Invoices of bill `l` that the reader pays; `own` has what the reader is to the booking. */
export const ownInvoices = ({ seesMoney }: Pick<BillScope, 'seesMoney'>) => sql`
  i.bl_no = l.bl_no and ${seesMoney}::boolean and ${isPaidBy(sql`own.roles`, sql`i.term`)}`

/** What the cards count of bill `l`, over what is `due` of it. */
const concernsOf: Record<BillConcern, Sql> = {
  toPay: sql`due.is_open`,
  toRelease: sql`l.status = 'Billed' and coalesce(${releaseOf}, 'Printed') = 'Printed'`,
  loiPending: sql`${releaseOf} = 'SWB LOI Pending'`,
  disputed: sql`due.disputes > 0`,
}
const concerns = sql`array_remove(array[${join(
  Object.entries(concernsOf).map(([name, holds]) => sql`case when ${holds} then ${raw(`'${name}'`)} end`),
  ', ',
)}], null)`

const isAmong = (value: Sql, allowed: string[] | null) =>
  sql`coalesce(${value} = any(${allowed}::text[]), ${allowed}::text[] is null)`
const isWithin = (day: Sql, { from, to }: BillQuery) =>
  sql`${day} >= coalesce(${from}::date, '-infinity') and ${day} <= coalesce(${to}::date, 'infinity')`

const isOnDay = (dateOf: BillDate, query: BillQuery): Sql => {
  if (dateOf === 'billed') return isWithin(sql`(l.billed_at at time zone ${query.zone}::text)::date`, query)
  const day = dateOf === 'due' ? sql`i.due_on` : sql`i.issued_on`
  return sql`exists (select from invoice i where ${ownInvoices(query)} and ${isWithin(day, query)})`
}

/** How a number leads to bill `l`. */
const matches: Record<(typeof billNumberKinds)[number], (query: BillQuery) => Sql> = {
  bl: () => sql`select l.* from bill l where l.bl_no = w.number`,
  booking: () => sql`
    select l.* from booking k join bill l on l.booking_id = k.id where k.booking_no = w.number`,
  shipment: () => sql`select l.* from bill l where l.shipment_id = w.number`,
  invoice: (query) => sql`
    select l.* from invoice f join bill l on l.bl_no = f.bl_no join booking b on b.id = l.booking_id
     cross join lateral (select ${rolesOf(query)} as roles) own
     where f.invoice_no = w.number and ${query.seesMoney}::boolean and ${isPaidBy(sql`own.roles`, sql`f.term`)}`,
}

/** The bills that the numbers lead to, as far as the reader sees them. */
const matched = (type: BillNumberType, query: BillQuery) => {
  const ways = type === 'mixed' ? Object.values(matches) : [matches[type]]
  return sql`
    select w.number, l.bl_no, l.booking_id
      from unnest(${query.numbers}::text[]) as w(number)
     cross join lateral (${join(
       ways.map((way) => way(query)),
       ' union all ',
     )}) l
      join booking b on b.id = l.booking_id
     where l.type = any(${query.types}::text[]) and ${mayBeSeenBy(query)}`
}

/**
 * `chosen`: the bills that are asked for, at most `limit` of them, each with what the reader is to its booking and what the
 * cards count of it. Without numbers they are looked up from the reader's bookings, however many bills there are.
 */
export function chosenBills({ numberType, dateOf }: BillShape, query: BillQuery, limit: Sql): Sql {
  const byNumber = numberType !== 'none'
  const start = byNumber
    ? sql`(select distinct bl_no, booking_id as id from matched) seen`
    : sql`(${bookingsSeenBy(query)}) seen`
  return sql`
    ${byNumber ? sql`matched as materialized (${matched(numberType, query)}),` : empty}
    chosen as materialized (
      select one.* from ${start} cross join lateral (
        select l.bl_no, l.booking_id, own.roles, due.disputes, due.due_on, ${concerns} as concerns
          from bill l join booking b on b.id = l.booking_id
         cross join lateral (select ${rolesOf(query)} as roles) own
         cross join lateral (
           select coalesce(bool_or(i.open > 0), false) as is_open, coalesce(sum(i.open_disputes), 0)::int as disputes,
                  min(i.due_on) filter (where i.open > 0) as due_on
             from (select i.open, i.due_on, (select count(*) from dispute d
                       where d.invoice_no = i.invoice_no and d.status in ('Submitted', 'In Review')) as open_disputes
                     from invoice i where ${ownInvoices(query)}) i) due
         where l.booking_id = seen.id ${byNumber ? sql`and l.bl_no = seen.bl_no` : empty}
           and l.type = any(${query.types}::text[])
           and ${isAmong(sql`l.status`, query.statuses)} and ${isAmong(releaseOf, query.releases)}
           ${dateOf === 'none' ? empty : sql`and ${isOnDay(dateOf, query)}`}
           and (${query.concerns}::text[] is null or ${concerns} && ${query.concerns}::text[])
        offset 0) one ${limit})`
}
