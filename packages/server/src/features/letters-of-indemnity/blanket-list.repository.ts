import { BlanketLetterList, type BlanketLetterRow } from '@fairway/contract/letters-of-indemnity/blanket-letter.schema'
import { BLANKET_LIST_CAP } from '@fairway/contract/letters-of-indemnity/blanket-letter.values'
import sql, { join, raw, type Sql } from 'sql-template-tag'
import { z } from 'zod'
import { liveFrom } from '../../platform/database/changes.ts'
import type { Database } from '../../platform/database/database.ts'
import { seenBy, shownStatus } from './blanket-letter.repository.ts'
import type { LetterScope } from './blanket-scope.repository.ts'

export interface LetterQuery {
  shipperId: string
  shipperAddress: string
  agentId: string | null
  contract: string
  statuses: readonly string[] | null
  zone: string
  watch: string
}

/** Letter `l` with the text `v` that is in force, else its newest one, and `n`, the newest. */
const columns: Record<keyof BlanketLetterRow, Sql> = {
  id: sql`w.id`,
  reference: sql`'LOI' || lpad(w.id::text, greatest(6, length(w.id::text)), '0')`,
  status: sql`w.status`,
  change: sql`case when w.version > w.active_version then w.newest end`,
  version: sql`v.version`,
  shipper: sql`v.shipper_name`,
  shipperAddress: sql`v.shipper_address`,
  agent: sql`v.agent_name`,
  agentAddress: sql`v.agent_address`,
  portOfLoading: sql`v.pol_code`,
  serviceContract: sql`v.contract_number`,
  item: sql`v.item`,
  contractFrom: sql`v.contract_from`,
  contractTo: sql`v.contract_to`,
  effectiveOn: sql`v.effective_on`,
  expiresOn: sql`v.expires_on`,
  daysLeft: sql`case when w.status = 'Active' then v.expires_on - w.today end`,
  signedAt: sql`v.signed_at`,
  signer: sql`v.signer`,
}
const collected = Object.entries(columns).map(
  ([name, value]) => sql`${raw(`'${name}'`)}, coalesce(json_agg(${value} order by v.expires_on desc, w.id desc), '[]')`,
)

const Found = z.object({ found: z.number() })

/** Letters as columns, those that end last first; of too many only that they are too many. */
export const findLetters = (db: Database, scope: LetterScope, query: LetterQuery) =>
  db.document(
    Found,
    BlanketLetterList,
    sql`
    with own as materialized (
      select l.id, l.version, l.active_version, n.status as newest, ${shownStatus(query.zone)} as status,
             (business_now() at time zone ${query.zone})::date as today
        from blanket_letter l join blanket_letter_version n on n.letter_id = l.id and n.version = l.version
       where ${seenBy(scope)} and l.shipper_org_id = ${query.shipperId}::uuid and n.shipper_address = ${query.shipperAddress}
         and (${query.agentId}::uuid is null or l.agent_org_id = ${query.agentId}::uuid) and starts_with(n.contract_number, ${query.contract})),
    shown as (
      select * from own where ${query.statuses}::text[] is null or status = any(${query.statuses}::text[]) order by id desc
       limit ${BLANKET_LIST_CAP + 1})
    select (select count(*)::int from shown) as found,
           (select json_build_object('columns', json_build_object(${join(collected, ', ')}), 'rows', count(*), 'lastUpdateTs', now(),
              'today', (business_now() at time zone ${query.zone})::date, 'asOf', business_now(), 'liveFrom', ${liveFrom},
              'watch', ${query.watch}::text)
              from shown w join blanket_letter_version v on v.letter_id = w.id and v.version = coalesce(w.active_version, w.version))::text as body`,
  )
