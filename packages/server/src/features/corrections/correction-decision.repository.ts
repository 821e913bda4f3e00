import type { CorrectionDecisionLine } from '@fairway/contract/carrier/correction-decision.schema'
import {
  type CorrectionCarrierAction,
  type CorrectionStatus,
  correctionCarrierActions,
  correctionDecisions,
} from '@fairway/contract/corrections/correction.values'
import { InstantOut } from '@fairway/contract/shared/scalar.schema'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { asRecords } from '../../platform/http/bulk.ts'
import type { Line } from '../../platform/http/ndjson.ts'
import type { Viewer } from '../../platform/viewer.ts'

const InsertedRow = z.object({ line: z.number() })

/** Keeps decisions whose reference is new, and says which lines those are; of two with one reference the first counts. */
export const insertDecisions = async (db: Database, _carrier: Viewer, lines: Line<CorrectionDecisionLine>[]) => {
  const inserted = await db.many(
    InsertedRow,
    sql`
    with given as (
      select distinct on (ref) * from jsonb_to_recordset(${asRecords(lines)}::jsonb) as g(line int, ref text, "correctionId" bigint, version int,
             decision text, note text, "decidedAt" timestamptz)
       order by ref, line),
    kept as (
      insert into correction_decision (ref, correction_id, version, decision, note, decided_at)
      select ref, "correctionId", version, decision, note, "decidedAt" from given order by ref
      on conflict do nothing returning ref)
    select given.line from given join kept using (ref)`,
  )
  return new Set(inserted.map(({ line }) => line))
}

const Recorded = z.object({
  ref: z.string(),
  correctionId: z.number(),
  shipmentNo: z.string(),
  version: z.number(),
  decision: z.enum(correctionDecisions),
  note: z.string().nullable(),
  decidedAt: InstantOut,
})

/** What was recorded for the newest versions of these corrections and not applied, in the order of the decisions. */
export const findRecorded = (db: Database, _carrier: Viewer, ids: readonly number[]) =>
  db.many(
    Recorded,
    sql`
    select d.ref, d.correction_id as "correctionId", b.booking_no as "shipmentNo", d.version, d.decision, d.note, d.decided_at as "decidedAt"
      from correction_decision d join correction c on c.id = d.correction_id and c.version = d.version join booking b on b.id = c.booking_id
     where d.correction_id = any(${ids}::bigint[]) and not d.is_applied order by d.decided_at, d.received_at, d.ref`,
  )

export const markApplied = (db: Database, _carrier: Viewer, refs: readonly string[]) =>
  db.run(sql`update correction_decision set is_applied = true where ref = any(${refs}::text[])`)

export const deleteDecisions = (db: Database, _carrier: Viewer, refs: readonly string[]) =>
  db.run(sql`delete from correction_decision where ref = any(${refs}::text[])`)

/** Holds all these corrections until the transaction ends, in one order for everybody, so that two batches never block each other. */
export const lockAll = (db: Database, _carrier: Viewer, ids: readonly number[]) =>
  db.run(sql`select from correction where id = any(${ids}::bigint[]) order by id for no key update`)

const Open = z.object({ version: z.number(), action: z.enum(correctionCarrierActions).nullable() })

/** The newest version, where what was not delivered counts as never sent. */
export const findOpen = (db: Database, _carrier: Viewer, id: number) =>
  db.find(
    Open,
    sql`
    select version, carrier_action as action from correction_version
     where correction_id = ${id} and carrier_action is distinct from 'Not Delivered' order by version desc limit 1`,
  )

export interface CarrierDecision {
  action: CorrectionCarrierAction
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
    update correction_version set carrier_action = ${action}, carrier_at = ${at}::timestamptz, csr_note = coalesce(${note}, csr_note)
     where correction_id = ${id} and version = ${version} and coalesce(carrier_at, '-infinity') <= ${at}::timestamptz`)

/** The carrier has it and will decide: nothing else changes by that. */
export const updateReceived = (db: Database, _carrier: Viewer, id: number, { action, at }: CarrierDecision) =>
  db.run(sql`
    update correction set carrier_action = ${action}, carrier_at = ${at}::timestamptz, changed_in = pg_current_xact_id()
     where id = ${id}`)

/** Where the carrier's word, or that it never got the newest version, leaves a correction. */
export const updateDecided = (
  db: Database,
  _carrier: Viewer,
  id: number,
  { status, action, at, note }: CarrierDecision & { status: CorrectionStatus },
) =>
  db.run(sql`
    update correction
       set status = ${status}, carrier_action = ${action}, carrier_at = ${at}::timestamptz, carrier_note = ${note},
           revision = revision + 1, changed_in = pg_current_xact_id()
     where id = ${id}`)
