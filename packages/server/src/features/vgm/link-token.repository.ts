import { LinkTokenInfo, type LinkTokenRequest } from '@fairway/contract/carrier/link-token.schema'
import { InstantOut } from '@fairway/contract/shared/scalar.schema'
import { LINK_DAYS_MOST } from '@fairway/contract/vgm/vgm.values'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { linkInForce } from '../../platform/http/link-session.ts'
import type { LinkViewer } from '../../platform/viewer.ts'

const Made = z.object({ id: z.string(), bookingNo: z.string(), expiresAt: InstantOut, uses: z.number() })
const Timing = z.object({ isTimely: z.boolean() })

/** Whether a link may end at that moment: later than now, and within two months. */
export const isTimely = async (db: Database, expiresAt: string) =>
  (
    await db.one(
      Timing,
      sql`
      select ${expiresAt}::timestamptz > now() and ${expiresAt}::timestamptz <= now() + make_interval(days => ${LINK_DAYS_MOST}) as "isTimely"`,
    )
  ).isTimely

/** Stores the hash of a link; nothing where there is no such booking. */
export const insertLink = (db: Database, wanted: LinkTokenRequest, { hash, by }: { hash: Buffer; by: string }) =>
  db.find(
    Made,
    sql`
    insert into link_token (booking_no, hash, sent_to, expires_at, uses, made_by)
    select b.booking_no, ${hash}, ${wanted.sentTo}, ${wanted.expiresAt}::timestamptz, ${wanted.uses}, ${by}
      from booking b where b.booking_no = ${wanted.bookingNo}
    returning id, booking_no as "bookingNo", expires_at as "expiresAt", uses`,
  )

/** Ends a link; false where it had ended before, or never was. */
export const withdrawLink = async (db: Database, id: string) =>
  (await db.run(sql`
    update link_token set withdrawn_at = now()
     where id = ${id}::uuid and withdrawn_at is null and expires_at > now() and used < uses`)) === 1

const Info = LinkTokenInfo.omit({ vgm: true })

export const findInfo = (db: Database, { linkId }: LinkViewer) =>
  db.one(
    Info,
    sql`
    select t.booking_no as "bookingNo", t.expires_at as "expiresAt", t.uses - t.used as "usesLeft"
      from link_token t where t.id = ${linkId}::uuid`,
  )

/** Something was sent with a link. Of two who send at once with the last use, one is too late. */
export const spendLink = async (db: Database, { linkId }: LinkViewer) =>
  (await db.run(sql`
    update link_token t set used = t.used + 1 from booking b
     where t.id = ${linkId}::uuid and b.booking_no = t.booking_no and ${linkInForce}`)) === 1
