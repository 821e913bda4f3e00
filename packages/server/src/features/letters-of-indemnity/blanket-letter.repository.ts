import { BlanketLetterVersion } from '@fairway/contract/letters-of-indemnity/blanket-letter.schema'
import { blanketLetterStatuses } from '@fairway/contract/letters-of-indemnity/blanket-letter.values'
import sql, { type Sql } from 'sql-template-tag'
import { z } from 'zod'
import { liveFrom } from '../../platform/database/changes.ts'
import type { Database } from '../../platform/database/database.ts'
import { asLocked, asSeen, type Locked, type Seen } from '../../platform/locked.ts'
import { namesIn } from '../reference-data/public.ts'
import type { LetterScope } from './blanket-scope.repository.ts'

/** Letters of these people: those of their shippers, or those that name their organisation as the agent. */
export const seenBy = ({ privilege, orgIds }: LetterScope): Sql =>
  privilege === 'shipper'
    ? sql`l.shipper_org_id = any(${orgIds}::uuid[])`
    : sql`l.agent_org_id = any(${orgIds}::uuid[])`

/** The status that people see: an active letter is over once its last day has passed at the site. */
export const shownStatus = (zone: string) => sql`
  case when l.status = 'Active' and (select a.expires_on from blanket_letter_version a
              where a.letter_id = l.id and a.version = l.active_version) < (business_now() at time zone ${zone})::date
       then 'Expired' else l.status end`

const names = z.object({ en: z.string(), zh: z.string(), vi: z.string() })
const Letter = z.object({
  id: z.number(),
  revision: z.number(),
  status: z.enum(blanketLetterStatuses),
  version: z.number(),
  activeVersion: z.number().nullable(),
  orgIds: z.array(z.string()),
  shipper: z.object({ ref: z.string(), name: z.string() }),
  agent: z.object({ ref: z.string(), name: z.string() }).nullable(),
  portOfLoading: z.object({ code: z.string(), name: names }),
  itemName: names.nullable(),
  contract: z.object({ number: z.string(), title: z.string(), validFrom: z.string(), validTo: z.string() }),
  versions: z.array(BlanketLetterVersion),
  renews: z.number().nullable(),
  renewedBy: z.number().nullable(),
  cancelledAt: z.string().nullable(),
  cancelledBy: z.string().nullable(),
  cancelReason: z.string().nullable(),
  today: z.string(),
  asOf: z.string(),
  liveFrom: z.string(),
})
export type BlanketLetter = z.output<typeof Letter>

const document = sql`json_build_object(
  'shipper', o.ref, 'shipperAddress', v.shipper_address, 'agent', coalesce(a.ref, ''), 'agentAddress', coalesce(v.agent_address, ''),
  'portOfLoading', v.pol_code, 'serviceContract', v.contract_number, 'item', coalesce(v.item, ''),
  'effectiveOn', v.effective_on, 'expiresOn', v.expires_on)`

const statement = ({ id, zone }: { id: number; zone: string }, isSeen: Sql) => sql`
  select l.id, l.revision, ${shownStatus(zone)} as status, l.version, l.active_version as "activeVersion",
         array_remove(array[l.shipper_org_id, l.agent_org_id], null)::text[] as "orgIds",
         json_build_object('ref', o.ref, 'name', n.shipper_name) as shipper,
         case when a.id is not null then json_build_object('ref', a.ref, 'name', n.agent_name) end as agent,
         json_build_object('code', port.code, 'name', ${namesIn(sql`port`)}) as "portOfLoading",
         (select ${namesIn(sql`i`)} from contract_item i where i.contract_number = n.contract_number and i.code = n.item) as "itemName",
         json_build_object('number', n.contract_number, 'title', coalesce(k.title, n.contract_number),
           'validFrom', coalesce(k.valid_from, n.contract_from), 'validTo', coalesce(k.valid_to, n.contract_to)) as contract,
         (select json_agg(json_build_object('version', v.version, 'status', v.status, 'document', ${document}, 'savedAt', v.saved_at,
                   'savedBy', v.saved_by, 'signedAt', v.signed_at, 'signer', v.signer, 'hasFile', v.file_id is not null) order by v.version desc)
            from blanket_letter_version v where v.letter_id = l.id) as versions,
         l.renews, (select max(later.id) from blanket_letter later where later.renews = l.id and later.status <> 'Cancelled') as "renewedBy",
         l.cancelled_at as "cancelledAt", l.cancelled_by as "cancelledBy", l.cancel_reason as "cancelReason",
         (business_now() at time zone ${zone})::date as today, business_now() as "asOf", ${liveFrom} as "liveFrom"
    from blanket_letter l join blanket_letter_version n on n.letter_id = l.id and n.version = l.version
    join organisation o on o.id = l.shipper_org_id left join organisation a on a.id = l.agent_org_id
    join location port on port.code = n.pol_code left join service_contract k on k.number = n.contract_number
   where l.id = ${id}::bigint and ${isSeen}`

/** One of the caller's letters. */
export async function findLetter(db: Database, scope: LetterScope, of: { id: number; zone: string }) {
  const found = await db.find(Letter, statement(of, seenBy(scope)))
  return found && asSeen(found)
}

/** The same, to be changed. */
export async function lockLetter(db: Database, scope: LetterScope, of: { id: number; zone: string }) {
  await db.run(sql`select from blanket_letter l where l.id = ${of.id}::bigint and ${seenBy(scope)} for update`)
  const found = await db.find(Letter, statement(of, seenBy(scope)))
  return found && asLocked(found)
}

/** A letter for the portal itself, which has locked it. */
export const readLetter = (db: Database, of: { id: number; zone: string }) => db.find(Letter, statement(of, sql`true`))

/** A text of a letter as it is stored. */
export interface StoredText {
  shipper: { id: string; name: string; address: string }
  agent: { id: string; name: string; address: string } | null
  portOfLoading: string
  contract: { number: string; validFrom: string; validTo: string }
  item: string | null
  effectiveOn: string
  expiresOn: string
  by: string
  actingUser: string | null
}

const Id = z.object({ id: z.number() })

export async function insertLetter(db: Database, text: StoredText, renews: Seen<BlanketLetter> | undefined) {
  const { id } = await db.one(
    Id,
    sql`
    insert into blanket_letter (shipper_org_id, agent_org_id, status, renews)
    values (${text.shipper.id}::uuid, ${text.agent?.id ?? null}::uuid, 'Draft', ${renews?.id ?? null}::bigint) returning id`,
  )
  await insertVersion(db, { id, version: 1 }, text)
  return id
}

const insertVersion = (db: Database, { id, version }: { id: number; version: number }, text: StoredText) =>
  db.run(sql`
    insert into blanket_letter_version (letter_id, version, status, shipper_org_id, shipper_name, shipper_address, agent_org_id,
      agent_name, agent_address, pol_code, contract_number, contract_from, contract_to, item, effective_on, expires_on, saved_by, acting_user)
    values (${id}, ${version}, 'Draft', ${text.shipper.id}::uuid, ${text.shipper.name}, ${text.shipper.address},
      ${text.agent?.id ?? null}::uuid, ${text.agent?.name ?? null}, ${text.agent?.address ?? null}, ${text.portOfLoading},
      ${text.contract.number}, ${text.contract.validFrom}::date, ${text.contract.validTo}::date, ${text.item},
      ${text.effectiveOn}::date, ${text.expiresOn}::date, ${text.by}, ${text.actingUser})`)

/** Replaces a text that was not signed, or adds a version to a letter whose newest text was. */
export async function saveText(db: Database, letter: Locked<BlanketLetter>, text: StoredText) {
  const { id, version, activeVersion } = letter
  const isSigned = version === activeVersion
  if (!isSigned) await db.run(sql`delete from blanket_letter_version where letter_id = ${id} and version = ${version}`)
  await insertVersion(db, { id, version: isSigned ? version + 1 : version }, text)
  await db.run(sql`
    update blanket_letter set revision = revision + 1, changed_at = now(), version = ${isSigned ? version + 1 : version},
           shipper_org_id = ${text.shipper.id}::uuid, agent_org_id = ${text.agent?.id ?? null}::uuid,
           status = case when active_version is null then 'Draft' else status end
     where id = ${id}`)
}

/** The newest text is gone, and the one in force is the newest again. */
export async function discardText(db: Database, { id, version, activeVersion }: Locked<BlanketLetter>) {
  await db.run(sql`
    update blanket_letter set version = ${activeVersion}, revision = revision + 1, changed_at = now() where id = ${id}`)
  await db.run(sql`
    delete from blanket_letter_version where letter_id = ${id} and version = ${version} and signed_at is null`)
}

/** The newest text is handed out for its signature; from now on it keeps others from its days. */
export async function setPending(db: Database, { id, version }: Locked<BlanketLetter>) {
  await db.run(sql`
    update blanket_letter_version set status = 'Pending Signature' where letter_id = ${id} and version = ${version}`)
  await db.run(sql`
    update blanket_letter set revision = revision + 1, changed_at = now(),
           status = case when active_version is null then 'Pending Signature' else status end
     where id = ${id}`)
}

/** No text of the letter counts any more. */
export async function cancelLetter(
  db: Database,
  { id }: Locked<BlanketLetter>,
  { by, reason }: { by: string; reason: string },
) {
  await db.run(sql`
    update blanket_letter_version set status = 'Cancelled' where letter_id = ${id} and status <> 'Superseded'`)
  await db.run(sql`
    update blanket_letter set revision = revision + 1, changed_at = now(), status = 'Cancelled', active_version = null,
           cancelled_at = business_now(), cancelled_by = ${by}, cancel_reason = ${reason} where id = ${id}`)
}

/** Open pages of these organisations look again. */
export const noteLetters = (db: Database, orgIds: readonly string[]) =>
  db.run(sql`insert into cargo_change (whose) select distinct unnest(${orgIds}::text[])`)
