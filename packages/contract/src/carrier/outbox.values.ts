/** The topics of outbox entries. Append only. */
export const outboxTopics = [
  'bookingRequest', 'correction', 'shippingInstruction', 'vgm', 'dispute', 'letterOfIndemnity', 'allocation',
] as const // biome-ignore format: a list of words
export type OutboxTopic = (typeof outboxTopics)[number]

/** An entry that was delivered this often without success becomes a dead letter. */
export const OUTBOX_TRIES = 8
/** Seconds to wait after each failed try; the last is the wait before the eighth. */
export const OUTBOX_WAITS_S = [5, 15, 60, 300, 900, 1800, 3600] as const
/** Seconds to acknowledge delivered entries before they are delivered again. */
export const OUTBOX_LEASE_S = 60
/** The most entries per poll, and the longest wait of one. */
export const OUTBOX_BATCH = 100
export const OUTBOX_WAIT_S = 20
/** How many dead letters an admin sees at once. */
export const DEAD_LETTERS_SHOWN = 200

/** How long a replaced secret of a webhook still signs. */
export const FORMER_SECRET_HOURS = 24
/** How long a receiver may take to answer, and how large its answer may be. */
export const WEBHOOK_LIMIT_MS = 10_000
export const WEBHOOK_ANSWER_BYTES = 64 * 1024

/** The decisions of the carrier. */
export const decisions = [
  'received', 'approve', 'reject', 'decline', 'confirmCancellation', 'refuseCancellation', 'changeVessel',
] as const // biome-ignore format: a list of words
export type Decision = (typeof decisions)[number]
