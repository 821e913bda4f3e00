import type { LetterCandidate } from '@fairway/contract/letters-of-indemnity/one-time-letter.rules'
import { LetterBill } from '@fairway/contract/letters-of-indemnity/one-time-letter.schema'
import { GROUP_WAIT_SECONDS, letterBillTypes } from '@fairway/contract/letters-of-indemnity/one-time-letter.values'
import { InstantOut } from '@fairway/contract/shared/scalar.schema'
import { HELD_SECONDS } from '@fairway/contract/signing/signing.values'
import sql from 'sql-template-tag'
import { z } from 'zod'
import { liveFrom } from '../../../platform/database/changes.ts'
import type { Database } from '../../../platform/database/database.ts'
import { asLocked, type Locked } from '../../../platform/locked.ts'
import { partyNames } from '../../../platform/party-names.repository.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import {
  documentsMayBeSeenBy,
  mayBeSeenBy,
  scopeOf,
  type ViewerScope,
} from '../../../platform/visibility.repository.ts'
import { releaseOf } from '../../bookings/public.ts'
import { lockBills } from '../bill-release.repository.ts'
import { ONE_TIME_LETTER } from '../letter-delivery.actions.ts'

/** The signing `s` of letter `g` that is open, if there is one. */
const openSigning = sql`
  left join signing s on s.kind = ${ONE_TIME_LETTER} and s.object_id = g.id::text and s.state = 'open'`
const isLive = sql`coalesce(s.seen_at > now() - make_interval(secs => ${HELD_SECONDS}), false)`

/** How long the shipments of letter `g` stay together: five minutes, and for as long as somebody signs for them. */
const heldSeconds = sql`
  case when g.signed_at is null then ceil(extract(epoch from greatest(
    now(), g.touched_at + make_interval(secs => ${GROUP_WAIT_SECONDS}), s.seen_at + make_interval(secs => ${HELD_SECONDS})) - now()))
  else 0 end::int`

/** Whether letter `g` may be seen and signed: every shipment of it is the viewer's as shipper or forwarder. */
export const letterMayBeSeenBy = (scope: Pick<ViewerScope, 'organisationIds'>) => sql`(
  exists (select from one_time_letter_bill m where m.letter_id = g.id)
  and not exists (
    select from one_time_letter_bill m join bill l on l.bl_no = m.bl_no join booking b on b.id = l.booking_id
     where m.letter_id = g.id and not ${documentsMayBeSeenBy(scope)}))`

/** The shipper of booking `b`, or whoever forwards it. */
const giver = sql`(
  select json_build_object('id', o.id, 'name', o.name) from booking_party p join organisation o on o.id = p.org_id
   where p.booking_id = b.id and p.role in ('shipper', 'forwarder') order by p.role desc, o.name, o.id limit 1)`

const Candidate = LetterBill.extend({
  shipper: z.object({ id: z.string(), name: z.string() }),
  isWriter: z.boolean(),
  group: z.object({ id: z.number(), size: z.number(), isSigned: z.boolean(), heldSeconds: z.number() }).nullable(),
}) satisfies z.ZodType<LetterCandidate>

/** Bill `l` of booking `b` as a letter names it. */
const billColumns = sql`
  l.shipment_id as "shipmentId", l.bl_no as "blNo", b.booking_no as "bookingNo", l.type, ${releaseOf} as release, ${partyNames('consignee')} as consignee,
  b.ocean_vvd as vvd, (select ship.name from voyage ocean join vessel ship on ship.code = ocean.vessel_code where ocean.vvd = b.ocean_vvd) as vessel,
  b.pol_code as "portOfLoading", b.pod_code as "portOfDischarge",
  (select count(*) from container c where c.booking_id = b.id and not c.removed)::int as containers`

const chosen = (viewer: Viewer, shipmentIds: readonly string[]) => sql`
  bill l join booking b on b.id = l.booking_id
   where l.shipment_id = any(${shipmentIds}::text[]) and l.type = any(${[...letterBillTypes]}::text[]) and ${mayBeSeenBy(scopeOf(viewer))}`

/** The chosen shipments that the viewer sees, each with the group that it is in. */
export const findCandidates = (db: Database, viewer: Viewer, shipmentIds: readonly string[]) =>
  db.many(
    Candidate,
    sql`
    select c.*, case when g.id is not null then json_build_object('id', g.id, 'isSigned', g.signed_at is not null, 'heldSeconds', ${heldSeconds},
             'size', (select count(*) from one_time_letter_bill k where k.letter_id = g.id)) end as group
      from (select ${billColumns}, coalesce(${giver}, '{"id": "", "name": ""}') as shipper,
                   ${documentsMayBeSeenBy(scopeOf(viewer))} as "isWriter"
              from ${chosen(viewer, shipmentIds)}) c
      left join one_time_letter_bill m on m.bl_no = c."blNo" left join one_time_letter g on g.id = m.letter_id ${openSigning}
     order by c."blNo"`,
  )

/** The same shipments, which nobody else puts into a group until the transaction ends. */
export async function lockCandidates(db: Database, viewer: Viewer, shipmentIds: readonly string[]) {
  await lockBills(db, sql`select l.bl_no from ${chosen(viewer, shipmentIds)}`)
  return (await findCandidates(db, viewer, shipmentIds)).map(asLocked)
}

const Inserted = z.object({ id: z.number() })

/** Puts shipments into a group, in place of those that they were in. */
export async function insertGroup(
  db: Database,
  shipments: readonly Locked<LetterCandidate>[],
  { replaces, by }: { replaces: readonly number[]; by: string },
): Promise<number> {
  await db.run(sql`delete from one_time_letter where id = any(${replaces}::bigint[]) and signed_at is null`)
  const { id } = await db.one(
    Inserted,
    sql`insert into one_time_letter (org_id, formed_by) values (${shipments[0]?.shipper.id}::uuid, ${by}) returning id`,
  )
  await db.run(sql`
    insert into one_time_letter_bill (letter_id, bl_no) select ${id}, unnest(${shipments.map(({ blNo }) => blNo)}::text[])`)
  return id
}

const Letter = z.object({
  id: z.number(),
  reference: z.string(),
  orgId: z.string(),
  shipper: z.object({ ref: z.string(), name: z.string(), address: z.string() }),
  bills: z.array(LetterBill),
  formedBy: z.string(),
  formedAt: InstantOut,
  heldSeconds: z.number(),
  signing: z
    .object({ id: z.string(), accountId: z.string(), signer: z.string(), since: InstantOut, isLive: z.boolean() })
    .nullable(),
  signed: z.object({ at: InstantOut, by: z.string(), fileId: z.string() }).nullable(),
  liveFrom: z.string(),
})
export type StoredLetter = z.output<typeof Letter>

const bills = sql`(
  select coalesce(json_agg(row_to_json(w) order by w."blNo"), '[]') from (
    select ${billColumns} from one_time_letter_bill m join bill l on l.bl_no = m.bl_no join booking b on b.id = l.booking_id
     where m.letter_id = g.id) w)`

const letterColumns = sql`
  g.id, g.reference, g.org_id as "orgId", json_build_object('ref', o.ref, 'name', o.name, 'address', o.address) as shipper,
  ${bills} as bills, g.formed_by as "formedBy", g.formed_at as "formedAt",
  ${heldSeconds} as "heldSeconds", ${liveFrom} as "liveFrom",
  case when s.id is not null then json_build_object('id', s.id, 'accountId', s.account_id, 'signer', s.signer_name, 'since', s.opened_at,
    'isLive', ${isLive}) end as signing,
  case when g.signed_at is not null then json_build_object('at', g.signed_at, 'by', g.signed_by, 'fileId', g.file_id) end as signed`

/** A letter that the viewer may see. */
export const findLetter = (db: Database, viewer: Viewer, id: number) =>
  db.find(
    Letter,
    sql`
    select ${letterColumns} from one_time_letter g join organisation o on o.id = g.org_id ${openSigning}
     where g.id = ${id} and ${letterMayBeSeenBy(scopeOf(viewer))}`,
  )

/** Until the transaction ends, nobody else changes its group, nor does the carrier change its bills. */
export async function lockLetter(db: Database, viewer: Viewer, id: number): Promise<Locked<StoredLetter> | undefined> {
  if (!(await findLetter(db, viewer, id))) return undefined
  await lockGroup(db, id)
  const locked = await findLetter(db, viewer, id)
  return locked && asLocked(locked)
}

async function lockGroup(db: Database, id: number) {
  await lockBills(db, sql`select m.bl_no from one_time_letter_bill m where m.letter_id = ${id}`)
  await db.run(sql`select from one_time_letter where id = ${id} for update`)
}

/** Lets the shipments of a group go. */
export const deleteGroup = (db: Database, { id }: Locked<StoredLetter>) =>
  db.run(sql`delete from one_time_letter where id = ${id} and signed_at is null`)

/** Somebody opened it for signing: its shipments stay together. */
export const touchLetter = (db: Database, { id }: Locked<StoredLetter>) =>
  db.run(sql`update one_time_letter set touched_at = now() where id = ${id}`)

/** A letter whose signature has come, on nobody's behalf: the service that has it says so. */
export async function lockSignedFor(db: Database, id: number): Promise<Locked<StoredLetter> | undefined> {
  await lockGroup(db, id)
  const found = await db.find(
    Letter,
    sql`select ${letterColumns} from one_time_letter g join organisation o on o.id = g.org_id ${openSigning} where g.id = ${id}`,
  )
  return found && asLocked(found)
}
