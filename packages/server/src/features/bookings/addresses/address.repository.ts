import { AddressEntry } from '@fairway/contract/bookings/addresses/address.schema'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { organisationsOf, type Viewer } from '../../../platform/viewer.ts'

/** The one rule of who sees an entry `a`: the people of the organisation whose book it is in. */
const seenBy = (viewer: Viewer) => sql`a.org_id = any(${organisationsOf(viewer)}::uuid[])`

const columns = sql`
  a.id, (select ref from organisation o where o.id = a.org_id) as organisation, a.name, a.address, a.contact, a.version,
  a.used_at as "usedAt"`

/** What an entry says, with what it is found by. */
export interface AddressFields {
  name: string
  address: string
  contact: string
  search: string
}

interface AddressQuery {
  /** Each of them has to be found somewhere. */
  terms: readonly string[]
  organisation: string | null
  limit: number
}

/** Those used lately first. */
export const findAddresses = (db: Database, viewer: Viewer, { terms, organisation, limit }: AddressQuery) =>
  db.many(
    AddressEntry,
    sql`
    select ${columns} from address_entry a
     where ${seenBy(viewer)} and (${organisation}::text is null or a.org_id = (select id from organisation where ref = ${organisation}::text))
       and not exists (select from unnest(${terms}::text[]) as word where position(word in a.search) = 0)
     order by a.used_at desc, a.id limit ${limit}`,
  )

const Count = z.object({ count: z.number() })

/** Counts the entries of a book; until the transaction ends nobody adds one beside it. */
export async function countAddresses(db: Database, orgId: string) {
  await db.run(sql`select from organisation where id = ${orgId}::uuid for no key update`)
  return (await db.one(Count, sql`select count(*) as count from address_entry where org_id = ${orgId}::uuid`)).count
}

interface AddressInput extends AddressFields {
  orgId: string
  by: string
}

/** The same name and address again is the same entry: the contact that was written last stands. */
export const saveAddress = (db: Database, { orgId, name, address, contact, search, by }: AddressInput) =>
  db.one(
    AddressEntry,
    sql`
    insert into address_entry as a (org_id, name, address, contact, search, saved_by)
    values (${orgId}::uuid, ${name}, ${address}, ${contact}, ${search}, ${by})
    on conflict (org_id, name, address) do update set (contact, version, used_at, saved_at, saved_by)
       = (case when excluded.contact = '' then a.contact else excluded.contact end, a.version + 1, now(), now(), excluded.saved_by)
    returning ${columns}`,
  )

/** Holds an entry until the transaction ends; that of another organisation is not found. */
export const lockAddress = (db: Database, viewer: Viewer, id: number) =>
  db.find(
    AddressEntry,
    sql`select ${columns} from address_entry a where a.id = ${id} and ${seenBy(viewer)} for no key update of a`,
  )

/** Whether another entry of the same book says the same. */
export const isTaken = async (
  db: Database,
  viewer: Viewer,
  { id, name, address }: Pick<AddressEntry, 'id' | 'name' | 'address'>,
) =>
  (
    await db.many(
      z.object({ id: z.number() }),
      sql`
      select other.id from address_entry a join address_entry other on other.org_id = a.org_id and other.id <> a.id
       where a.id = ${id} and ${seenBy(viewer)} and other.name = ${name} and other.address = ${address}`,
    )
  ).length > 0

export const updateAddress = (
  db: Database,
  viewer: Viewer,
  id: number,
  { name, address, contact, search, by }: Omit<AddressInput, 'orgId'>,
) =>
  db.one(
    AddressEntry,
    sql`
    update address_entry a
       set name = ${name}, address = ${address}, contact = ${contact}, search = ${search}, version = version + 1,
           saved_at = now(), saved_by = ${by}
     where a.id = ${id} and ${seenBy(viewer)} returning ${columns}`,
  )

export const deleteAddress = (db: Database, viewer: Viewer, id: number) =>
  db.run(sql`delete from address_entry a where a.id = ${id} and ${seenBy(viewer)}`)

/** Counts the entries that were noted as used now: none, where it is another organisation's. */
export const noteUse = (db: Database, viewer: Viewer, id: number) =>
  db.run(sql`update address_entry a set used_at = now() where a.id = ${id} and ${seenBy(viewer)}`)
