import sql, { type Sql } from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import type { SearchText } from './search-text.rules.ts'

export interface SearchRow extends SearchText {
  /** The id of an account, or the reference of an organisation. */
  key: string
}

const inputRows = (rows: readonly SearchRow[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(key text, text text, pieces text[])`

/** New values replace old ones; what only fills a gap replaces nothing. */
const onConflictUpdate = sql`do update set text = excluded.text, pieces = excluded.pieces`
const onConflictIgnore = sql`do nothing`

const insertAccountRows = (db: Database, rows: readonly SearchRow[], otherwise: Sql) =>
  db.run(sql`
    insert into account_search (account_id, text, pieces)
    select a.id, g.text, g.pieces from ${inputRows(rows)} join account a on a.id = g.key::uuid order by a.id
    on conflict (account_id) ${otherwise}`)

const insertOrganisationRows = (db: Database, rows: readonly SearchRow[], otherwise: Sql) =>
  db.run(sql`
    insert into organisation_search (organisation_id, text, pieces)
    select o.id, g.text, g.pieces from ${inputRows(rows)} join organisation o on o.ref = g.key order by o.id
    on conflict (organisation_id) ${otherwise}`)

/** Stores what accounts are found by from now on; for one that does not exist nothing is stored. */
export const saveAccountSearch = (db: Database, rows: readonly SearchRow[]) =>
  insertAccountRows(db, rows, onConflictUpdate)
export const addAccountSearch = (db: Database, rows: readonly SearchRow[]) =>
  insertAccountRows(db, rows, onConflictIgnore)

/** Stores what organisations are found by from now on. */
export const saveOrganisationSearch = (db: Database, rows: readonly SearchRow[]) =>
  insertOrganisationRows(db, rows, onConflictUpdate)
export const addOrganisationSearch = (db: Database, rows: readonly SearchRow[]) =>
  insertOrganisationRows(db, rows, onConflictIgnore)

const UnindexedAccount = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  company: z.string(),
  webId: z.string(),
})

/** The next accounts that no search finds yet. */
export const findUnindexedAccounts = (db: Database, afterId: string, limit: number) =>
  db.many(
    UnindexedAccount,
    sql`
    select a.id, a.first_name as "firstName", a.last_name as "lastName", a.username as email, a.company, a.web_id as "webId"
      from account a
     where a.id > ${afterId}::uuid and not exists (select from account_search s where s.account_id = a.id)
     order by a.id limit ${limit}`,
  )

const UnindexedOrganisation = z.object({
  id: z.string(),
  ref: z.string(),
  name: z.string(),
  localName: z.string().nullable(),
})

export const findUnindexedOrganisations = (db: Database, afterId: string, limit: number) =>
  db.many(
    UnindexedOrganisation,
    sql`
    select o.id, o.ref, o.name, o.local_name as "localName" from organisation o
     where o.id > ${afterId}::uuid and not exists (select from organisation_search s where s.organisation_id = o.id)
     order by o.id limit ${limit}`,
  )
