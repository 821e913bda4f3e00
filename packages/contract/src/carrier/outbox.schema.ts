import { z } from 'zod'
import { IdText, InstantOut, RequiredText } from '../shared/scalar.schema.ts'
import * as words from './outbox.values.ts'

export const OutboxQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(words.OUTBOX_BATCH).default(words.OUTBOX_BATCH),
  /** Seconds to wait for an entry when there is none; the answer comes as soon as there is one. */
  wait: z.coerce.number().int().min(0).max(words.OUTBOX_WAIT_S).default(0),
})

/** One thing that a customer handed in. */
export const OutboxEntry = z.object({
  id: IdText,
  topic: z.enum(words.outboxTopics),
  /** Entries of one key come one after another: the next one when this one was acknowledged. */
  key: z.string(),
  createdAt: InstantOut,
  /** 1 when it is handed out for the first time. */
  attempt: z.number().int(),
  /** A `SubmittedRequest` where the topic is `bookingRequest`, a `SubmittedCorrection` where it is `correction`. */
  payload: z.record(z.string(), z.unknown()),
})
export type OutboxEntry = z.output<typeof OutboxEntry>
export const OutboxEntries = z.object({ entries: z.array(OutboxEntry) })

/** What became of entries: taken, or refused for a reason that an admin will read. */
export const Acknowledgement = z.strictObject({
  entries: z
    .array(
      z.discriminatedUnion('outcome', [
        z.strictObject({ id: IdText, outcome: z.literal('taken') }),
        z.strictObject({ id: IdText, outcome: z.literal('refused'), reason: RequiredText(500) }),
      ]),
    )
    .min(1)
    .max(1000),
})
export type Acknowledgement = z.output<typeof Acknowledgement>

export const acknowledgedStates = ['delivered', 'waiting', 'setAside', 'dropped', 'unknown'] as const
/** In the order asked: how each entry stands now. `unknown` were never handed out. */
export const Acknowledged = z.object({
  entries: z.array(z.object({ id: IdText, state: z.enum(acknowledgedStates) })),
})
export type Acknowledged = z.output<typeof Acknowledged>

export const Intake = z.strictObject({ paused: z.boolean() })
/** `heardAt` is the last poll or acknowledged webhook; `listens` says whether submissions are taken from customers. */
export const IntakeState = z.object({ paused: z.boolean(), heardAt: InstantOut.nullable(), listens: z.boolean() })
export type IntakeState = z.output<typeof IntakeState>

export const WebhookInput = z.strictObject({
  url: z.url({ protocol: /^https?$/ }).max(500),
  /** Makes a new secret; the former one signs along for a day. */
  newSecret: z.boolean().default(false),
})
export type WebhookInput = z.output<typeof WebhookInput>
export const Webhook = z.object({
  url: z.string(),
  changedAt: InstantOut,
  /** Deliveries in a row that failed. */
  failures: z.number().int(),
  restUntil: InstantOut.nullable(),
})
export type Webhook = z.output<typeof Webhook>
/** The secret is shown when it was made, and never again. */
export const WebhookWithSecret = Webhook.extend({ secret: z.string().nullable() })
export type WebhookWithSecret = z.output<typeof WebhookWithSecret>
export const WebhookRemoval = z.object({ ended: z.boolean() })

/** An entry that the carrier did not take in eight tries, and how many wait behind it. */
export const DeadLetter = z.object({
  id: IdText,
  topic: z.enum(words.outboxTopics),
  key: z.string(),
  /** Of a booking request: submission, amendment or cancellation, and the version; null where it has none. */
  kind: z.string().nullable(),
  version: z.number().int().nullable(),
  createdAt: InstantOut,
  setAsideAt: InstantOut,
  tries: z.number().int(),
  lastError: z.string().nullable(),
  behind: z.number().int(),
})
export const DeadLetters = z.object({
  entries: z.array(DeadLetter),
  /** All that are set aside; `entries` holds the oldest of them. */
  total: z.number().int(),
  /** Entries that are on their way, those behind a set-aside one not counted. */
  waiting: z.number().int(),
  intake: IntakeState,
  webhook: Webhook.nullable(),
})
export type DeadLetters = z.output<typeof DeadLetters>

const EntryIds = z.array(IdText).min(1).max(words.SET_ASIDE_SHOWN)
export const RetryInput = z.strictObject({ ids: EntryIds })
export const DropInput = z.strictObject({ ids: EntryIds, reason: RequiredText(500) })
/** Those that were still set aside. */
export const HandledEntries = z.object({ ids: z.array(IdText) })
