import type { ActivityKind } from '@fairway/contract/bookings/page/booking-page.values'
import type { Context } from '../../platform/http/serve.ts'
import { writerOf } from '../../platform/submissions/writer.ts'
import { insertActivity } from '../bookings/public.ts'
import type { StoredCorrection } from './correction.repository.ts'

type Kind = ActivityKind & `correction${string}`

/** What somebody did to a correction stands in the story of its booking, under both names where one stood in. */
export const recordUserActivity = (
  { db, viewer }: Context,
  { shipmentNo, orgId }: StoredCorrection,
  kind: Kind,
  about: string | null,
) => insertActivity(db, shipmentNo, { kind, writer: writerOf(viewer), about, orgId })

/** The same of what came from the carrier, or never reached it. */
export const recordCarrierActivity = (
  { db }: Context,
  { shipmentNo, orgId }: StoredCorrection,
  activity: { kind: Kind; at: string | null; about: string | null },
) => insertActivity(db, shipmentNo, { ...activity, orgId })
