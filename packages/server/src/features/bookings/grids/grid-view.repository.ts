import { SavedView } from '@fairway/contract/shared/grid.schema'
import type { GridName } from '@fairway/contract/shared/grid.values'
import pg from 'pg'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import type { PersonViewer } from '../../../platform/viewer.ts'
import { viewShownTo } from '../../../platform/visibility.repository.ts'

/** As it was stored; whether it can still be read is asked by whoever shows it. */
const StoredView = SavedView.extend({ content: z.unknown() })
export type StoredView = z.output<typeof StoredView>

/** An organisation that its owner has left is not told any more: the view is shared with nobody then. */
const columns = ({ accountId, organisationIds }: PersonViewer) => sql`
  v.id, v.grid, v.name, v.account_id = ${accountId}::uuid as "isOwn",
  case when v.account_id <> ${accountId}::uuid
       then (select concat_ws(' ', a.first_name, a.last_name) from account a where a.id = v.account_id) end as owner,
  case when v.shared_with = any(${organisationIds}::uuid[]) then v.shared_with end as "sharedWith",
  v.version, v.changed_at as "changedAt", v.content`

/** One's own views first, then those of colleagues, each by name. */
export const findViews = (db: Database, viewer: PersonViewer, grid: GridName) =>
  db.many(
    StoredView,
    sql`
    select ${columns(viewer)} from grid_view v where v.grid = ${grid} and ${viewShownTo(viewer)}
     order by "isOwn" desc, lower(v.name), v.id`,
  )

const Organisation = z.object({ id: z.string(), name: z.string(), localName: z.string().nullable() })

/** With whose people this person can share. */
export const findOrganisations = (db: Database, { organisationIds }: PersonViewer) =>
  db.many(
    Organisation,
    sql`
    select id, name, local_name as "localName" from organisation where id = any(${organisationIds}::uuid[])
     order by lower(name), id`,
  )

const Count = z.object({ count: z.number() })

/** Counts a person's views of a grid; until the transaction ends nobody adds one beside it. */
export async function countViews(db: Database, { accountId }: PersonViewer, grid: GridName) {
  await db.run(sql`select from account where id = ${accountId}::uuid for no key update`)
  const { count } = await db.one(
    Count,
    sql`select count(*) as count from grid_view where account_id = ${accountId}::uuid and grid = ${grid}`,
  )
  return count
}

interface ViewFields {
  name: string
  sharedWith: string | null
  content: object
}

/** Nothing comes back when a view of this person and grid has that name already. */
export const insertView = (
  db: Database,
  viewer: PersonViewer,
  { grid, name, sharedWith, content }: ViewFields & { grid: GridName },
) =>
  unlessTaken(
    db.one(
      StoredView,
      sql`
      insert into grid_view as v (account_id, grid, name, shared_with, content)
      values (${viewer.accountId}::uuid, ${grid}, ${name}, ${sharedWith}::uuid, ${JSON.stringify(content)}::jsonb)
      returning ${columns(viewer)}`,
    ),
  )

/** Holds a view of one's own until the transaction ends; anybody else's is not found. */
export const lockView = (db: Database, viewer: PersonViewer, id: string) =>
  db.find(
    StoredView,
    sql`
    select ${columns(viewer)} from grid_view v
     where v.id = ${id}::uuid and v.account_id = ${viewer.accountId}::uuid for no key update of v`,
  )

/** As `insertView`. */
export const updateView = (db: Database, viewer: PersonViewer, id: string, { name, sharedWith, content }: ViewFields) =>
  unlessTaken(
    db.one(
      StoredView,
      sql`
      update grid_view v
         set name = ${name}, shared_with = ${sharedWith}::uuid, content = ${JSON.stringify(content)}::jsonb,
             version = version + 1, changed_at = now()
       where v.id = ${id}::uuid and v.account_id = ${viewer.accountId}::uuid
      returning ${columns(viewer)}`,
    ),
  )

export const deleteView = (db: Database, viewer: PersonViewer, id: string) =>
  db.run(sql`delete from grid_view where id = ${id}::uuid and account_id = ${viewer.accountId}::uuid`)

/** The index has the last word on names, also when two devices save at once. The transaction is lost then. */
const unlessTaken = <T>(writing: Promise<T>): Promise<T | undefined> =>
  writing.catch((error: unknown) => {
    if (error instanceof pg.DatabaseError && error.constraint === 'grid_view_name') return undefined
    throw error
  })
