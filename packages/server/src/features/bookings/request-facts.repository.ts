import type { RequestFacts } from '@fairway/contract/bookings/booking-request.rules'
import type { RequestDocument } from '@fairway/contract/bookings/booking-request.schema'
import { isWorldPhoneNumber } from '@fairway/contract/shared/phone-number'
import sql from 'sql-template-tag'
import { z } from 'zod'
import { composeOnce, type Database } from '../../platform/database.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { mayBookWith } from '../reference-data/public.ts'
import { dischargeCalls, loadingCallsAtPort } from '../schedules/public.ts'

/** What the carrier's reference data and other requests say of the things that one document names. */
const Facts = z.object({
  today: z.string(),
  places: z.record(z.string(), z.enum(['port', 'ramp', 'inland'])),
  equipment: z.record(z.string(), z.enum(['dry', 'reefer', 'special'])),
  packageTypes: z.array(z.string()),
  /** A coming ship loads here, and one goes on to there: what the form offers, and nothing else. */
  isPortOfLoading: z.boolean(),
  isPortOfDischarge: z.boolean(),
  /** The organisation may book with the contract, which has not ended. */
  isContract: z.boolean(),
  isReferenceTaken: z.boolean(),
  isReferenceBooked: z.boolean(),
  isNumberBooked: z.boolean(),
})
type Facts = z.output<typeof Facts>

interface Named {
  /** Null for a request that was never saved. */
  id: number | null
  siteZone: string
  reference: string
  bookingNo: string
  contract: string
  /** The organisation again, as rules of contracts take it. */
  orgIds: string[]
  loading: string
  discharge: string
  places: string[]
  equipment: string[]
  packageTypes: string[]
}

/** A reference or number that stands for a booking of the carrier's which did not come from this request. */
const isOthers = sql`
  not exists (select from own where own.edi_ref = b.edi_ref or own.booking_no = b.booking_no)`

const statement = composeOnce<Named>(
  (named) => sql`
    with ${loadingCallsAtPort}, own as (select edi_ref, booking_no from booking_request where id = ${named.id}::bigint),
    today as (select (business_now() at time zone coalesce(
      (select zone from location where code = ${named.loading}), ${named.siteZone}::text))::date as day)
    select (select day::text from today) as today,
           (select coalesce(jsonb_object_agg(code, kind), '{}') from location
             where code = any(${named.places}::text[]) and kind in ('port', 'ramp', 'inland')) as places,
           (select coalesce(jsonb_object_agg(code, group_name), '{}') from equipment_type where code = any(${named.equipment}::text[])) as equipment,
           (select coalesce(jsonb_agg(code), '[]') from package_type where code = any(${named.packageTypes}::text[])) as "packageTypes",
           exists (select from loading where port_code = ${named.loading}) as "isPortOfLoading",
           exists (select from (${dischargeCalls}) called where port_code = ${named.discharge}) as "isPortOfDischarge",
           exists (select from service_contract k where k.number = ${named.contract} and ${mayBookWith(named.orgIds)}
              and k.valid_to >= (select day from today)) as "isContract",
           exists (select from booking_request r where r.org_id = any(${named.orgIds}::uuid[]) and r.customer_reference = ${named.reference}
              and r.customer_reference <> '' and r.status <> 'Cancelled' and r.id is distinct from ${named.id}::bigint) as "isReferenceTaken",
           exists (select from booking b where b.edi_ref = ${named.reference} and ${isOthers}) as "isReferenceBooked",
           exists (select from booking b where b.booking_no = ${named.bookingNo} and ${isOthers}) as "isNumberBooked"`,
)

export interface About {
  id: number | null
  orgIds: string[]
  siteZone: string
  document: RequestDocument
}

/** Everything that a document is judged by, in one statement that asks only for what it names. */
export const findFacts = (db: Database, _viewer: Viewer, { id, orgIds, siteZone, document }: About) =>
  db.one(
    Facts,
    statement({
      id,
      siteZone,
      reference: document.customerReference,
      bookingNo: document.bookingNo,
      contract: document.serviceContract,
      orgIds,
      loading: document.portOfLoading,
      discharge: document.portOfDischarge,
      places: [document.placeOfReceipt, document.placeOfDelivery],
      equipment: [...new Set(document.containers.map(({ equipment }) => equipment))],
      packageTypes: [...new Set(document.containers.map(({ packageType }) => packageType))],
    }),
  )

/** The same as the rules of the contract take it, with the day on which the named vessel leaves. */
export function asRequestFacts(
  found: Facts,
  { serviceContract, portOfLoading, portOfDischarge }: RequestDocument,
  sailsOn: string | undefined,
): RequestFacts {
  return {
    today: found.today,
    places: new Map(Object.entries(found.places)),
    portsOfLoading: new Set(found.isPortOfLoading ? [portOfLoading] : []),
    portsOfDischarge: new Set(found.isPortOfDischarge ? [portOfDischarge] : []),
    contracts: new Set(found.isContract ? [serviceContract] : []),
    sailsOn: () => sailsOn,
    equipment: new Map(Object.entries(found.equipment)),
    packageTypes: new Set(found.packageTypes),
    isPhone: isWorldPhoneNumber,
  }
}
