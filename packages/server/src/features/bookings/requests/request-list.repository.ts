import { RequestList, type RequestRow } from '@fairway/contract/bookings/requests/booking-request.schema'
import { REQUEST_CAP, type RequestStatus } from '@fairway/contract/bookings/requests/booking-request.values'
import sql, { join, raw, type Sql } from 'sql-template-tag'
import { z } from 'zod'
import { liveFrom } from '../../../platform/database/changes.ts'
import { composeOnce, type Database } from '../../../platform/database/database.ts'
import { organisationsOf, type Viewer } from '../../../platform/viewer.ts'
import { listedFields } from './request-line.rules.ts'

/** What a list is asked for, as its statement takes it; null is no limit. */
export interface RequestListQuery {
  statuses: RequestStatus[] | null
  /** A pattern. */
  text: string | null
  portOfLoading: string | null
  portOfDischarge: string | null
  vvd: string | null
  from: string | null
  to: string | null
  zone: string
  watch: string
}

/** A field of the document of request `r`, as it was taken out when the document was written. */
export const documentField = (field: (typeof listedFields)[number]) =>
  sql`r.listed[${raw(String(listedFields.indexOf(field) + 1))}]`

const columns: Record<keyof RequestRow, Sql> = {
  id: sql`r.id`,
  ediRef: sql`r.edi_ref`,
  customerReference: documentField('customerReference'),
  bookingNo: sql`r.booking_no`,
  status: sql`r.status`,
  version: sql`r.version`,
  hasUnsent: sql`r.has_unsent`,
  organisation: sql`o.name`,
  serviceContract: documentField('serviceContract'),
  portOfLoading: documentField('portOfLoading'),
  portOfDischarge: documentField('portOfDischarge'),
  placeOfReceipt: documentField('placeOfReceipt'),
  placeOfDelivery: documentField('placeOfDelivery'),
  vvd: documentField('vvd'),
  vessel: sql`sailing.vessel`,
  departureAt: sql`sailing.departure_at`,
  siCutOffAt: sql`sailing.si_cut_off_at`,
  freightTerm: documentField('freightTerm'),
  paymentTerm: documentField('paymentTerm'),
  shipper: documentField('shipper'),
  consignee: documentField('consignee'),
  commodity: documentField('commodity'),
  grossWeight: documentField('grossWeight'),
  cube: documentField('cube'),
  poNumber: documentField('poNumber'),
  item: documentField('item'),
  flags: documentField('flags'),
  containers: documentField('containers'),
  carrierAction: sql`r.carrier_action`,
  carrierAt: sql`r.carrier_at`,
  carrierNote: sql`r.carrier_note`,
  createdAt: sql`r.created_at`,
  createdBy: sql`r.created_by`,
  submittedAt: sql`r.submitted_at`,
  savedAt: sql`r.saved_at`,
  savedBy: sql`r.saved_by`,
  revision: sql`r.revision`,
}
const named = Object.entries(columns).map(([name, value]) => sql`${value} as ${raw(`"${name}"`)}`)
const collected = Object.keys(columns).map((name) => raw(`'${name}', coalesce(json_agg(w."${name}"), '[]')`))

/** Which requests are asked for, and one more than a list may show, by what stands in their rows: no document is opened. */
const chosen = (query: RequestListQuery & { organisationIds: readonly string[] }) => sql`
  select r.id from booking_request r
   where r.org_id = any(${query.organisationIds}::uuid[])
     and case when coalesce(r.status = any(${query.statuses}::text[]), ${query.statuses}::text[] is null)
               and (${query.from}::date is null or r.saved_at >= (${query.from}::date::timestamp at time zone ${query.zone}::text))
               and (${query.to}::date is null or r.saved_at < ((${query.to}::date + 1)::timestamp at time zone ${query.zone}::text))
               and (${query.portOfLoading}::text is null or ${documentField('portOfLoading')} = ${query.portOfLoading})
               and (${query.portOfDischarge}::text is null or ${documentField('portOfDischarge')} = ${query.portOfDischarge})
               and (${query.vvd}::text is null or ${documentField('vvd')} = ${query.vvd})
               and (${query.text}::text is null or concat_ws(' ', r.edi_ref, r.booking_no, r.customer_reference,
                    ${documentField('customerReference')}, ${documentField('poNumber')}) ilike ${query.text})
              then true end
   limit ${REQUEST_CAP + 1}`

/** What a list reads of those that are shown, once: nothing of too many, which is known before. */
const shown = sql`
  select r.id, r.edi_ref, r.booking_no, r.status, r.version, r.has_unsent, r.org_id, r.listed, r.carrier_action,
         r.carrier_at, r.carrier_note, r.created_at, r.created_by, r.submitted_at, r.saved_at, r.saved_by, r.revision
    from chosen k join booking_request r on r.id = k.id where (select requests from found) <= ${REQUEST_CAP}`

const statement = composeOnce<RequestListQuery & { organisationIds: readonly string[] }>(
  (query) => sql`
    with chosen as materialized (${chosen(query)}),
    found as materialized (select count(*)::int as requests from chosen),
    shown as materialized (${shown}),
    sailing as materialized (
      select k.vvd, k.pol, v.name as vessel, call.departure_at, call.si_cut_off_at
        from (select distinct ${documentField('vvd')} as vvd, ${documentField('portOfLoading')} as pol from shown r) k
        join voyage y on y.vvd = k.vvd join vessel v on v.code = y.vessel_code
        left join lateral (
          select coalesce(p.departure_actual_at, p.departure_estimated_at, p.departure_planned_at) as departure_at, p.si_cut_off_at
            from port_call p where p.vvd = k.vvd and p.location_code = k.pol order by p.seq limit 1) call on true)
    select (select requests from found) as shown,
           json_build_object(
             'columns', (select json_build_object(${join(collected, ', ')}) from (
               select ${join(named, ', ')}
                 from shown r join organisation o on o.id = r.org_id
                 left join sailing on sailing.vvd = ${documentField('vvd')} and sailing.pol = ${documentField('portOfLoading')}
                order by r.saved_at desc, r.id desc) w),
             'rows', (select case when requests <= ${REQUEST_CAP} then requests else 0 end from found),
             'lastUpdateTs', now(), 'asOf', business_now(), 'liveFrom', ${liveFrom}, 'watch', ${query.watch}::text)::text as body`,
)

const Found = z.object({ shown: z.number() })

/** The viewer's requests as columns, those changed last first; of too many only that they are too many. */
export const list = (db: Database, viewer: Viewer, query: RequestListQuery) =>
  db.document(Found, RequestList, statement({ ...query, organisationIds: organisationsOf(viewer) }))
