import {
  BILL_CAP,
  type BillConcern,
  type BillDate,
  type BillNumberType,
  type billNumberKinds,
} from '@fairway/contract/billing-documents/bill.values'
import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import {
  idsSeenBy,
  isPaidBy,
  mayBeSeenBy,
  rolesAt,
  rolesOf,
  type ViewerScope,
} from '../../../platform/visibility.repository.ts'
import { isUnreleased, releaseOf } from '../../bookings/public.ts'
import { unpaidInvoices } from '../unpaid-invoices.repository.ts'

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
  hasConcerns: boolean
  dateOf: BillDate | 'none'
  /** Every bill will do, whatever its kind, its status, its release and its dates. */
  isOfAnyBill: boolean
}

export const today = (zone: string) => sql`(business_now() at time zone ${zone}::text)::date`

/** Invoices of bill `l` that the reader pays; `own` has what the reader is to the booking. */
export const ownInvoices = ({ seesMoney }: Pick<BillScope, 'seesMoney'>) => sql`
  i.bl_no = l.bl_no and ${seesMoney}::boolean and ${isPaidBy(sql`own.roles`, sql`i.term`)}`

/** A dispute that is not decided. */
const isOpenDispute = sql`d.status in ('Submitted', 'In Review')`

/** Whether the bill can be released, or waits for a letter of indemnity. */
const canBeReleased = sql`l.status = 'Billed' and coalesce(${releaseOf}, 'Printed') = 'Printed'`
const waitsForLetter = sql`${releaseOf} = 'SWB LOI Pending'`

/** What the cards count of bill `l`, over what is `due` of it. */
const concernsOf: Record<BillConcern, Sql> = {
  toPay: sql`due.is_open`,
  toRelease: canBeReleased,
  loiPending: waitsForLetter,
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

const concern = (name: BillConcern) => raw(`'${name}'`)

/** Bills `l` that the criteria ask for, apart from concerns; `own` has what the reader is to the booking. */
const isAskedFor = (dateOf: BillShape['dateOf'], query: BillQuery) => sql`
  l.type = any(${query.types}::text[]) and ${isAmong(sql`l.status`, query.statuses)} and ${isAmong(releaseOf, query.releases)}
    ${dateOf === 'none' ? empty : sql`and ${isOnDay(dateOf, query)}`}`

/** What the reader is to the booking of bill `l`, as `own`. */
const ownRoles = (query: BillQuery) =>
  sql`cross join lateral (select ${rolesAt(query, sql`l.booking_id`)} as roles) own`
/** The same where a day of invoices is asked for: those that the reader pays. */
const ownRolesIfAsked = (dateOf: BillShape['dateOf'], query: BillQuery) =>
  dateOf === 'none' || dateOf === 'billed' ? empty : ownRoles(query)

/** The bills that are asked for and of which the reader has something to pay. */
function billsToPay({ numberType, dateOf, isOfAnyBill }: BillShape, query: BillQuery, isAsked: Sql) {
  if (numberType !== 'none')
    return sql`
    select distinct l.bl_no, l.booking_id from invoice i join bill l on l.bl_no = i.bl_no ${ownRoles(query)}
     where i.booking_id = any((select bookings from reader)::bigint[]) and i.open > 0 and ${ownInvoices(query)} and ${isAsked}`
  const unpaid = sql`
    select distinct i.bl_no, i.booking_id from ${unpaidInvoices(query)} i where ${query.seesMoney}::boolean`
  if (isOfAnyBill) return unpaid
  return sql`
    select l.bl_no, l.booking_id from (${unpaid}) unpaid join bill l on l.bl_no = unpaid.bl_no ${ownRolesIfAsked(dateOf, query)} where ${isAsked}`
}

/**
 * `concerned`: the bills that are asked for and that the cards count, each with one of its concerns. Most bills are paid and
 * released, so they are found among what is not, by indexes that know nothing else.
 */
const concernedBills = (shape: BillShape, query: BillQuery) => {
  const { numberType, dateOf } = shape
  const byNumber = numberType !== 'none'
  const isAsked = sql`${isAskedFor(dateOf, query)} ${byNumber ? sql`and l.bl_no in (select bl_no from matched)` : empty}`
  return sql`
  reader as materialized (select ${byNumber ? sql`array(select booking_id from matched)` : idsSeenBy(query)} as bookings),
  concerned as materialized (
    select bl_no, booking_id, ${concern('toPay')}::text as concern from (${billsToPay(shape, query, isAsked)}) unpaid
    union all
    select distinct l.bl_no, l.booking_id, ${concern('disputed')}
      from dispute d join invoice i on i.invoice_no = d.invoice_no join bill l on l.bl_no = i.bl_no join booking b on b.id = l.booking_id ${ownRoles(query)}
     where ${isOpenDispute} and ${mayBeSeenBy(query)} and ${ownInvoices(query)} and ${isAsked}
    union all
    select l.bl_no, l.booking_id, case when ${canBeReleased} then ${concern('toRelease')} when ${waitsForLetter} then ${concern('loiPending')} end
      from bill l ${ownRolesIfAsked(dateOf, query)}
     where l.booking_id = any((select bookings from reader)::bigint[]) and ${isUnreleased} and ${isAsked})`
}

/** `concerned`, to be counted. */
export const countedBills = (shape: BillShape, query: BillQuery) => sql`
  ${shape.numberType === 'none' ? empty : sql`matched as materialized (${matched(shape.numberType, query)}),`} ${concernedBills(shape, query)}`

/**
 * `seen`: the bills that are asked for, found by numbers, or from the reader's bookings, however many bills there are; those with a
 * concern from what is open of them. Those of numbers are still to be compared with the criteria; of others there are no more
 * than a list may show, and one.
 */
function seenBills(shape: BillShape, query: BillQuery): Sql {
  const { numberType, dateOf, hasConcerns } = shape
  if (numberType !== 'none')
    return sql`
    matched as materialized (${matched(numberType, query)}),
    seen as materialized (select distinct bl_no, booking_id from matched),`
  const limit = sql`limit ${BILL_CAP + 1}`
  if (hasConcerns)
    return sql`
    ${concernedBills(shape, query)},
    seen as materialized (
      select distinct bl_no, booking_id from concerned where concern = any(${query.concerns}::text[]) ${limit}),`
  return sql`
    seen as materialized (
      select l.bl_no, l.booking_id from bill l ${ownRolesIfAsked(dateOf, query)}
       where l.booking_id = any((${idsSeenBy(query)})::bigint[]) and ${isAskedFor(dateOf, query)} ${limit}),`
}

/**
 * `chosen`: the bills that are asked for, at most `limit` of them, each with what the reader is to its booking and what the
 * cards count of it. Where there are too many it has one that says nothing for each.
 */
export function chosenBills(shape: BillShape, query: BillQuery, limit: Sql): Sql {
  const { numberType, dateOf } = shape
  const isFew = numberType === 'none' ? sql`(select count(*) from seen) <= ${BILL_CAP}` : sql`true`
  return sql`
    ${seenBills(shape, query)}
    chosen as materialized (
      select one.* from seen cross join lateral (
        select l.bl_no, l.booking_id, own.roles, due.disputes, due.due_on, ${concerns} as concerns
          from bill l join booking b on b.id = l.booking_id
         cross join lateral (select ${rolesOf(query)} as roles) own
         cross join lateral (
           select coalesce(bool_or(i.open > 0), false) as is_open, coalesce(sum(i.open_disputes), 0)::int as disputes,
                  min(i.due_on) filter (where i.open > 0) as due_on
             from (select i.open, i.due_on, (select count(*) from dispute d where d.invoice_no = i.invoice_no and ${isOpenDispute}) as open_disputes
                     from invoice i where ${ownInvoices(query)}) i) due
         where l.booking_id = seen.booking_id and l.bl_no = seen.bl_no and ${isAskedFor(dateOf, query)}
           and (${query.concerns}::text[] is null or ${concerns} && ${query.concerns}::text[])
        offset 0) one where ${isFew}
      union all
      select seen.bl_no, seen.booking_id, '{}', 0, null, '{}' from seen where not ${isFew}
      ${limit})`
}
