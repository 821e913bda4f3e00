import { languages } from '@fairway/contract/shared/language'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'

const Address = z.object({ to: z.string(), language: z.enum(languages) })

/** Where mail for an account goes, while it is in use. */
export const findMailAddress = (db: Database, accountId: string) =>
  db.find(
    Address,
    sql`select username as "to", language from account where id = ${accountId}::uuid and status = 'ACTIVE'`,
  )

const Username = z.object({ username: z.string() })
/** The name by which the history calls whoever signed. */
export const findUsername = (db: Database, accountId: string) =>
  db.find(Username, sql`select username from account where id = ${accountId}::uuid`)

const Owners = z.object({ orgIds: z.array(z.string()), link: z.string() })

/** The organisations that gave a letter, and the page of it. */
export const findLetterOwners = (db: Database, reference: string) =>
  db.find(
    Owners,
    sql`
    select array_remove(array[shipper_org_id, agent_org_id], null)::text[] as "orgIds", '/blanketloidetails?type=edit&id=' || id as link
      from blanket_letter where id = ${idOf(reference)}::bigint
    union all
    select array[org_id::text], '/billingdoc?letter=' || id from one_time_letter where reference = ${reference}`,
  )

/** The id within a reference such as LOI000123. */
const idOf = (reference: string) => Number(/^LOI(\d{6,15})$/.exec(reference)?.[1] ?? 0)
