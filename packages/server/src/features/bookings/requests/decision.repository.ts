import type { RequestDocument } from '@fairway/contract/bookings/requests/booking-request.schema'
import { decisions } from '@fairway/contract/carrier/outbox.values'
import sql, { type Sql } from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { RecordedDecision } from '../../../platform/submissions/decision.repository.ts'
import {
  documentColumns,
  type LockedRequest,
  type StoredRequest,
  unlessTaken,
  valuesOf,
} from './booking-request.repository.ts'

/** Whoever gives out one of these numbers at the same time waits, and then sees to which request it went. */
export const lockNumbers = (db: Database, bookingNos: readonly string[]) =>
  db.run(sql`
    select pg_advisory_xact_lock(hashtextextended(no, 16)) from (
      select distinct unnest(${bookingNos}::text[]) collate "C" as no order by no) given`)

const Recorded = RecordedDecision.extend({
  ediRef: z.string(),
  decision: z.enum(decisions),
  bookingNo: z.string().nullable(),
  vvd: z.string().nullable(),
  emptyDepot: z.string().nullable(),
})

export const readRecorded = (db: Database, query: Sql) => db.many(Recorded, query)

interface Decided {
  version: number
  confirmedVersion: number | null
  bookingNo: string | null
  /** The code of its location. */
  emptyDepot: string | null
  document: RequestDocument
}

/** What a decision changes in a request beside its status. */
export const decidedColumns = ({ version, confirmedVersion, bookingNo, emptyDepot, document }: Decided) => sql`,
  status_before_cancel = null, version = ${version}, confirmed_version = ${confirmedVersion}, booking_no = ${bookingNo},
  empty_depot = ${emptyDepot},
  (${documentColumns}) = (${valuesOf(document)})`

/** The same where the newest version was lost: what was written stays, to be sent again. */
export const undeliveredColumns = (hasUnsent: boolean) => sql`, status_before_cancel = null, has_unsent = ${hasUnsent}`

/**
 * Gives a request back the reference that it had given up, unless another one has it by now. Whoever is just saving that
 * reference is waited for, and the index has the last word; the rest of the transaction goes on either way.
 */
export async function restoreReference(db: Database, { id }: LockedRequest, reference: string): Promise<boolean> {
  await db.run(sql`savepoint reference`)
  const updated = await unlessTaken(
    db.run(sql`update booking_request set customer_reference = ${reference} where id = ${id}`),
  )
  await db.run(updated === undefined ? sql`rollback to savepoint reference` : sql`release savepoint reference`)
  return updated !== undefined
}

const Known = z.object({ isVvd: z.boolean(), isDepot: z.boolean(), isNumberTaken: z.boolean() })

interface Named {
  id: number
  vvd: string | null
  bookingNo: string | null
  emptyDepot: string | null
}

/** Whether the carrier told of this voyage and this depot before, and whether the number is that of another request. */
export const findKnown = (db: Database, query: Named) =>
  db.one(
    Known,
    sql`
    select exists (select from voyage where vvd = ${query.vvd}) as "isVvd",
           exists (select from location where code = ${query.emptyDepot}) as "isDepot",
           exists (select from booking_request where booking_no = ${query.bookingNo} and id <> ${query.id}) as "isNumberTaken"`,
  )

/** Whether account `a` still works for the organisation of a request. */
export const worksFor = ({ orgId }: StoredRequest) => sql`exists (
  select from account_organisation m where m.account_id = a.id and m.organisation_id = ${orgId}::uuid and m.web_id_granted)`

const Found = z.object({ isFound: z.boolean() })

/** Whether the carrier told of this booking already, and names the organisation as a party of it: then it has a page. */
export const isPartyOf = async (db: Database, { bookingNo, orgId }: { bookingNo: string; orgId: string }) => {
  const { isFound } = await db.one(
    Found,
    sql`
    select exists (select from booking b join booking_party p on p.booking_id = b.id and p.org_id = ${orgId}::uuid
                    where b.booking_no = ${bookingNo}) as "isFound"`,
  )
  return isFound
}
