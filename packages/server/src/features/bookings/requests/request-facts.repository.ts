import { PlaceChoice } from '@fairway/contract/bookings/choices/booking-choices.schema'
import type { RequestFacts } from '@fairway/contract/bookings/requests/booking-request.rules'
import type { RequestDocument } from '@fairway/contract/bookings/requests/booking-request.schema'
import type { SailingFacts } from '@fairway/contract/bookings/requests/sailing.rules'
import { isWorldPhoneNumber } from '@fairway/contract/shared/phone-number'
import sql from 'sql-template-tag'
import { z } from 'zod'
import { composeOnce, type Database } from '../../../platform/database/database.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import { mayBeSeenBy, scopeOf, type ViewerScope } from '../../../platform/visibility.repository.ts'
import { mayBookWith } from '../../reference-data/public.ts'
import { dischargeCalls, loadingCallsAtPort } from '../../schedules/public.ts'

/** What the carrier's reference data and other requests say of one document. */
const DocumentFacts = z.object({
  today: z.string(),
  /** A coming ship loads here, and one goes on to there: what the form offers, and nothing else. */
  isPortOfLoading: z.boolean(),
  isPortOfDischarge: z.boolean(),
  /** The organisation may book with the contract, which has not ended. */
  isContract: z.boolean(),
  isReferenceTaken: z.boolean(),
  isReferenceBooked: z.boolean(),
  isNumberBooked: z.boolean(),
  /** One of the two is a booking of others, which the caller may not see. */
  isForeign: z.boolean(),
})
type DocumentFacts = z.output<typeof DocumentFacts>

/** The same for some documents, in their order, and what the codes in all of them stand for. */
const Facts = z.object({
  /** The business clock, in milliseconds. */
  now: z.number(),
  places: z.record(
    z.string(),
    PlaceChoice.pick({ kind: true, country: true, latitude: true, longitude: true, hasRamp: true }),
  ),
  equipment: z.record(z.string(), z.enum(['dry', 'reefer', 'special'])),
  packageTypes: z.array(z.string()),
  documents: z.array(DocumentFacts),
})
type Facts = z.output<typeof Facts>

interface Named extends ViewerScope {
  siteZone: string
  /** The documents as JSON: what each names that is looked up for it alone. */
  documents: string
  places: string[]
  equipment: string[]
  packageTypes: string[]
}

/** A reference or number that stands for a booking of the carrier's which did not come from this request. */
const isOthers = sql`
  not exists (select from booking_request own
               where own.id = g.id and (own.edi_ref = b.edi_ref or own.booking_no = b.booking_no))`

/** Documents of one file name the same few ports, and each is looked up once. */
const statement = composeOnce<Named>(
  (named) => sql`
    with ${loadingCallsAtPort},
    given as materialized (
      select g.* from jsonb_to_recordset(${named.documents}::jsonb) as g(nth int, id bigint, "orgIds" uuid[], reference text,
        "bookingNo" text, contract text, loading text, discharge text)),
    origin as materialized (
      select p.code, exists (select from loading where port_code = p.code) as loads,
             (business_now() at time zone coalesce((select zone from location l where l.code = p.code), ${named.siteZone}::text))::date as today
        from (select distinct loading as code from given) p),
    landing as materialized (
      select p.code, exists (select from (${dischargeCalls}) called where port_code = p.code) as lands
        from (select distinct discharge as code from given) p),
    judged as (
      select g.nth, o.today::text as today, o.loads as "isPortOfLoading", d.lands as "isPortOfDischarge",
             exists (select from service_contract k where k.number = g.contract and ${mayBookWith(sql`g."orgIds"`)}
                and k.valid_to >= o.today) as "isContract",
             exists (select from booking_request r where r.org_id = any(g."orgIds") and r.customer_reference = g.reference
                and r.customer_reference <> '' and r.status <> 'Cancelled' and r.id is distinct from g.id) as "isReferenceTaken",
             exists (select from booking b where b.edi_ref = g.reference and ${isOthers}) as "isReferenceBooked",
             exists (select from booking b where b.booking_no = g."bookingNo" and ${isOthers}) as "isNumberBooked",
             exists (select from booking b where (b.booking_no = g."bookingNo" or b.edi_ref = g.reference) and ${isOthers}
                and ${mayBeSeenBy(named)} is not true) as "isForeign"
        from given g join origin o on o.code = g.loading join landing d on d.code = g.discharge)
    select (extract(epoch from business_now()) * 1000)::float8 as now,
           (select coalesce(jsonb_object_agg(l.code, jsonb_build_object('kind', l.kind, 'country', l.country, 'latitude', l.latitude, 'longitude', l.longitude,
             'hasRamp', exists (select from location r where r.parent_code = l.code and r.kind = 'ramp'))), '{}') from location l
             where l.code = any(${named.places}::text[]) and l.kind in ('port', 'ramp', 'inland')) as places,
           (select coalesce(jsonb_object_agg(code, group_name), '{}') from equipment_type where code = any(${named.equipment}::text[])) as equipment,
           (select coalesce(jsonb_agg(code), '[]') from package_type where code = any(${named.packageTypes}::text[])) as "packageTypes",
           (select json_agg(json_build_object('today', today, 'isPortOfLoading', "isPortOfLoading", 'isPortOfDischarge',
              "isPortOfDischarge", 'isContract', "isContract", 'isReferenceTaken', "isReferenceTaken", 'isReferenceBooked',
              "isReferenceBooked", 'isNumberBooked', "isNumberBooked", 'isForeign', "isForeign") order by nth) from judged) as documents`,
)

export interface About {
  /** The request that the document is of; null where there is none. */
  id: number | null
  /** Whose contracts and references count. */
  orgIds: readonly string[]
  document: RequestDocument
}

const distinct = (texts: readonly string[]) => [...new Set(texts)]

/** Everything that these documents are judged by, in one statement that asks only for what they name. */
export const findFacts = (db: Database, viewer: Viewer, siteZone: string, about: readonly About[]) => {
  const documents = about.map(({ document }) => document)
  const rows = documents.flatMap(({ containers }) => containers)
  return db.one(
    Facts,
    statement({
      siteZone,
      ...scopeOf(viewer),
      documents: JSON.stringify(
        about.map(({ id, orgIds, document }, nth) => ({
          nth,
          id,
          orgIds,
          reference: document.customerReference,
          bookingNo: document.bookingNo,
          contract: document.serviceContract,
          loading: document.portOfLoading,
          discharge: document.portOfDischarge,
        })),
      ),
      places: distinct(
        documents.flatMap((document) => [
          document.placeOfReceipt,
          document.portOfLoading,
          document.portOfDischarge,
          document.placeOfDelivery,
        ]),
      ),
      equipment: distinct(rows.map(({ equipment }) => equipment)),
      packageTypes: distinct(rows.map(({ packageType }) => packageType)),
    }),
  )
}

/** What all documents have in common, as the rules of the contract take it. */
export const asSharedFacts = ({ now, places, equipment, packageTypes }: Facts) => ({
  now,
  places: new Map(Object.entries(places)),
  equipment: new Map(Object.entries(equipment)),
  packageTypes: new Set(packageTypes),
  isPhone: isWorldPhoneNumber,
})

/** The rest for one of them, with what the schedule says of its vessel. */
export const asRequestFacts = (
  shared: ReturnType<typeof asSharedFacts>,
  found: DocumentFacts,
  { document, sailing }: { document: RequestDocument; sailing: SailingFacts | undefined },
): RequestFacts => ({
  ...shared,
  today: found.today,
  portsOfLoading: new Set(found.isPortOfLoading ? [document.portOfLoading] : []),
  portsOfDischarge: new Set(found.isPortOfDischarge ? [document.portOfDischarge] : []),
  contracts: new Set(found.isContract ? [document.serviceContract] : []),
  sailing: () => sailing,
})
