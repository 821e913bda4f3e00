import { letterBillTypes, WAITS_FOR_LETTER } from '@fairway/contract/letters-of-indemnity/one-time-letter.values'
import sql, { type Sql } from 'sql-template-tag'
import type { Database } from '../../platform/database/database.ts'

/** Bills `l` that wait for a letter of indemnity. */
export const waits = sql`l.release = ${WAITS_FOR_LETTER} and l.type = any(${[...letterBillTypes]}::text[])`

/** Bookings first, then bills, in one order for everybody and for what the carrier says of them. */
export async function lockBills(db: Database, blNos: Sql) {
  await db.run(sql`
    select from booking where id in (select l.booking_id from bill l where l.bl_no in (${blNos})) order by booking_no for no key update`)
  await db.run(sql`select from bill where bl_no in (${blNos}) order by bl_no for update`)
}

/**
 * Bills that have their letter wait no longer and are released as what they are, and the holds for the letter are cleared.
 * The status history and the activity of the bookings name the letter and who signed it; nobody, where it was in force
 * before the bill waited.
 */
export const releaseBills = (
  db: Database,
  bills: readonly { blNo: string; reference: string }[],
  username: string | null,
) =>
  db.run(sql`
    with given as (
      select * from unnest(${bills.map(({ blNo }) => blNo)}::text[], ${bills.map(({ reference }) => reference)}::text[]) as g(bl_no, reference)),
    released as (
      update bill l set release = l.type from given g where l.bl_no = g.bl_no and ${waits}
      returning l.bl_no, l.booking_id, l.type, g.reference),
    cleared as (
      update release_hold h set (state, since, remark) = ('green', business_now(), g.reference) from given g
       where h.bl_no = g.bl_no and h.type = 'letterOfIndemnity' and h.state = 'red' returning h.bl_no, g.reference),
    history as (
      insert into bill_event (bl_no, happened_at, kind, value, done_by, note)
      select bl_no, business_now(), 'holdCleared', 'letterOfIndemnity', ${username}::text, reference from cleared
      union all select bl_no, business_now(), 'release', type, ${username}::text, reference from released order by 1, 3)
    insert into booking_story (booking_id, happened_at, kind, about, done_by)
    select booking_id, business_now(), 'released', bl_no || ' ' || type, ${username}::text from released order by bl_no`)

/** A hold for a letter that came before the bill had one is cleared, also when it is told later; a newer hold stays. */
export const clearEarlierHolds = (db: Database, bookingNos: readonly string[]) =>
  db.run(sql`
    with cleared as (
      update release_hold h set (state, since, remark) = ('green', business_now(), had.reference)
        from bill l join booking b on b.id = l.booking_id
       cross join lateral (
         select ${blanketReference(sql`k.letter_id`)} as reference, k.released_at as at from blanket_letter_bill k where k.bl_no = l.bl_no
         union all
         select g.reference, g.signed_at from one_time_letter_bill m join one_time_letter g on g.id = m.letter_id
          where m.bl_no = l.bl_no and g.signed_at is not null
         order by at desc limit 1) had
       where b.booking_no = any(${bookingNos}::text[]) and h.bl_no = l.bl_no and h.type = 'letterOfIndemnity' and h.state = 'red'
         and h.since <= had.at
      returning h.bl_no, had.reference)
    insert into bill_event (bl_no, happened_at, kind, value, note)
    select bl_no, business_now(), 'holdCleared', 'letterOfIndemnity', reference from cleared order by bl_no`)

/** A blanket letter by the number that people know; the same as `letterReference` of the contract. */
const blanketReference = (id: Sql) => sql`'LOI' || lpad(${id}::text, greatest(6, length(${id}::text)), '0')`
