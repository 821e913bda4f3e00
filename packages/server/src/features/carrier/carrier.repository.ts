import { CarrierProfile, Cursor } from '@fairway/contract/carrier/carrier.schema'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import type { Viewer } from '../../platform/viewer.ts'

/** A carrier's key sees the cursors of that key's name alone. */
const owned = (viewer: Viewer, name: string) => `${viewer.actor}/${name}`

export const findCursor = (db: Database, viewer: Viewer, name: string) =>
  db.find(Cursor, sql`select value from carrier_cursor where name = ${owned(viewer, name)}`)

export const saveCursor = (db: Database, viewer: Viewer, cursor: { name: string; value: Cursor['value'] }) =>
  db.one(
    Cursor,
    sql`
    insert into carrier_cursor (name, value) values (${owned(viewer, cursor.name)}, ${JSON.stringify(cursor.value)}::jsonb)
    on conflict (name) do update set value = excluded.value, updated_at = now() returning value`,
  )

const Profile = z.object({ profile: CarrierProfile })

export const findProfile = async (db: Database) =>
  (await db.find(Profile, sql`select profile from carrier_profile`))?.profile

export const saveProfile = (db: Database, profile: CarrierProfile) =>
  db.run(sql`
    insert into carrier_profile (profile) values (${JSON.stringify(profile)}::jsonb)
    on conflict (only_row) do update set profile = excluded.profile, updated_at = now()`)
