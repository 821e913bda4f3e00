import { z } from 'zod'
import { shownFileName } from '../form-uploads/file-name.rules.ts'
import { BookingNumber, IdInQuery, Text, Verbatim } from '../shared/scalar.schema.ts'

/** The container that a ticket or certificate is of; empty is the whole booking. */
const OfContainer = Text(20).default('')

/** A weighing ticket that is sent as the bytes of the call. */
export const TicketUpload = z.strictObject({
  bookingNo: BookingNumber,
  containerNo: OfContainer,
  /** The name on the user's computer; it is shown, but never used to find or store anything. */
  name: Verbatim(2000).transform(shownFileName).default(''),
})
export type TicketUpload = z.output<typeof TicketUpload>
export const TicketQuery = z.strictObject({ bookingNo: BookingNumber, id: IdInQuery })
export type TicketQuery = z.output<typeof TicketQuery>
export const TicketRemoved = z.object({ id: z.number().int() })

/** Mails the certificate of a booking, or of one of its containers. */
export const CertificateMail = z.strictObject({
  bookingNo: BookingNumber,
  containerNo: OfContainer,
  to: z.array(Text(254)).min(1).max(5),
})
export type CertificateMail = z.output<typeof CertificateMail>
export const VgmCodeReply = z.object({ code: z.literal('VGM0040') })
