import type { RequestDocument } from '@fairway/contract/bookings/requests/booking-request.schema'
import sql from 'sql-template-tag'
import { z } from 'zod'
import { composeOnce, type Database } from '../../../platform/database/database.ts'
import { organisationsOf, type Viewer } from '../../../platform/viewer.ts'
import { unlessTaken } from './booking-request.repository.ts'
import { lineOf } from './request-line.rules.ts'

/** How a booking names the request that it is about. */
export interface Mark {
  orgId: string
  reference: string
  bookingNo: string
}

const Match = z.object({ nth: z.number(), id: z.number() })

const match = composeOnce<{ marks: string; organisations: readonly string[] }>(
  ({ marks, organisations }) => sql`
    select g.nth, m.id
      from jsonb_to_recordset(${marks}::jsonb) as g(nth int, "orgId" uuid, reference text, "bookingNo" text)
     cross join lateral (
       select r.id, 1 as choice from booking_request r
        where r.org_id = g."orgId" and r.customer_reference = g.reference and r.customer_reference <> '' and r.status <> 'Cancelled'
        union all
       select r.id, 2 from booking_request r where r.booking_no = g."bookingNo" and r.org_id = g."orgId"
        order by choice limit 1) m
     where g."orgId" = any(${organisations}::uuid[])`,
)

/** The viewer's requests that are meant, by reference or else by booking number, with the place of their mark in the list. */
export const matchRequests = (db: Database, viewer: Viewer, marks: readonly Mark[]) =>
  db.many(
    Match,
    match({
      marks: JSON.stringify(marks.map((mark, nth) => ({ ...mark, nth }))),
      organisations: organisationsOf(viewer),
    }),
  )

interface NewForms {
  forms: readonly { orgId: string; document: RequestDocument }[]
  by: string
}

const Made = z.object({ id: z.number() })

/** New requests of organisations that the caller works for, made in the order in which they are given; nothing where one of their references is taken. */
export const insertRequests = (db: Database, { forms, by }: NewForms) => {
  const records = forms.map(({ orgId, document }, nth) => ({ nth, orgId, document, listed: lineOf(document) }))
  return unlessTaken(
    db.many(
      Made,
      sql`
      insert into booking_request (org_id, customer_reference, document, listed, created_by, saved_by)
      select g."orgId", g.document->>'customerReference', g.document, g.listed, ${by}, ${by}
        from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as g(nth int, "orgId" uuid, document jsonb, listed text[])
       order by g.nth
      returning id`,
    ),
  )
}
