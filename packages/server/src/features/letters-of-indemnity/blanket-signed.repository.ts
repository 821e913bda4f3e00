import sql from 'sql-template-tag'
import type { Database } from '../../platform/database/database.ts'
import { loadingCall, requestBehind } from '../bookings/public.ts'
import { readLetter } from './blanket-letter.repository.ts'

interface Signed {
  id: number
  fileId: string
  signer: string
  zone: string
}

/** Puts the text that was signed in force and the former one out of it; nothing where none waits for its signature. */
export async function activate(db: Database, { id, fileId, signer, zone }: Signed) {
  await db.run(sql`select from blanket_letter where id = ${id} for update`)
  await db.run(sql`
    update blanket_letter_version v set status = 'Superseded' from blanket_letter l
     where l.id = ${id} and v.letter_id = l.id and v.version = l.active_version and v.version < l.version`)
  const signed = await db.run(sql`
    update blanket_letter_version v set status = 'Active', file_id = ${fileId}::uuid, signer = ${signer}, signed_at = business_now()
      from blanket_letter l
     where l.id = ${id} and v.letter_id = l.id and v.version = l.version and v.status = 'Pending Signature'`)
  if (signed === 0) return undefined
  await db.run(sql`
    update blanket_letter set status = 'Active', active_version = version, revision = revision + 1, changed_at = now() where id = ${id}`)
  return readLetter(db, { id, zone })
}

/** What a letter in force must say of booking `b`, which sails on `day.sails`: shipper, agent, port, contract, item and day. */
export const isCovered = sql`
  v.status = 'Active' and v.contract_number = b.service_contract and v.pol_code = b.pol_code
  and day.sails between v.effective_on and v.expires_on
  and (v.item is null or v.item = request.document->>'item')
  and exists (select from booking_party p where p.booking_id = b.id and p.role = 'shipper' and p.org_id = v.shipper_org_id)
  and (v.agent_org_id is null or exists (
    select from booking_party p where p.booking_id = b.id and p.role in ('forwarder', 'broker') and p.org_id = v.agent_org_id))`

/** A booking with its request as the carrier confirmed it, and the day on which it sails, in the time of its port. */
export const sailingBooking = sql`
  booking b ${requestBehind} ${loadingCall}
  left join request_version request on request.request_id = r.id and request.version = coalesce(r.confirmed_version, r.version)
  join location loaded_at on loaded_at.code = b.pol_code
  cross join lateral (select (coalesce(call.best, business_now()) at time zone loaded_at.zone)::date as sails) day`
