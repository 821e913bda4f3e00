import type { BookingField } from '@fairway/contract/bookings/booking-change.words'
import type { BookingLine } from '@fairway/contract/carrier/carrier.schema'
import sql, { join, raw, type Sql } from 'sql-template-tag'
import { asRecords } from '../../platform/bulk.ts'
import type { Database } from '../../platform/database.ts'
import type { Line } from '../../platform/ndjson.ts'
import type { Viewer } from '../../platform/viewer.ts'

const differ = (known: Sql, said: Sql) => sql`${known} is distinct from ${said}`

/** By what the carrier's line `g` differs from what is known of booking `b`; times of legs follow the schedule. */
const changes: Record<BookingField, Sql> = {
  status: differ(sql`b.status`, sql`g.status`),
  portOfLoading: differ(sql`b.pol_code`, sql`g."portOfLoading"`),
  portOfDischarge: differ(sql`b.pod_code`, sql`g."portOfDischarge"`),
  placeOfReceipt: differ(sql`b.por_code`, sql`g."placeOfReceipt"`),
  placeOfDelivery: differ(sql`b.del_code`, sql`g."placeOfDelivery"`),
  freightTerm: differ(sql`(b.origin_term, b.destination_term)`, sql`(g."originTerm", g."destinationTerm")`),
  paymentTerm: differ(sql`b.payment_term`, sql`g."paymentTerm"`),
  billType: differ(sql`b.bill_type`, sql`g."billType"`),
  serviceContract: differ(sql`b.service_contract`, sql`g."serviceContract"`),
  commodity: differ(sql`b.commodity`, sql`g.commodity`),
  siStatus: differ(sql`b.si_status`, sql`g."siStatus"`),
  vgmStatus: differ(sql`b.vgm_status`, sql`g."vgmStatus"`),
  vvd: differ(
    sql`(select array_agg(l.vvd order by l.seq) filter (where l.vvd is not null) from booking_leg l where l.booking_id = b.id)`,
    sql`(select array_agg(leg->>'vvd' order by seq) filter (where leg->>'vvd' is not null) from jsonb_array_elements(g.legs) with ordinality as l(leg, seq))`,
  ),
  route: differ(
    sql`(select array_agg(concat_ws(' ', l.kind, l.from_code, l.to_code) order by l.seq) from booking_leg l where l.booking_id = b.id)`,
    sql`(select array_agg(concat_ws(' ', leg->>'kind', leg->>'from', leg->>'to') order by seq) from jsonb_array_elements(g.legs) with ordinality as l(leg, seq))`,
  ),
  parties: differ(
    sql`(select array_agg(distinct concat_ws(' ', p.role, o.ref) collate "C") from booking_party p join organisation o on o.id = p.org_id where p.booking_id = b.id)`,
    sql`(select array_agg(distinct concat_ws(' ', party->>'role', party->>'organisation') collate "C") from jsonb_array_elements(g.parties) as party)`,
  ),
}
const named = Object.entries(changes).map(([field, differs]) => sql`case when ${differs} then ${raw(`'${field}'`)} end`)

/**
 * Tells in the story of each booking that is known already what the carrier's line changes of it; it has to come before
 * the line is saved. What a first line brings is no news, nor is a line that changes nothing that people see.
 */
export const tellChanges = (db: Database, _carrier: Viewer, lines: Line<BookingLine>[]) =>
  db.run(sql`
    insert into booking_story (booking_id, happened_at, kind, about)
    select changed.id, business_now(), 'bookingChanged', changed.fields
      from (
        select b.id, array_to_string(array_remove(array[${join(named, ', ')}], null), ', ') as fields
          from jsonb_to_recordset(${asRecords(lines)}::jsonb) as g("bookingNo" text, status text, "portOfLoading" text,
               "portOfDischarge" text, "placeOfReceipt" text, "placeOfDelivery" text, "originTerm" text, "destinationTerm" text, "paymentTerm" text,
               "billType" text, "serviceContract" text, commodity text, "siStatus" text, "vgmStatus" text, legs jsonb, parties jsonb, revision int)
          join booking b on b.booking_no = g."bookingNo" where b.revision < g.revision) changed
     where changed.fields <> '' order by changed.id`)
