import { ContractTerms } from '@fairway/contract/bookings/choices/booking-choices.schema'
import sql, { type Sql } from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { organisationsOf, type Viewer } from '../../platform/viewer.ts'

/**
 * Whether contract `k` may be booked with by these organisations, and so be seen by their people: it says so of one of
 * them. The rule stands here alone. An empty list is no contract. A statement about several contracts names a column.
 */
export const mayBookWith = (organisationIds: readonly string[] | Sql) => sql`
  exists (select from contract_party named where named.contract_number = k.number and named.may_book
                 and named.org_id = any(${organisationIds}::uuid[]))`

/** The name of something in all languages, from its table. */
export const namesIn = (table: Sql) =>
  sql`json_build_object('en', ${table}.name_en, 'zh', ${table}.name_zh, 'vi', ${table}.name_vi)`

const Nothing = z.object({})
const placesFor = (use: string) => sql`
  (select coalesce(json_agg(p.location_code order by p.location_code), '[]') from contract_place p
    where p.contract_number = k.number and p.use = ${use}::text)`

/** What a contract was made for, if the viewer may book with it. */
export const findTerms = (db: Database, viewer: Viewer, number: string) =>
  db.document(
    Nothing,
    ContractTerms,
    sql`
    select json_build_object('number', k.number, 'title', k.title, 'validFrom', k.valid_from, 'validTo', k.valid_to,
             'paymentTerms', k.payment_terms, 'itemRequired', k.item_required,
             'places', json_build_object('loading', ${placesFor('loading')}, 'discharge', ${placesFor('discharge')},
               'receipt', ${placesFor('receipt')}, 'delivery', ${placesFor('delivery')}),
             'parties', (select coalesce(json_agg(json_build_object('role', p.role, 'ref', o.ref, 'name', o.name,
                 'localName', o.local_name, 'address', o.address, 'country', o.country) order by p.role, o.name, o.ref), '[]')
               from contract_party p join organisation o on o.id = p.org_id where p.contract_number = k.number),
             'items', (select coalesce(json_agg(json_build_object('code', i.code, 'name', ${namesIn(sql`i`)},
                 'spoken', coalesce(i.spoken, '')) order by i.code), '[]')
               from contract_item i where i.contract_number = k.number))::text as body
      from service_contract k where k.number = ${number} and ${mayBookWith(organisationsOf(viewer))}`,
  )

const Named = z.object({ number: z.string() })

/** The first contract that the viewer may book with and whose number begins like this. */
export const findContractLike = (db: Database, viewer: Viewer, pattern: string) =>
  db.find(
    Named,
    sql`
    select k.number from service_contract k
     where starts_with(k.number, ${pattern}) and ${mayBookWith(organisationsOf(viewer))} order by k.number limit 1`,
  )

const Booker = z.object({ contract: z.string(), orgId: z.string() })

/** Which of the viewer's organisations may book with these contracts. */
export const findBookers = (db: Database, viewer: Viewer, contracts: readonly string[]) =>
  db.many(
    Booker,
    sql`
    select k.number as contract, o.id as "orgId" from organisation o cross join service_contract k
     where o.id = any(${organisationsOf(viewer)}::uuid[]) and k.number = any(${contracts}::text[])
       and ${mayBookWith(sql`array[o.id]`)}`,
  )
