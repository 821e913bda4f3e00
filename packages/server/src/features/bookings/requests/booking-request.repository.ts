import { RequestDocument } from '@fairway/contract/bookings/requests/booking-request.schema'
import type { refusalOf } from '@fairway/contract/bookings/requests/booking-request.states'
import {
  type CarrierAction,
  carrierActions,
  requestStatuses,
} from '@fairway/contract/bookings/requests/booking-request.values'
import type { DecisionLine } from '@fairway/contract/carrier/decision.schema'
import { InstantOut, Names } from '@fairway/contract/shared/scalar.schema'
import pg from 'pg'
import sql, { type Sql } from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import type { Locked } from '../../../platform/locked.ts'
import type { SubmissionKind, SubmissionStore } from '../../../platform/submissions/submission.ts'
import { createVersionRepository } from '../../../platform/submissions/submission-version.repository.ts'
import { organisationsOf, type Viewer } from '../../../platform/viewer.ts'
import { namesIn } from '../../reference-data/public.ts'
import { lineOf } from './request-line.rules.ts'

/** A request as it is stored, with the documents that its next steps depend on. */
export const StoredRequest = z.object({
  id: z.number(),
  ediRef: z.string(),
  orgId: z.string(),
  orgRef: z.string(),
  orgName: z.string(),
  status: z.enum(requestStatuses),
  statusBeforeCancel: z.enum(['Submitted', 'Approved']).nullable(),
  revision: z.number(),
  version: z.number(),
  confirmedVersion: z.number().nullable(),
  bookingNo: z.string().nullable(),
  hasUnsent: z.boolean(),
  savedAt: InstantOut,
  savedBy: z.string(),
  submittedAt: InstantOut.nullable(),
  carrierAction: z.enum(carrierActions).nullable(),
  carrierAt: InstantOut.nullable(),
  carrierNote: z.string().nullable(),
  emptyDepot: z.object({ code: z.string(), name: Names }).nullable(),
  document: RequestDocument,
  /** What the carrier goes by: the newest version that reached it, or the confirmed one where that was declined. */
  sent: RequestDocument.nullable(),
  sentVersion: z.number().nullable(),
  confirmed: RequestDocument.nullable(),
})
export type StoredRequest = z.output<typeof StoredRequest>
export type LockedRequest = Locked<StoredRequest>

export interface RequestKind extends SubmissionKind {
  row: StoredRequest
  line: DecisionLine
  action: keyof typeof refusalOf
  answer: CarrierAction
}

/** The one rule of who sees a request `r`: the people of the organisation that it is for. */
export const requestSeenBy = (viewer: Viewer) => sql`r.org_id = any(${organisationsOf(viewer)}::uuid[])`

const requestsWhere = (condition: Sql) => sql`
  select r.id, r.edi_ref as "ediRef", r.org_id as "orgId", o.ref as "orgRef", o.name as "orgName", r.status,
         r.status_before_cancel as "statusBeforeCancel", r.revision, r.version, r.confirmed_version as "confirmedVersion",
         r.booking_no as "bookingNo", r.has_unsent as "hasUnsent", r.saved_at as "savedAt", r.saved_by as "savedBy",
         r.submitted_at as "submittedAt", r.carrier_action as "carrierAction", r.carrier_at as "carrierAt",
         r.carrier_note as "carrierNote", r.document,
         case when depot.code is not null then json_build_object('code', depot.code, 'name', ${namesIn(sql`depot`)}) end as "emptyDepot",
         case when newest.carrier_action = 'Declined' then confirmed.document else newest.document end as sent,
         newest.version as "sentVersion",
         confirmed.document as confirmed
    from booking_request r join organisation o on o.id = r.org_id
    left join location depot on depot.code = r.empty_depot
    left join lateral (
      select v.version, v.document, v.carrier_action from request_version v where v.request_id = r.id
       order by v.carrier_action is not distinct from 'Not Delivered', v.version desc limit 1) newest on true
    left join request_version confirmed on confirmed.request_id = r.id and confirmed.version = r.confirmed_version
   where ${condition}`

/** Where requests, their versions and the decisions on them are stored. */
export const requestStore: SubmissionStore<RequestKind> = {
  row: {
    table: 'booking_request',
    alias: 'r',
    onSent: sql`, has_unsent = false, customer_reference = g.document->>'customerReference'`,
  },
  version: {
    table: 'request_version',
    of: 'request_id',
    columns: { kind: 'text', comment: 'text' },
    shown: 'kind, comment',
    voidedBy: ['Cancellation Refused'],
  },
  decision: { table: 'carrier_decision', columns: { bookingNo: 'booking_no', vvd: 'vvd', emptyDepot: 'empty_depot' } },
  key: { field: 'ediRef', row: 'edi_ref', decision: 'edi_ref', type: 'text' },
  derived: { columns: { listed: 'text[]' }, of: (document) => ({ listed: lineOf(document) }) },
  document: RequestDocument,
  answer: z.enum(carrierActions).nullable(),
}
export const requestVersions = createVersionRepository(requestStore)

export const readRequests = (db: Database, condition: Sql) => db.many(StoredRequest, requestsWhere(condition))

const Asked = z.object({ document: RequestDocument })

/** What the customer asked for last, whatever the carrier made of it. */
export const findAsked = (db: Database, { id }: StoredRequest) =>
  db.find(
    Asked,
    sql`
    select document from request_version where request_id = ${id} and source <> 'carrier' and kind <> 'cancellation'
     order by version desc limit 1`,
  )

const Organisation = z.object({ id: z.string(), ref: z.string() })

/** The organisations that the viewer can make requests for. */
export const findOrganisations = (db: Database, viewer: Viewer) =>
  db.many(Organisation, sql`select id, ref from organisation where id = any(${organisationsOf(viewer)}::uuid[])`)

/** A document, and what lists show of it: written together or not at all. */
export const documentColumns = sql`document, listed`
export const valuesOf = (document: RequestDocument) =>
  sql`${JSON.stringify(document)}::jsonb, ${lineOf(document)}::text[]`

const Made = z.object({ id: z.number() })

interface NewRequest {
  orgId: string
  document: RequestDocument
  by: string
}

/** A new draft, of an organisation that the caller works for. */
export const insertRequest = (db: Database, { orgId, document, by }: NewRequest) =>
  unlessTaken(
    db.one(
      Made,
      sql`
      insert into booking_request (org_id, customer_reference, ${documentColumns}, created_by, saved_by)
      values (${orgId}::uuid, ${document.customerReference}, ${valuesOf(document)}, ${by}, ${by})
      returning id`,
    ),
  )

interface Writing {
  document: RequestDocument
  hasUnsent: boolean
  by: string
}

/** Saves what is being written. The reference of a request that was sent stays reserved until another one is sent. */
export const updateDocument = (db: Database, { id }: LockedRequest, { document, hasUnsent, by }: Writing) =>
  unlessTaken(
    db.run(sql`
      update booking_request
         set (${documentColumns}) = (${valuesOf(document)}), has_unsent = ${hasUnsent}, revision = revision + 1,
             customer_reference = case when version = 0 then ${document.customerReference} else customer_reference end,
             saved_at = now(), saved_by = ${by}, changed_in = pg_current_xact_id()
       where id = ${id}`),
  )

/** A cancellation is on its way; what is being written stays as it is. */
export const updateCancelling = (db: Database, { id }: LockedRequest, by: string) =>
  db.run(sql`
    update booking_request
       set status_before_cancel = status, status = 'Cancel Pending', version = version + 1, revision = revision + 1,
           saved_at = now(), saved_by = ${by}, submitted_at = now(), carrier_action = null, carrier_at = null,
           carrier_note = null, changed_in = pg_current_xact_id()
     where id = ${id}`)

export const deleteRequest = (db: Database, { id }: LockedRequest) =>
  db.run(sql`delete from booking_request where id = ${id}`)

/** The index has the last word on references, also when two people save at once. The transaction, or the savepoint, is lost then. */
export const unlessTaken = <T>(writing: Promise<T>): Promise<T | undefined> =>
  writing.catch((error: unknown) => {
    if (error instanceof pg.DatabaseError && error.constraint === 'booking_request_reference') return undefined
    throw error
  })

/**
 * The people of the organisation have it in front of them: their open lists ask again. So do those of everyone else who
 * sees its booking, unless it was only written on: an amendment or a cancellation changes the booking's status.
 */
export const noteChange = (db: Database, { orgId }: Pick<StoredRequest, 'orgId'>) =>
  db.run(sql`
    with touched as materialized (
      select b.id, b.sales_rep from booking_request r join booking b on b.booking_no = r.booking_no
       where r.changed_in = pg_current_xact_id() and r.org_id = ${orgId}::uuid and (not r.has_unsent or r.status = 'Cancel Pending'))
    insert into cargo_change (whose)
    select ${orgId} union select p.org_id::text from touched t join booking_party p on p.booking_id = t.id
    union select sales_rep from touched where sales_rep is not null`)
