/** What an entry of the outbox is about. Append only. */
export const outboxTopics = ['bookingRequest', 'correction'] as const
export type OutboxTopic = (typeof outboxTopics)[number]

/** An entry that was handed out this often without success is set aside. */
export const OUTBOX_TRIES = 8
/** After each try that failed, so many seconds pass before the next one; the last is the wait before the eighth. */
export const OUTBOX_WAITS_S = [5, 15, 60, 300, 900, 1800, 3600] as const
/** Whoever took entries has so long to acknowledge them before they are handed out again. */
export const OUTBOX_LEASE_S = 60
/** At most so many entries per poll, and so long may one poll wait. */
export const OUTBOX_BATCH = 100
export const OUTBOX_WAIT_S = 20
/** How many of those that were set aside an admin sees at once. */
export const SET_ASIDE_SHOWN = 200

/** A replaced secret of a webhook signs along for so long. */
export const FORMER_SECRET_HOURS = 24
/** A receiver has so long to answer, and may say so much. */
export const WEBHOOK_LIMIT_MS = 10_000
export const WEBHOOK_ANSWER_BYTES = 64 * 1024

/** What the carrier may decide. */
export const decisions = [
  'received', 'approve', 'reject', 'decline', 'confirmCancellation', 'refuseCancellation', 'changeVessel',
] as const // biome-ignore format: a list of words
export type Decision = (typeof decisions)[number]
