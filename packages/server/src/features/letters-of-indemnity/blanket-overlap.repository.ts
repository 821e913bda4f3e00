import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'

/** What must be the same for two letters to overlap, and the days. */
export interface OverlapQuery {
  /** The letter itself, whose other versions do not count; 0 for a new one. */
  id: number
  shipperId: string
  agentId: string | null
  portOfLoading: string
  serviceContract: string
  item: string | null
  effectiveOn: string
  expiresOn: string
}

/** One writer at a time for the letters of a shipper and contract, so that the second one hears which letter was first. */
export const lockPeriod = (db: Database, { shipperId, serviceContract }: OverlapQuery) =>
  db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`blanket letter ${shipperId} ${serviceContract}`}, 0))`)

const Overlap = z.object({ id: z.number() })
/** An answer names this many letters. */
const NAMED = 10

/** The condition of the constraint `blanket_letter_overlap`, as a question. */
export const findOverlaps = (db: Database, query: OverlapQuery) =>
  db.many(
    Overlap,
    sql`
    select distinct v.letter_id as id from blanket_letter_version v
     where v.status in ('Pending Signature', 'Active') and v.shipper_org_id = ${query.shipperId}::uuid
       and v.agent_org_id is not distinct from ${query.agentId}::uuid and v.pol_code = ${query.portOfLoading}
       and v.contract_number = ${query.serviceContract} and v.letter_id <> ${query.id}::bigint
       and (v.item is null or ${query.item}::text is null or v.item = ${query.item}::text)
       and v.effective_on <= ${query.expiresOn}::date and v.expires_on >= ${query.effectiveOn}::date
     order by 1 limit ${NAMED}`,
  )
