import { LETTER_CONTRACT_CAP, type LetterPrivilege } from '@fairway/contract/letters-of-indemnity/blanket-letter.values'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import type { PersonViewer } from '../../platform/viewer.ts'
import { mayBookWith, namesIn } from '../reference-data/public.ts'

/** In which capacity somebody gives letters, and for which organisations. */
export interface LetterScope {
  privilege: LetterPrivilege
  orgIds: readonly string[]
}

const Roles = z.object({ shipper: z.array(z.string()), agent: z.array(z.string()) })

/** The organisations for which somebody has the privilege of a shipper, and of an agent. */
export const findPrivileges = (db: Database, { accountId, organisationIds }: PersonViewer) =>
  db.one(
    Roles,
    sql`
    select coalesce(array_agg(organisation_id::text) filter (where 'shipper' = any(roles)), '{}') as shipper,
           coalesce(array_agg(organisation_id::text) filter (where 'agent' = any(roles)), '{}') as agent
      from account_organisation where account_id = ${accountId}::uuid and organisation_id = any(${organisationIds}::uuid[])`,
  )

const Party = z.object({
  id: z.string(),
  ref: z.string(),
  name: z.string(),
  localName: z.string().nullable(),
  isOwn: z.boolean(),
  addresses: z.array(z.string()),
})
export type KnownParty = z.output<typeof Party>

/** The roles in which a contract names the other side of a letter. */
const partnerRoles = { shipper: ['forwarder', 'broker'], agent: ['shipper', 'contractHolder'] } as const

/**
 * The organisations that letters of these people can name: their own, and those that stand on the other side of the
 * contracts they may book with. Addresses are the one of today and those of their letters.
 */
export const findParties = (db: Database, { privilege, orgIds }: LetterScope) =>
  db.many(
    Party,
    sql`
    with named as (
      select unnest(${orgIds}::uuid[]) as org_id, true as is_own
      union
      select p.org_id, false from contract_party p
       where p.role = any(${[...partnerRoles[privilege]]}::text[]) and p.org_id <> all(${orgIds}::uuid[])
         and exists (select from service_contract k where k.number = p.contract_number and ${mayBookWith(orgIds)}))
    select o.id, o.ref, o.name, o.local_name as "localName", n.is_own as "isOwn",
           array(select distinct w.address from (
             select o.address union select v.shipper_address from blanket_letter l join blanket_letter_version v on v.letter_id = l.id
              where l.shipper_org_id = o.id and (l.shipper_org_id = any(${orgIds}::uuid[]) or l.agent_org_id = any(${orgIds}::uuid[]))) w
             order by 1) as addresses
      from named n join organisation o on o.id = n.org_id order by o.name, o.ref`,
  )

const Contract = z.object({ number: z.string(), title: z.string(), validFrom: z.string(), validTo: z.string() })

/** The contracts whose numbers begin like this and that these organisations may book with; ended ones as well. */
export const findContracts = (db: Database, { orgIds }: LetterScope, pattern = '') =>
  db.many(
    Contract,
    sql`
    select k.number, k.title, k.valid_from as "validFrom", k.valid_to as "validTo" from service_contract k
     where starts_with(k.number, ${pattern}) and ${mayBookWith(orgIds)} order by k.number limit ${LETTER_CONTRACT_CAP}`,
  )

const LetterContract = Contract.extend({
  itemRequired: z.boolean(),
  items: z.array(z.string()),
  loading: z.array(z.string()),
})

/** A contract as far as a letter is checked by it. */
export const findContract = (db: Database, { orgIds }: LetterScope, number: string) =>
  db.find(
    LetterContract,
    sql`
    select k.number, k.title, k.valid_from as "validFrom", k.valid_to as "validTo", k.item_required as "itemRequired",
           array(select i.code from contract_item i where i.contract_number = k.number order by i.code) as items,
           array(select p.location_code from contract_place p where p.contract_number = k.number and p.use = 'loading'
                  order by p.location_code) as loading
      from service_contract k where k.number = ${number} and ${mayBookWith(orgIds)}`,
  )

const Port = z.object({
  code: z.string(),
  name: z.object({ en: z.string(), zh: z.string(), vi: z.string() }),
  spoken: z.string(),
})

/** All ports by name. */
export const findPorts = (db: Database) =>
  db.many(
    Port,
    sql`
    select l.code, ${namesIn(sql`l`)} as name, coalesce(l.spoken, '') as spoken from location l
     where l.kind = 'port' order by l.name_en, l.code`,
  )

const Today = z.object({ today: z.string() })
/** The day at the site of the carrier. */
export const findToday = async (db: Database, zone: string) =>
  (await db.one(Today, sql`select (business_now() at time zone ${zone})::date as today`)).today
