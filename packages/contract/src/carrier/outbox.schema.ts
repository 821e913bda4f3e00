import { z } from 'zod'
import { IdText, InstantOut, RequiredText } from '../shared/scalar.schema.ts'
import * as values from './outbox.values.ts'

export const OutboxQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(values.OUTBOX_BATCH).default(values.OUTBOX_BATCH),
  /** Seconds to wait while there is no entry; the answer comes as soon as there is one. */
  wait: z.coerce.number().int().min(0).max(values.OUTBOX_WAIT_S).default(0),
})

/** One submission of a customer. */
export const OutboxEntry = z.object({
  id: IdText,
  topic: z.enum(values.outboxTopics),
  /** Entries of one key are delivered in order: the next one after this one was acknowledged. */
  key: z.string(),
  createdAt: InstantOut,
  /** 1 at the first delivery. */
  attempt: z.number().int(),
  /** A `SubmittedRequest`, `SubmittedCorrection`, `SubmittedInstruction`, `SubmittedVgm`, `SubmittedDispute`, `SubmittedLetter` or `SubmittedAllocation`, by the topic. */
  payload: z.record(z.string(), z.unknown()),
})
export type OutboxEntry = z.output<typeof OutboxEntry>
export const OutboxEntries = z.object({ entries: z.array(OutboxEntry) })

/** The result of each entry: taken, or refused with a reason that an admin reads. */
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
/** The state of each entry now, in the order of the request. `unknown` entries were never delivered. */
export const Acknowledged = z.object({
  entries: z.array(z.object({ id: IdText, state: z.enum(acknowledgedStates) })),
})
export type Acknowledged = z.output<typeof Acknowledged>

export const Intake = z.strictObject({ paused: z.boolean() })
/** `heardAt` is the last poll or acknowledged webhook; `listens` says whether customers can submit. */
export const IntakeState = z.object({ paused: z.boolean(), heardAt: InstantOut.nullable(), listens: z.boolean() })
export type IntakeState = z.output<typeof IntakeState>

export const WebhookInput = z.strictObject({
  url: z.url({ protocol: /^https?$/ }).max(500),
  /** Makes a new secret; the former one still signs for a day. */
  newSecret: z.boolean().default(false),
})
export type WebhookInput = z.output<typeof WebhookInput>
export const Webhook = z.object({
  url: z.string(),
  changedAt: InstantOut,
  /** Failed deliveries in a row. */
  failures: z.number().int(),
  restUntil: InstantOut.nullable(),
})
export type Webhook = z.output<typeof Webhook>
/** The secret is only shown when it is made. */
export const WebhookWithSecret = Webhook.extend({ secret: z.string().nullable() })
export type WebhookWithSecret = z.output<typeof WebhookWithSecret>
export const WebhookRemoval = z.object({ ended: z.boolean() })

/** An entry that the carrier did not take in eight tries, and how many wait behind it. */
export const DeadLetter = z.object({
  id: IdText,
  topic: z.enum(values.outboxTopics),
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
  /** The number of dead letters; `entries` holds the oldest of them. */
  total: z.number().int(),
  /** Entries that are still to be delivered, without those behind a dead letter. */
  waiting: z.number().int(),
  intake: IntakeState,
  webhook: Webhook.nullable(),
})
export type DeadLetters = z.output<typeof DeadLetters>

const EntryIds = z.array(IdText).min(1).max(values.DEAD_LETTERS_SHOWN)
export const RetryInput = z.strictObject({ ids: EntryIds })
export const DropInput = z.strictObject({ ids: EntryIds, reason: RequiredText(500) })
/** Those that were still dead letters. */
export const HandledEntries = z.object({ ids: z.array(IdText) })

export const LetterFileParams = z.strictObject({ id: z.uuid() })
