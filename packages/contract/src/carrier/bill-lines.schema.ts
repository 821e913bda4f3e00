import { z } from 'zod'
import { billStatuses, billTypes, releaseStatuses } from '../billing-documents/bill.values.ts'
import { BlNumber, BookingNumber, Instant, Revision } from '../shared/scalar.schema.ts'

/** A bill of lading and its status. */
export const BillLine = z
  .strictObject({
    blNo: BlNumber,
    bookingNo: BookingNumber,
    type: z.enum(billTypes),
    status: z.enum(billStatuses),
    /** Its release status; null until something was printed or released. */
    release: z.enum(releaseStatuses).nullable().default(null),
    /** Given from status Billed on. */
    billedAt: Instant.nullable().default(null),
    /** When the carrier learned this. */
    statedAt: Instant,
    /** A later revision replaces an earlier one; an earlier one that comes late is ignored. */
    revision: Revision,
  })
  .refine(({ status, billedAt }) => status !== 'Billed' || billedAt !== null, { path: ['billedAt'] })

export type BillLine = z.output<typeof BillLine>
