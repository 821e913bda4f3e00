import { z } from 'zod'
import { versionSources } from '../bookings/requests/booking-request.values.ts'
import { BookingNumber, InstantOut } from '../shared/scalar.schema.ts'
import { VgmDocument } from './vgm.schema.ts'

/** The verified gross mass of a booking as its outbox entry contains it. */
export const SubmittedVgm = z.object({
  bookingNo: BookingNumber,
  version: z.number().int(),
  source: z.enum(versionSources),
  /** The organisation of whoever sent it; null where a link of the carrier was used. */
  organisation: z.string().nullable(),
  submittedAt: InstantOut,
  /** Containers whose rows are new or changed; the others repeat what was sent before. */
  stated: z.array(z.string()),
  /** Weights in plain digits, with a signature on each row. */
  document: VgmDocument,
})
export type SubmittedVgm = z.output<typeof SubmittedVgm>
