import { IntakeState } from '@fairway/contract/carrier/outbox.schema'
import sql from 'sql-template-tag'
import type { Database } from '../database/database.ts'
import type { Settings } from '../settings.ts'

/** When the carrier was last heard, whether it paused, and whether submissions are therefore taken. */
export const findIntake = (db: Database, silentMinutes: number) =>
  db.one(
    IntakeState,
    sql`
    select paused_at is not null as paused, heard_at as "heardAt",
           paused_at is null and coalesce(heard_at > now() - make_interval(mins => ${silentMinutes}), false) as listens
      from carrier_intake`,
  )

/** Whether the carrier takes what customers hand in: it was heard lately, and has not paused. */
export const carrierListens = async (db: Database, { carrierSilentMinutes }: Pick<Settings, 'carrierSilentMinutes'>) =>
  (await findIntake(db, carrierSilentMinutes)).listens

/** The carrier asked for entries, or acknowledged one that was pushed. */
export const noteHeartbeat = (db: Database) => db.run(sql`update carrier_intake set heard_at = now()`)

export const savePause = (db: Database, paused: boolean) =>
  db.run(sql`
    update carrier_intake set paused_at = case when ${paused} then coalesce(paused_at, now()) end`)
