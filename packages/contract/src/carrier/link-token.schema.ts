import { z } from 'zod'
import { BookingNumber, Instant, InstantOut, Text } from '../shared/scalar.schema.ts'
import { LINK_USES_MOST } from '../vgm/vgm.values.ts'

/** A link for the VGM of one booking, which the carrier mails to somebody without an account. */
export const LinkTokenRequest = z.strictObject({
  bookingNo: BookingNumber,
  /** The last moment, at most 60 days ahead. */
  expiresAt: Instant,
  /** How often something can be sent with it; opening it does not count. */
  uses: z.number().int().min(1).max(LINK_USES_MOST).default(1),
  /** Whom the carrier mails it to: the name under which the history shows what was sent with it. */
  sentTo: Text(254).nullable().default(null),
})
export type LinkTokenRequest = z.output<typeof LinkTokenRequest>

/** The only answer that contains the token: it is stored as a hash. */
export const LinkToken = z.object({
  /** Withdraws it. */
  id: z.uuid(),
  /** The page to send to the customer. */
  url: z.string(),
  bookingNo: z.string(),
  expiresAt: InstantOut,
  uses: z.number().int(),
})
export type LinkToken = z.output<typeof LinkToken>
export const LinkTokenParams = z.strictObject({ id: z.uuid() })
/** False where it had ended before, or was never there. */
export const LinkTokenWithdrawal = z.object({ withdrawn: z.boolean() })

/** What a link opens, for the page behind it. */
export const LinkTokenInfo = z.object({
  /** The session's `vgm` flag. */
  vgm: z.literal(true),
  bookingNo: z.string(),
  expiresAt: InstantOut,
  usesLeft: z.number().int(),
})
export type LinkTokenInfo = z.output<typeof LinkTokenInfo>
