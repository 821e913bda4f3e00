import type { ActivityKind } from '@fairway/contract/bookings/page/booking-page.values'
import type { Decision } from '@fairway/contract/carrier/outbox.values'
import sql, { empty, raw } from 'sql-template-tag'
import type { Database } from '../../../platform/database/database.ts'
import { correctionBelongsTo, documentsMayBeSeenBy, type ViewerScope } from '../../../platform/visibility.repository.ts'

const kindOf: Record<Decision, ActivityKind> = {
  received: 'received',
  approve: 'approved',
  reject: 'rejected',
  decline: 'declined',
  confirmCancellation: 'cancellationConfirmed',
  refuseCancellation: 'cancellationRefused',
  changeVessel: 'vesselChanged',
}
const whens = Object.entries(kindOf).map(([decision, kind]) => `when '${decision}' then '${kind}'`)
const decided = sql`case d.decision ${raw(whens.join(' '))} end`

/** What was sent to the carrier of request `own`: who did it, and for whom where somebody stood in. */
const sent = sql`
  select v.business_at as at, 1 as nth, v.version::bigint as seq,
         case when v.kind = 'cancellation' then 'cancellationRequested' when v.version = 1 then 'requested' else 'amended' end as kind,
         coalesce(v.stood_in, v.submitted_by) as by, case when v.stood_in is not null then v.submitted_by end as for_whom,
         coalesce(v.comment, nullif(array_to_string(v.changes, ', '), '')) as about
    from request_version v where v.request_id = own.id and v.source <> 'carrier'`

/** What became of it: the carrier's words as far as they counted, and that something never reached it. */
const answered = sql`
  select d.decided_at, 2, d.version, ${decided}, null, null, nullif(concat_ws(' · ', d.vvd, d.note), '')
    from carrier_decision d where d.edi_ref = own.edi_ref and d.is_applied
  union all
  select v.carrier_at, 2, v.version, 'notDelivered', null, null, v.csr_note
    from request_version v where v.request_id = own.id and v.carrier_action = 'Not Delivered'`

/** Which lines of slices the reader is told: of corrections, of shipping instructions and of weights. */
export interface ActivityReader {
  corrector: ViewerScope | undefined
  instructor: ViewerScope | undefined
  weigher: ViewerScope | undefined
}

/**
 * What happened to the booking `b` itself. Whom papers of its request were mailed to concerns those who see the request,
 * a correction the people of the organisation that started it, and shipping instructions and weights those of shipper
 * and forwarder, as far as they may write some.
 */
const happened = ({ corrector, instructor, weigher }: ActivityReader) => sql`
  select b.booked_at, 3, 0, 'booked', case when own.id is null then b.created_by end, null, null
  union all
  select k.happened_at, 4, k.id, k.kind, k.done_by, k.on_behalf_of, k.about
    from booking_story k
   where k.booking_id = b.id and (own.id is not null or k.kind <> 'documentsSent')
     and (k.kind not like 'correction%' ${corrector ? sql`or ${correctionBelongsTo(sql`k.org_id`, corrector)}` : empty})
     and (k.kind not like 'si%' ${instructor ? sql`or ${documentsMayBeSeenBy(instructor)}` : empty})
     and (k.kind not like 'vgm%' ${weigher ? sql`or ${documentsMayBeSeenBy(weigher)}` : empty})`

/** Everything that happened to booking `b` and, where the reader may see it, to its request `own`, newest first by the business clock. */
export const activityOf = (reader: ActivityReader) => sql`(
  select json_agg(json_build_object('at', s.at, 'kind', s.kind, 'by', s.by, 'onBehalfOf', s.for_whom, 'about', s.about)
                  order by s.at desc, s.nth desc, s.seq desc)
    from (${sent} union all ${answered} union all ${happened(reader)}) s)`

interface NewActivity {
  kind: ActivityKind
  /** When the carrier says that it was; left out, it is now. */
  at?: string | null
  /** Who did it, and who stood in for them; left out, it was the carrier. */
  writer?: { by: string; actingUser: string | null }
  about: string | null
  /** The organisation whose correction it is about. */
  orgId?: string | null
}

/** One line more in what happened to a booking, where there is one with that number. It goes by the business clock. */
export const insertActivity = (db: Database, bookingNo: string | null, happened: NewActivity) =>
  insertActivities(db, [{ bookingNo, ...happened }])

/** The same for several bookings. */
export const insertActivities = (db: Database, lines: readonly (NewActivity & { bookingNo: string | null })[]) => {
  const records = lines.map(({ bookingNo, kind, at = null, writer, about, orgId = null }) => {
    const { by = null, actingUser = null } = writer ?? {}
    return { bookingNo, kind, at, doneBy: actingUser ?? by, onBehalfOf: actingUser === null ? null : by, about, orgId }
  })
  return db.run(sql`
    insert into booking_story (booking_id, happened_at, kind, done_by, on_behalf_of, about, org_id)
    select b.id, coalesce(g.at, business_now()), g.kind, g."doneBy", g."onBehalfOf", g.about, g."orgId"
      from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as g("bookingNo" text, kind text, at timestamptz, "doneBy" text,
           "onBehalfOf" text, about text, "orgId" uuid)
      join booking b on b.booking_no = g."bookingNo"`)
}
