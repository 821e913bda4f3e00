import { CorrectionList, type CorrectionRow } from '@fairway/contract/corrections/correction.schema'
import { CORRECTION_CAP, type CorrectionStatus } from '@fairway/contract/corrections/correction.values'
import sql, { join, raw, type Sql } from 'sql-template-tag'
import { z } from 'zod'
import { liveFrom } from '../../platform/database/changes.ts'
import { composeOnce, type Database } from '../../platform/database/database.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { bookingsSeenBy, correctionBelongsTo, scopeOf, type ViewerScope } from '../../platform/visibility.repository.ts'
import { isOwnedBy } from './correction.repository.ts'

/** What a list is asked for, as its statement takes it; null is no limit. */
export interface CorrectionListQuery {
  statuses: CorrectionStatus[] | null
  /** A pattern. */
  text: string | null
  from: string | null
  to: string | null
  zone: string
  watch: string
}

const columns: Record<keyof CorrectionRow, Sql> = {
  id: sql`c.id`,
  shipmentNo: sql`c.booking_no`,
  blNo: sql`c.bl_no`,
  status: sql`c.status`,
  revision: sql`c.revision`,
  version: sql`c.version`,
  startedAt: sql`c.started_at`,
  startedBy: sql`c.started_by`,
  savedAt: sql`c.saved_at`,
  savedBy: sql`c.saved_by`,
  submittedAt: sql`c.submitted_at`,
  carrierAction: sql`c.carrier_action`,
  carrierAt: sql`c.carrier_at`,
  carrierNote: sql`c.carrier_note`,
  customerReference: sql`c.reference`,
  shipper: sql`c.document->'shipper'->>'name'`,
  consignee: sql`c.document->'consignee'->>'name'`,
  portOfLoading: sql`c.document->>'portOfLoading'`,
  portOfDischarge: sql`c.document->>'portOfDischarge'`,
  vvd: sql`c.document->>'vvd'`,
  vessel: sql`v.name`,
}
const named = Object.entries(columns).map(([name, value]) => sql`${value} as ${raw(`"${name}"`)}`)
const collected = Object.keys(columns).map((name) => raw(`'${name}', coalesce(json_agg(w."${name}"), '[]')`))

/** Corrections that the viewer's organisations started, one more than a list may show; references where they are the viewer's. */
const chosen = (query: CorrectionListQuery & ViewerScope) => sql`
  select c.*, b.booking_no, own.reference
    from (${bookingsSeenBy(query)}) seen join correction c on c.booking_id = seen.id join booking b on b.id = c.booking_id
   cross join lateral (
     select case when ${isOwnedBy(query.organisationIds)} then c.document->>'customerReference' else '' end as reference) own
   where ${correctionBelongsTo(sql`c.org_id`, query)}
     and coalesce(c.status = any(${query.statuses}::text[]), ${query.statuses}::text[] is null)
     and (${query.from}::date is null or c.saved_at >= (${query.from}::date::timestamp at time zone ${query.zone}::text))
     and (${query.to}::date is null or c.saved_at < ((${query.to}::date + 1)::timestamp at time zone ${query.zone}::text))
     and (${query.text}::text is null or concat_ws(' ', b.booking_no, c.bl_no, own.reference) ilike ${query.text})
   limit ${CORRECTION_CAP + 1}`

const statement = composeOnce<CorrectionListQuery & ViewerScope>(
  (query) => sql`
    with chosen as materialized (${chosen(query)}),
    found as materialized (select count(*)::int as corrections from chosen)
    select (select corrections from found) as shown,
           json_build_object(
             'columns', (select json_build_object(${join(collected, ', ')}) from (
               select ${join(named, ', ')}
                 from chosen c left join voyage y on y.vvd = c.document->>'vvd' left join vessel v on v.code = y.vessel_code
                where (select corrections from found) <= ${CORRECTION_CAP}
                order by c.saved_at desc, c.id desc) w),
             'rows', (select case when corrections <= ${CORRECTION_CAP} then corrections else 0 end from found),
             'lastUpdateTs', now(), 'asOf', business_now(), 'liveFrom', ${liveFrom}, 'watch', ${query.watch}::text)::text as body`,
)

const Found = z.object({ shown: z.number() })

/** Corrections as columns, those changed last first; of too many only that they are too many. */
export const list = (db: Database, viewer: Viewer, query: CorrectionListQuery) =>
  db.document(Found, CorrectionList, statement({ ...query, ...scopeOf(viewer) }))
