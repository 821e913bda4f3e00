import {
  Accounts,
  AllocationPorts,
  AllocationVvds,
  SalesRepDefault,
  SalesReps,
} from '@fairway/contract/vessel-allocation/allocation.schema'
import { VVD_LIMIT } from '@fairway/contract/vessel-allocation/allocation.values'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { salesRepOf, type Viewer } from '../../platform/viewer.ts'
import { places } from '../tracking/public.ts'
import { isClosed, loadingCall, repName } from './space.repository.ts'

/** Open voyages and those that sailed within `days`, with a departure between two days. */
export interface VesselRange {
  days: number
  from: string | null
  to: string | null
}

/** Voyages with space whose last load port they left within `days`, or have not left; the next departures first. */
export const voyagesWithin = ({ days, from, to }: VesselRange) => sql`
  select s.vvd, min(load.etd) as etd, bool_and(${isClosed}) as is_closed, array_agg(s.pol_code order by load.etd nulls last, s.pol_code) as pols
    from allocation_space s ${loadingCall}
   group by s.vvd
  having coalesce(max(load.etd) > business_now() - make_interval(days => ${days}::int), true)
     and (${from}::date is null or max(load.etd) >= ${from}::date) and (${to}::date is null or min(load.etd) < ${to}::date + 1)
   order by coalesce(max(load.etd) > business_now(), true) desc, min(load.etd), s.vvd limit ${VVD_LIMIT}`

const Listed = z.object({ vvd: z.string() })

/** The names of such voyages. */
export const findVvds = (db: Database, range: VesselRange) =>
  db.many(Listed, sql`select shown.vvd from (${voyagesWithin(range)}) shown`)

const Nothing = z.object({})

/** The voyages of such a range, to choose from. */
export const findVoyages = (db: Database, range: VesselRange) =>
  db.document(
    Nothing,
    AllocationVvds,
    sql`
    with shown as materialized (${voyagesWithin(range)})
    select json_build_object('vvds', (select coalesce(json_agg(json_build_object('vvd', w.vvd, 'vessel', ship.name, 'voyageType', y.type,
               'etd', w.etd, 'isClosed', w.is_closed, 'portsOfLoading', w.pols) order by w.etd nulls last, w.vvd), '[]')
               from shown w join voyage y on y.vvd = w.vvd join vessel ship on ship.code = y.vessel_code),
             'places', ${places(sql`select unnest(pols) from shown`)})::text as body`,
  )

const Voyage = z.object({ isKnown: z.boolean(), hasSpace: z.boolean() })

/** Where a voyage loads and lands, if it is known and has space. */
export const findPorts = (db: Database, vvd: string) =>
  db.document(
    Voyage,
    AllocationPorts,
    sql`
    with loading as materialized (select s.pol_code from allocation_space s where s.vvd = ${vvd}),
    landing as materialized (
      select distinct l.port_code from port_call p join location l on l.code = p.location_code
       where p.vvd = ${vvd} and p.arrival_planned_at is not null
         and p.seq > (select min(f.seq) from port_call f join location fl on fl.code = f.location_code
                       where f.vvd = ${vvd} and fl.port_code in (select pol_code from loading)))
    select to_json(exists (select from voyage y where y.vvd = ${vvd})) as "isKnown", to_json(exists (select from loading)) as "hasSpace",
           json_build_object('loading', (select coalesce(json_agg(pol_code order by pol_code), '[]') from loading),
             'discharge', (select coalesce(json_agg(port_code order by port_code), '[]') from landing),
             'places', ${places(sql`select pol_code from loading union select port_code from landing`)})::text as body`,
  )

const Rep = SalesReps.shape.salesReps.element

/** Those who look after accounts. */
export const findSalesReps = (db: Database, viewer: Viewer) =>
  db.many(
    Rep,
    sql`
    select own.web_id as "webId", ${repName(sql`own.web_id`)} as name, coalesce(own.web_id = ${salesRepOf(viewer)}::text, false) as "isOwn"
      from (select distinct web_id from allocation_rep) own order by name, own.web_id`,
  )

const Account = Accounts.shape.accounts.element

/** All accounts, with the contracts that they may book with. */
export const findAccounts = (db: Database, viewer: Viewer) =>
  db.many(
    Account,
    sql`
    select o.ref as account, o.name, k.party_type as "partyType",
           array(select r.web_id from allocation_rep r where r.org_id = k.org_id order by r.rank) as "salesReps",
           array(select distinct c.contract_number from contract_party c where c.org_id = k.org_id and c.may_book order by 1) as contracts,
           exists (select from allocation_rep own where own.org_id = k.org_id and own.web_id = ${salesRepOf(viewer)}::text) as "isOwn"
      from allocation_account k join organisation o on o.id = k.org_id order by o.name, o.ref`,
  )

/** The usual rep of an account. */
export const findDefaultRep = (db: Database, account: string) =>
  db.find(
    SalesRepDefault,
    sql`
    select r.web_id as "salesRep", ${repName(sql`r.web_id`)} as name
      from allocation_rep r join organisation o on o.id = r.org_id where o.ref = ${account} order by r.rank limit 1`,
  )

/** The caller, where accounts are theirs. */
export const findOwnRep = (db: Database, viewer: Viewer) =>
  db.find(
    SalesRepDefault,
    sql`
    select r.web_id as "salesRep", ${repName(sql`r.web_id`)} as name
      from allocation_rep r where r.web_id = ${salesRepOf(viewer)}::text limit 1`,
  )
