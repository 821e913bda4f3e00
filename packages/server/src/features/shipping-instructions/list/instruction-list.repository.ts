import { SI_CAP, type SiStatus } from '@fairway/contract/shipping-instructions/shipping-instruction.values'
import { SiList, SiRow } from '@fairway/contract/shipping-instructions/si-list.schema'
import sql, { join, raw, type Sql } from 'sql-template-tag'
import { z } from 'zod'
import { liveFrom } from '../../../platform/database/changes.ts'
import { composeOnce, type Database } from '../../../platform/database/database.ts'
import { partyNames } from '../../../platform/party-names.repository.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import { bookingsWrittenBy, scopeOf, type ViewerScope } from '../../../platform/visibility.repository.ts'
import { loadingCall } from '../../bookings/public.ts'
import { listedFields } from '../instruction-line.rules.ts'
import { amsCutOff } from '../si-booking.repository.ts'

/** What a list is asked for, as its statement takes it; null is no limit. */
export interface InstructionListQuery {
  statuses: SiStatus[] | null
  /** Patterns, of which one has to match. */
  patterns: string[] | null
  /** Booking or B/L numbers as a whole. */
  numbers: string[] | null
  vvd: string | null
  portOfLoading: string | null
  portOfDischarge: string | null
  from: string | null
  to: string | null
  /** Whether any of these but the statuses is given. */
  isSearched: boolean
  watch: string
}

/** A field of what is stored of the document of instruction `i` for lists. */
export const listedField = (field: (typeof listedFields)[number]) =>
  sql`i.listed[${raw(String(listedFields.indexOf(field) + 1))}]`

/** What is shown of instruction `i` and of booking `b`, which may have none yet. */
const text = (field: (typeof listedFields)[number]) => sql`coalesce(${listedField(field)}, '')`
const party = (role: 'shipper' | 'consignee' | 'notifyParty') =>
  sql`coalesce(${listedField(role)}, ${partyNames(role)}, '')`

/** The customer's reference: the instruction's, else that of the viewer's own request behind booking `b`. */
const referenceFor = ({
  organisationIds,
}: ViewerScope) => sql`coalesce(nullif(${listedField('customerReference')}, ''), (
  select r.customer_reference from booking_request r
   where (r.booking_no = b.booking_no or r.edi_ref = b.edi_ref) and r.org_id = any(${organisationIds}::uuid[]) limit 1), '')`

const columnsFor = (query: ViewerScope): Record<keyof SiRow, Sql> => ({
  id: sql`i.id`,
  bookingNo: sql`b.booking_no`,
  blNo: sql`coalesce(i.bl_no, ${text('blNo')})`,
  blType: sql`coalesce(${listedField('blType')}, b.bill_type)`,
  status: sql`i.status`,
  version: sql`coalesce(i.version, 0)`,
  revision: sql`coalesce(i.revision, 0)`,
  hasUnsent: sql`coalesce(i.has_unsent, false)`,
  hasDraft: sql`coalesce(i.draft_at is not null and i.status in ('Accepted', 'Correction Pending'), false)`,
  draftApprovedAt: sql`case when i.status in ('Accepted', 'Correction Pending') then i.draft_approved_at end`,
  customerReference: referenceFor(query),
  organisation: sql`coalesce(own.name, '')`,
  shipper: party('shipper'),
  consignee: party('consignee'),
  notifyParty: party('notifyParty'),
  vvd: sql`coalesce(b.ocean_vvd, '')`,
  vessel: sql`ship.name`,
  portOfLoading: sql`b.pol_code`,
  portOfDischarge: sql`b.pod_code`,
  placeOfDelivery: sql`coalesce(b.del_code, '')`,
  departureAt: sql`b.departs_at`,
  siCutOffAt: sql`b.si_cut_off_at`,
  amsCutOffAt: amsCutOff,
  commodities: sql`coalesce(${listedField('commodities')}, '0')::int`,
  containers: sql`coalesce(${listedField('containers')}::int, (select count(*)::int from container c where c.booking_id = b.id and not c.removed))`,
  packages: text('packages'),
  grossWeight: text('grossWeight'),
  volume: text('volume'),
  carrierAction: sql`i.carrier_action`,
  carrierAt: sql`i.carrier_at`,
  carrierNote: sql`i.carrier_note`,
  submittedAt: sql`i.submitted_at`,
  savedAt: sql`i.saved_at`,
  savedBy: sql`coalesce(i.saved_by, '')`,
})
const namedFor = (query: ViewerScope) =>
  Object.entries(columnsFor(query)).map(([name, value]) => sql`${value} as ${raw(`"${name}"`)}`)
const collected = Object.keys(SiRow.shape).map((name) => raw(`'${name}', coalesce(json_agg(w."${name}"), '[]')`))

const isAmong = (value: Sql, wanted: string | null) =>
  sql`coalesce(${value} = ${wanted}::text, ${wanted}::text is null)`

/** Something of the call of booking `b` at its port of loading, looked up only where it is asked for. */
const ofCall = (value: Sql) => sql`(select ${value} from (select) only_row ${loadingCall})`
const cutOffDay = ofCall(
  sql`(call.si_cut_off_at at time zone (select l.zone from location l where l.code = b.pol_code))::date`,
)

/** An instruction can still be sent for booking `b`: its ship has not left, and the carrier has none from elsewhere. */
const isOpen = sql`b.si_status = 'Pending' and b.status <> 'Canceled' and ${ofCall(sql`call.actual`)} is null`

/** Whether booking `b` with its instruction `i` is what somebody searches. */
const isSought = (query: InstructionListQuery & ViewerScope) => sql`
  ${isAmong(sql`b.ocean_vvd`, query.vvd)} and ${isAmong(sql`b.pol_code`, query.portOfLoading)}
  and ${isAmong(sql`b.pod_code`, query.portOfDischarge)}
  and (coalesce(${query.from}::date, ${query.to}::date) is null
       or ${cutOffDay} between coalesce(${query.from}::date, '-infinity') and coalesce(${query.to}::date, 'infinity'))
  and (${query.patterns}::text[] is null
       or concat_ws(' ', b.booking_no, i.bl_no, ${listedField('blNo')}, ${referenceFor(query)}) ilike any(${query.patterns}::text[]))
  and (${query.numbers}::text[] is null or b.booking_no = any(${query.numbers}::text[])
       or coalesce(i.bl_no, ${listedField('blNo')}) = any(${query.numbers}::text[]))`

/**
 * Bookings that the viewer writes for, each with its instructions; one without is listed as long as one can still be sent.
 * A booking is looked at only where that has to be known: of too many only their number is needed.
 */
const chosen = (query: InstructionListQuery & ViewerScope) => sql`
  select one.*
    from (${bookingsWrittenBy(query)}) seen
   cross join lateral (
     select seen.id as booking_id, i.id as instruction_id
       from (select) only_row left join shipping_instruction i on i.booking_id = seen.id
      where (i.id is not null or exists (select from booking b where b.id = seen.id and ${isOpen}))
        and coalesce(i.status = any(${query.statuses}::text[]), ${query.statuses}::text[] is null)
        and (not ${query.isSearched}::boolean or exists (select from booking b where b.id = seen.id and ${isSought(query)}))
      offset 0) one
   limit ${SI_CAP + 1}`

const statement = composeOnce<InstructionListQuery & ViewerScope>(
  (query) => sql`
    with chosen as materialized (${chosen(query)}),
    found as materialized (select count(*)::int as rows from chosen)
    select (select rows from found) as shown,
           json_build_object(
             'columns', (select json_build_object(${join(collected, ', ')}) from (
               select ${join(namedFor(query), ', ')}
                 from (select k.instruction_id, b.id, b.booking_no, b.edi_ref, b.bill_type, b.ocean_vvd, b.pol_code, b.pod_code, b.del_code,
                              call.best as departs_at, call.si_cut_off_at
                         from chosen k join booking b on b.id = k.booking_id ${loadingCall}
                        where (select rows from found) <= ${SI_CAP}) b
                 left join shipping_instruction i on i.id = b.instruction_id left join organisation own on own.id = i.org_id
                 left join voyage y on y.vvd = b.ocean_vvd left join vessel ship on ship.code = y.vessel_code
                order by b.si_cut_off_at desc nulls last, b.booking_no, i.id) w),
             'rows', (select case when rows <= ${SI_CAP} then rows else 0 end from found),
             'lastUpdateTs', now(), 'asOf', business_now(), 'liveFrom', ${liveFrom}, 'watch', ${query.watch}::text)::text as body`,
)

const Found = z.object({ shown: z.number() })

/** Instructions as columns, those whose cut-off comes last first; of too many only that they are too many. */
export const list = (db: Database, viewer: Viewer, query: InstructionListQuery) =>
  db.document(Found, SiList, statement({ ...query, ...scopeOf(viewer) }))
