import type { DecisionLine } from '@fairway/contract/carrier/decision.schema'
import { decisions } from '@fairway/contract/carrier/outbox.values'
import { InstantOut } from '@fairway/contract/shared/scalar.schema'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { asRecords } from '../../platform/http/bulk.ts'
import type { Line } from '../../platform/http/ndjson.ts'
import type { Viewer } from '../../platform/viewer.ts'

const InsertedRow = z.object({ line: z.number() })
const Recorded = z.object({
  ref: z.string(),
  ediRef: z.string(),
  version: z.number(),
  decision: z.enum(decisions),
  bookingNo: z.string().nullable(),
  vvd: z.string().nullable(),
  note: z.string().nullable(),
  decidedAt: InstantOut,
})

/** Keeps decisions whose reference is new, and says which lines those are; of two with one reference the first counts. */
export const insertDecisions = async (db: Database, _carrier: Viewer, lines: Line<DecisionLine>[]) => {
  const inserted = await db.many(
    InsertedRow,
    sql`
    with given as (
      select distinct on (ref) * from jsonb_to_recordset(${asRecords(lines)}::jsonb) as g(line int, ref text, "ediRef" text, version int,
             decision text, "bookingNo" text, vvd text, note text, "decidedAt" timestamptz)
       order by ref, line),
    kept as (
      insert into carrier_decision (ref, edi_ref, version, decision, booking_no, vvd, note, decided_at)
      select ref, "ediRef", version, decision, "bookingNo", vvd, note, "decidedAt" from given order by ref
      on conflict do nothing returning ref)
    select given.line from given join kept using (ref)`,
  )
  return new Set(inserted.map(({ line }) => line))
}

/** What was recorded for these requests and not applied, in the order in which it came. */
export const findRecorded = (db: Database, _admin: Viewer, ediRefs: readonly string[]) =>
  db.many(
    Recorded,
    sql`
    select ref, edi_ref as "ediRef", version, decision, booking_no as "bookingNo", vvd, note, decided_at as "decidedAt"
      from carrier_decision where edi_ref = any(${ediRefs}::text[]) and not is_applied order by received_at, decided_at`,
  )

/** What was not taken after all can be sent again. */
export const deleteDecisions = (db: Database, _carrier: Viewer, refs: readonly string[]) =>
  db.run(sql`delete from carrier_decision where ref = any(${refs}::text[])`)

export const markApplied = (db: Database, _carrier: Viewer, refs: readonly string[]) =>
  db.run(sql`update carrier_decision set is_applied = true where ref = any(${refs}::text[])`)
