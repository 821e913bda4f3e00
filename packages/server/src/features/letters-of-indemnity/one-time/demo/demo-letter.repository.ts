import { letterBillTypes, WAITS_FOR_LETTER } from '@fairway/contract/letters-of-indemnity/one-time-letter.values'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../../platform/database/database.ts'

const Found = z.object({ isThere: z.boolean() })

/** Whether somebody of these shippers has signed a one-time letter already. */
export const hasSignedLetter = async (db: Database, organisationIds: readonly string[]) =>
  (
    await db.one(
      Found,
      sql`
      select exists (
        select from one_time_letter where org_id = any(${organisationIds}::uuid[]) and signed_at is not null) as "isThere"`,
    )
  ).isThere

const Shipment = z.object({ shipmentId: z.string() })

/** Shipments of a shipper that wait for a letter; those that wait longest come first. */
export const findWaitingShipments = (db: Database, organisationIds: readonly string[]) =>
  db.many(
    Shipment,
    sql`
    select l.shipment_id as "shipmentId" from bill l
     where l.release = ${WAITS_FOR_LETTER} and l.type = any(${[...letterBillTypes]}::text[]) and exists (
       select from booking_party p where p.booking_id = l.booking_id and p.role = 'shipper' and p.org_id = any(${organisationIds}::uuid[]))
     order by l.billed_at, l.bl_no limit 10`,
  )
