import { BookingChoices, PublicChoices } from '@fairway/contract/bookings/choices/booking-choices.schema'
import { freightTerms } from '@fairway/contract/bookings/requests/booking-request.values'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { organisationsOf, type Viewer } from '../../../platform/viewer.ts'
import { mayBookWith, namesIn } from '../../reference-data/public.ts'
import { dischargeCalls, loadingCalls } from '../../schedules/public.ts'

const Nothing = z.object({})

/** What stands on every list of choices, and is no secret. */
const forAnyone = sql`
  'vvds', (select coalesce(json_agg(json_build_object('vvd', y.vvd, 'vessel', s.name, 'service', y.service, 'departureAt', n.departs_at)
             order by n.departs_at, y.vvd), '[]')
    from (select vvd, min(departs_at) as departs_at from loading group by vvd) n join voyage y using (vvd)
    join vessel s on s.code = y.vessel_code where y.type = 'Mainline'),
  'packageTypes', (select coalesce(json_agg(json_build_object('code', k.code, 'name', ${namesIn(sql`k`)}, 'spoken', coalesce(k.spoken, ''))
             order by k.code), '[]') from package_type k),
  'containerTypes', (select coalesce(json_agg(json_build_object('code', q.code, 'name', ${namesIn(sql`q`)}, 'spoken', coalesce(q.spoken, ''),
             'group', q.group_name, 'lengthFeet', q.length_feet)
             order by array_position(array['dry', 'reefer', 'special'], q.group_name), q.length_feet, q.code), '[]') from equipment_type q),
  'serviceTypes', ${JSON.stringify(freightTerms)}::json,
  'places', (select coalesce(json_agg(json_build_object('code', l.code, 'name', ${namesIn(sql`l`)}, 'spoken', coalesce(l.spoken, ''),
             'kind', l.kind, 'country', l.country, 'zone', l.zone, 'latitude', l.latitude, 'longitude', l.longitude,
             'hasRamp', exists (select from location r where r.parent_code = l.code and r.kind = 'ramp')) order by l.code), '[]')
    from location l where l.kind in ('port', 'ramp', 'inland')),
  'portofLoad', (select coalesce(json_agg(distinct port_code), '[]') from loading),
  'portsOfDischarge', (select coalesce(json_agg(port_code order by loads, port_code), '[]')
    from (select c.port_code, exists (select from loading o where o.port_code = c.port_code) as loads
            from (${dischargeCalls}) c group by c.port_code) called),
  'clock', (select json_build_object('now', business_now(), 'rate', rate) from business_clock)`

/** What anyone may choose from. */
export const findPublicChoices = (db: Database) =>
  db.document(Nothing, PublicChoices, sql`with ${loadingCalls} select json_build_object(${forAnyone})::text as body`)

/** The same for a person, with the contracts that their organisations may book with until they end. */
export const findChoices = (db: Database, viewer: Viewer, zone: string) =>
  db.document(
    Nothing,
    BookingChoices,
    sql`
    with ${loadingCalls},
    usable as (
      select k.* from service_contract k
       where k.valid_to >= (business_now() at time zone ${zone}::text)::date and ${mayBookWith(organisationsOf(viewer))})
    select json_build_object(${forAnyone},
      'serviceContracts', (select coalesce(json_agg(json_build_object('number', k.number, 'title', k.title, 'validFrom', k.valid_from,
                 'validTo', k.valid_to, 'paymentTerms', k.payment_terms,
                 'organisations', (select json_agg(distinct o.ref) from contract_party p join organisation o on o.id = p.org_id
                    where p.contract_number = k.number and p.may_book and p.org_id = any(${organisationsOf(viewer)}::uuid[])))
               order by k.number), '[]') from usable k),
      'portofLoading', (select coalesce(json_agg(distinct p.location_code), '[]') from usable k
         join contract_place p on p.contract_number = k.number and p.use = 'loading'),
      'organisations', (select coalesce(json_agg(json_build_object('ref', o.ref, 'name', o.name, 'localName', o.local_name,
                 'address', o.address, 'country', o.country) order by o.name, o.ref), '[]')
         from organisation o where o.id = any(${organisationsOf(viewer)}::uuid[])))::text as body`,
  )

const Known = z.object({ vvd: z.boolean(), pol: z.boolean(), pod: z.boolean(), today: z.string().nullable() })

/** Which of these the carrier has, and the day at the port of loading. */
export const findKnown = (db: Database, query: { vvd: string; pol: string; pod: string }) =>
  db.one(
    Known,
    sql`
    select exists (select from voyage where vvd = ${query.vvd}) as vvd,
           exists (select from location where code = ${query.pol} and kind = 'port') as pol,
           exists (select from location where code = ${query.pod} and kind = 'port') as pod,
           (select (business_now() at time zone zone)::date from location where code = ${query.pol}) as today`,
  )
