import { letterReference } from '@fairway/contract/letters-of-indemnity/letter-reference'
import type { SiBooking } from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { isCovered, sailingBooking } from './blanket-signed.repository.ts'

const Covering = z.object({ id: z.number() })

/**
 * The letter of indemnity that lets a booking have sea waybills and telex releases: a blanket letter in force of its
 * shipper, for its port of loading, contract and item on the day it sails. The caller has seen the booking.
 */
export async function findCoveringLetter(db: Database, bookingNo: string): Promise<SiBooking['coveringLetter']> {
  const blanket = await db.find(
    Covering,
    sql`
    select v.letter_id as id from ${sailingBooking} join blanket_letter_version v on ${isCovered}
     where b.booking_no = ${bookingNo} order by v.letter_id limit 1`,
  )
  return blanket ? { kind: 'blanket', reference: letterReference(blanket.id) } : null
}
