import { BookingPage } from '@fairway/contract/bookings/page/booking-page.schema'
import { cutOffKinds } from '@fairway/contract/bookings/page/booking-page.values'
import { partyRoles } from '@fairway/contract/tracking/tracking.values'
import sql, { raw } from 'sql-template-tag'
import { z } from 'zod'
import { liveFrom } from '../../../platform/database/changes.ts'
import { composePer, type Database } from '../../../platform/database/database.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import {
  correctionBelongsTo,
  documentsMayBeSeenBy,
  mayBeSeenBy,
  scopeOf,
  type ViewerScope,
} from '../../../platform/visibility.repository.ts'
import { bookingContainers, bookingLegs, places } from '../../tracking/public.ts'
import {
  bookingStatus,
  documentStatus,
  releaseOf,
  requestBehind,
  vgmNote,
} from '../dashboard/booking-facts.repository.ts'
import { activityOf } from './booking-activity.repository.ts'

interface BookingPageQuery {
  bookingNo: string
  watch: string
  seesHolds: boolean
}

/** Where a ship of booking `b` takes its cargo on: the first one, and the one that crosses the ocean. */
const callOf = (name: 'start' | 'ocean', kinds: string) => sql`
  left join lateral (
    select p.* from booking_leg g join location l on l.code = g.from_code
      join port_call p on p.vvd = g.vvd and p.location_code in (g.from_code, l.port_code)
     where g.booking_id = b.id and g.kind in (${raw(kinds)}) order by g.seq, p.seq limit 1) ${raw(name)} on true`
const calls = sql`${callOf('start', "'feeder', 'ocean'")} ${callOf('ocean', "'ocean'")}`

const cutOffValues = cutOffKinds.map(
  (kind, nth) => `(${nth}, '${kind}', start.${kind}_cut_off_at, ocean.${kind}_cut_off_at)`,
)
const cutOffs = sql`(
  select coalesce(json_agg(json_build_object('kind', cut.kind, 'at', coalesce(cut.early, cut.late),
           'place', case when cut.early is not null then start.location_code else ocean.location_code end) order by cut.nth), '[]')
    from (values ${raw(cutOffValues.join(', '))}) as cut(nth, kind, early, late) where coalesce(cut.early, cut.late) is not null)`

const roles = [...partyRoles]
const parties = sql`(
  select coalesce(json_agg(json_build_object('role', p.role, 'name', o.name, 'localName', o.local_name, 'address', o.address)
           order by array_position(${roles}::text[], p.role), o.name), '[]')
    from booking_party p join organisation o on o.id = p.org_id where p.booking_id = b.id)`

const bills = sql`(
  select coalesce(json_agg(json_build_object('blNo', l.bl_no, 'type', l.type, 'status', l.status, 'release', ${releaseOf},
           'billedAt', l.billed_at) order by l.bl_no), '[]')
    from bill l where l.booking_id = b.id)`

const placesNamed = places(sql`
  select unnest(array[b.pol_code, b.pod_code, b.por_code, b.del_code, start.location_code, ocean.location_code])
  union select from_code from booking_leg where booking_id = b.id union select to_code from booking_leg where booking_id = b.id
  union select e.location_code from container c join container_event e on e.id = c.last_event_id where c.booking_id = b.id`)

/** The request behind booking `b` once more as `own`, for the people of the organisation that it is for. */
const ownRequest = ({ organisationIds }: ViewerScope) => sql`
  left join booking_request own on own.id = r.id and own.org_id = any(${organisationIds}::uuid[])`

/**
 * What was written of the cargo last and holds: a correction that was completed, else the version that was confirmed. A
 * correction holds the references of the request too, so where there is one only its people are told, else whoever
 * started the correction.
 */
const latestDocument = ({ organisationIds }: ViewerScope) => sql`
  cross join lateral (
    select coalesce(
      (select v.document from correction k join correction_version v on v.correction_id = k.id and v.version = k.version
        where k.booking_id = b.id and k.status = 'Completed' and (own.id is not null or (r.id is null and k.org_id = any(${organisationIds}::uuid[])))
        order by k.id desc limit 1),
      (select v.document from request_version v where v.request_id = own.id and v.version = coalesce(own.confirmed_version, own.version))
    ) as document) written`
/** What the newest completed correction says of the goods, until the carrier says something newer of the booking. */
const correctedCommodity = sql`(
  select nullif(v.document->>'commodity', '') from correction k join correction_version v on v.correction_id = k.id and v.version = k.version
   where k.booking_id = b.id and k.status = 'Completed' and k.booking_revision >= b.revision order by k.id desc limit 1)`
const documentField = (field: string) => sql`nullif(written.document->>${raw(`'${field}'`)}, '')`

/** The equipment of that document; what reference data does not know by its code is called by it. */
const lineText = (field: string) => sql`coalesce(line.value->>${raw(`'${field}'`)}, '')`
const booked = sql`(
  select coalesce(json_agg(json_build_object(
           'equipment', json_build_object('code', ${lineText('equipment')}, 'name', json_build_object(
             'en', coalesce(q.name_en, ${lineText('equipment')}), 'zh', coalesce(q.name_zh, ${lineText('equipment')}),
             'vi', coalesce(q.name_vi, ${lineText('equipment')}))),
           'quantity', ${lineText('quantity')}, 'packages', ${lineText('packages')}, 'packageType', ${lineText('packageType')},
           'temperature', coalesce(cooled.degrees || ' °' || coalesce(${documentField('temperatureUnit')}, 'C'), '')) order by line.nth), '[]')
    from jsonb_array_elements(coalesce(written.document->'containers', '[]')) with ordinality as line(value, nth)
    cross join lateral (select coalesce(nullif(${lineText('temperature')}, ''), ${documentField('temperature')}) as degrees) cooled
    left join equipment_type q on q.code = upper(${lineText('equipment')}) where ${lineText('equipment')} <> '')`

const ownCorrection = (corrector: ViewerScope) => sql`(
  select json_build_object('id', k.id, 'shipmentNo', b.booking_no, 'blNo', k.bl_no, 'status', k.status, 'revision', k.revision,
           'version', k.version, 'startedAt', k.started_at, 'startedBy', k.started_by, 'savedAt', k.saved_at, 'savedBy', k.saved_by,
           'submittedAt', k.submitted_at, 'carrierAction', k.carrier_action, 'carrierAt', k.carrier_at, 'carrierNote', k.carrier_note)
    from correction k where k.booking_id = b.id and k.status <> 'Completed' and ${correctionBelongsTo(sql`k.org_id`, corrector)})`

/** Of one that another organisation started: that it is there. */
const otherCorrection = (corrector: ViewerScope) => sql`(
  select json_build_object('startedAt', k.started_at, 'company', o.name)
    from correction k left join organisation o on o.id = k.org_id
   where k.booking_id = b.id and k.status <> 'Completed' and not ${correctionBelongsTo(sql`k.org_id`, corrector)})`

const corrected = sql`(select count(*) from correction k where k.booking_id = b.id and k.status = 'Completed')`

/** The shipping instructions of booking `b`, as shipper and forwarder see them: one for each bill. */
const instructions = (instructor: ViewerScope) => sql`
  case when ${documentsMayBeSeenBy(instructor)} then (select coalesce(json_agg(json_build_object('id', i.id, 'blNo', coalesce(i.bl_no, i.listed[1]), 'status', i.status, 'hasUnsent', i.has_unsent,
           'hasDraft', i.draft_at is not null and i.status in ('Accepted', 'Correction Pending'), 'draftApprovedAt', i.draft_approved_at)
           order by coalesce(i.bl_no, i.listed[1]), i.id), '[]')
    from shipping_instruction i where i.booking_id = b.id) end`

/** Corrections and shipping instructions are told to whoever may work on them. */
export interface BookingPageReader {
  mayCorrect: boolean
  mayInstruct: boolean
}

const statement = composePer<BookingPageReader, BookingPageQuery & ViewerScope>(
  ({ mayCorrect, mayInstruct }, query) => sql`
    select json_build_object(
             'bookingNo', b.booking_no, 'ediRef', coalesce(b.edi_ref, own.edi_ref),
             'status', ${bookingStatus},
             'shipment', b.shipment, 'bookedAt', b.booked_at, 'createdBy', coalesce(own.created_by, b.created_by),
             'references', json_build_object('customerReference', ${documentField('customerReference')}, 'poNumber', ${documentField('poNumber')},
               'serviceContract', b.service_contract, 'item', ${documentField('item')}),
             'originTerm', b.origin_term, 'destinationTerm', b.destination_term, 'paymentTerm', b.payment_term,
             'billType', b.bill_type, 'commodity', coalesce(${correctedCommodity}, b.commodity, ${documentField('commodity')}),
             'grossWeight', ${documentField('grossWeight')}, 'cube', ${documentField('cube')},
             'flags', coalesce(written.document->'flags', '[]'), 'booked', ${booked},
             'parties', ${parties}, 'places', ${placesNamed},
             'placeOfReceipt', b.por_code, 'portOfLoading', b.pol_code, 'portOfDischarge', b.pod_code, 'placeOfDelivery', b.del_code,
             'legs', ${bookingLegs}, 'cutOffs', ${cutOffs}, 'siStatus', ${documentStatus.si}, 'vgmStatus', ${documentStatus.vgm},
             'vgmNote', ${vgmNote(query)},
             'containers', ${bookingContainers(query)}, 'bills', ${bills},
             'request', case when own.id is not null then json_build_object('id', own.id, 'status', own.status, 'revision', own.revision,
               'version', own.version, 'hasUnsent', own.has_unsent) end,
             'correction', ${mayCorrect ? ownCorrection(query) : sql`null`},
             'otherCorrection', ${mayCorrect ? otherCorrection(query) : sql`null`},
             'corrected', ${mayCorrect ? corrected : sql`0`},
             'instructions', ${mayInstruct ? instructions(query) : sql`null`},
             'story', ${activityOf({ corrector: mayCorrect ? query : undefined, instructor: mayInstruct ? query : undefined, weigher: query })},
             'clock', (select json_build_object('now', business_now(), 'rate', rate) from business_clock),
             'liveFrom', ${liveFrom}, 'watch', ${query.watch}::text)::text as body
      from booking b ${requestBehind} ${ownRequest(query)} ${latestDocument(query)} ${calls}
     where b.booking_no = ${query.bookingNo} and ${mayBeSeenBy(query)}`,
)

const Nothing = z.object({})

/** One booking that the viewer may see, with all that hangs on it. */
export const get = (db: Database, viewer: Viewer, query: BookingPageQuery, reader: BookingPageReader) =>
  db.document(Nothing, BookingPage, statement(reader, { ...query, ...scopeOf(viewer) }))
