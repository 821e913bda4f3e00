import type { RequestDocument } from '@fairway/contract/bookings/booking-request.schema'
import {
  type CarrierAction,
  carrierActions,
  type RequestStatus,
} from '@fairway/contract/bookings/booking-request.values'
import { languages } from '@fairway/contract/shared/language'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import { documentColumns, unlessTaken, valuesOf } from './booking-request.repository.ts'

/** Holds all these requests until the transaction ends, in one order for everybody, so that two batches never block each other. */
export const lockAll = (db: Database, _carrier: Viewer, ediRefs: readonly string[]) =>
  db.run(sql`select from booking_request where edi_ref = any(${ediRefs}::text[]) order by edi_ref for no key update`)

/** Whoever gives out one of these numbers at the same time waits, and then sees to which request it went. */
export const lockNumbers = (db: Database, _carrier: Viewer, bookingNos: readonly string[]) =>
  db.run(sql`
    select pg_advisory_xact_lock(hashtextextended(no, 16)) from (
      select distinct unnest(${bookingNos}::text[]) collate "C" as no order by no) given`)

const Open = z.object({ version: z.number(), action: z.enum(carrierActions).nullable() })

/** The customer's newest version, where a cancellation that was refused and what was not delivered count as never sent. */
export const findOpen = (db: Database, _carrier: Viewer, requestId: number) =>
  db.find(
    Open,
    sql`
    select version, carrier_action as action from request_version
     where request_id = ${requestId} and source <> 'carrier'
       and coalesce(carrier_action, '') not in ('Cancellation Refused', 'Not Delivered')
     order by version desc limit 1`,
  )

export interface CarrierDecision {
  action: CarrierAction
  at: string
  note: string | null
}

/** What the carrier said of one version; what it said later of the same one stands. */
export const updateVersion = (
  db: Database,
  _carrier: Viewer,
  id: number,
  { version, action, at, note }: CarrierDecision & { version: number },
) =>
  db.run(sql`
    update request_version set carrier_action = ${action}, carrier_at = ${at}::timestamptz, csr_note = ${note}
     where request_id = ${id} and version = ${version} and coalesce(carrier_at, '-infinity') <= ${at}::timestamptz`)

/** The carrier has it and will decide: nothing that anybody is writing on changes by that. */
export const updateReceived = (db: Database, _carrier: Viewer, id: number, { action, at }: CarrierDecision) =>
  db.run(sql`
    update booking_request set carrier_action = ${action}, carrier_at = ${at}::timestamptz, changed_in = pg_current_xact_id()
     where id = ${id}`)

interface Decided extends CarrierDecision {
  status: RequestStatus
  version: number
  confirmedVersion: number | null
  bookingNo: string | null
  document: RequestDocument
}

/** Where a decision leaves a request. */
export const updateDecided = (db: Database, _carrier: Viewer, id: number, decided: Decided) =>
  db.run(sql`
    update booking_request
       set status = ${decided.status}, status_before_cancel = null, version = ${decided.version},
           confirmed_version = ${decided.confirmedVersion}, booking_no = ${decided.bookingNo},
           (${documentColumns}) = (${valuesOf(decided.document)}),
           carrier_action = ${decided.action}, carrier_at = ${decided.at}::timestamptz, carrier_note = ${decided.note},
           revision = revision + 1, changed_in = pg_current_xact_id()
     where id = ${id}`)

/**
 * Gives a request back the reference that it had given up, unless another one has it by now. Whoever is just saving that
 * reference is waited for, and the index has the last word; the rest of the transaction goes on either way.
 */
export async function restoreReference(
  db: Database,
  _carrier: Viewer,
  id: number,
  reference: string,
): Promise<boolean> {
  await db.run(sql`savepoint reference`)
  const updated = await unlessTaken(
    db.run(sql`update booking_request set customer_reference = ${reference} where id = ${id}`),
  )
  await db.run(updated === undefined ? sql`rollback to savepoint reference` : sql`release savepoint reference`)
  return updated !== undefined
}

const Known = z.object({ isVvd: z.boolean(), isNumberTaken: z.boolean() })

/** Whether the carrier told of this voyage before, and whether the number is that of another request. */
export const findKnown = (
  db: Database,
  _carrier: Viewer,
  query: { id: number; vvd: string | null; bookingNo: string | null },
) =>
  db.one(
    Known,
    sql`
    select exists (select from voyage where vvd = ${query.vvd}) as "isVvd",
           exists (select from booking_request where booking_no = ${query.bookingNo} and id <> ${query.id}) as "isNumberTaken"`,
  )

const Reader = z.object({ username: z.string(), language: z.enum(languages) })

/** Whoever sent the newest version, if they still work on the organisation's requests. */
export const findSender = (db: Database, _carrier: Viewer, requestId: number) =>
  db.find(
    Reader,
    sql`
    select a.username, a.language
      from request_version v join booking_request r on r.id = v.request_id
      join account a on a.username = v.submitted_by and a.status = 'ACTIVE' and a.groups && array['BR', 'BS']
      join account_organisation m on m.account_id = a.id and m.organisation_id = r.org_id and m.web_id_granted
     where v.request_id = ${requestId} and v.source <> 'carrier' order by v.version desc limit 1`,
  )

const Found = z.object({ isFound: z.boolean() })

/** Whether the carrier told of this booking already, and names the organisation as a party of it: then it has a page. */
export const isPartyOf = async (
  db: Database,
  _carrier: Viewer,
  { bookingNo, orgId }: { bookingNo: string; orgId: string },
) => {
  const { isFound } = await db.one(
    Found,
    sql`
    select exists (select from booking b join booking_party p on p.booking_id = b.id and p.org_id = ${orgId}::uuid
                    where b.booking_no = ${bookingNo}) as "isFound"`,
  )
  return isFound
}
