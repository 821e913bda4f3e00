import { z } from 'zod'
import { columnar } from '../shared/columnar.schema.ts'
import { Id, IdInQuery, InstantOut, Names, Revision, Text } from '../shared/scalar.schema.ts'
import { liveReply } from '../tracking/live/live.schema.ts'
import * as values from './blanket-letter.values.ts'

/** A blanket letter as it is written. `checkBlanketLetter` says what is wrong with it. */
export const BlanketLetterDocument = z.strictObject({
  /** Organisations, by `ref`; an empty agent is none. */
  shipper: Text(20),
  shipperAddress: Text(values.LETTER_ADDRESS_LENGTH),
  agent: Text(20).default(''),
  agentAddress: Text(values.LETTER_ADDRESS_LENGTH).default(''),
  portOfLoading: Text(20),
  serviceContract: Text(40),
  /** A commodity of the contract; empty covers all of them. */
  item: Text(20).default(''),
  effectiveOn: Text(20),
  expiresOn: Text(20),
})
export type BlanketLetterDocument = z.output<typeof BlanketLetterDocument>

/** What letters are searched by. Shipper and address are needed; the other two narrow the search. */
export const BlanketLetterCriteria = z.strictObject({
  type: z.literal(values.BLANKET_CRITERIA_TYPE).default(values.BLANKET_CRITERIA_TYPE),
  shipper: Text(20).default(''),
  shipperAddress: Text(values.LETTER_ADDRESS_LENGTH).default(''),
  agent: Text(20).default(''),
  serviceContract: Text(40).default(''),
  statuses: z.array(z.enum(values.blanketLetterStatuses)).max(values.blanketLetterStatuses.length).optional(),
})
export type BlanketLetterCriteria = z.output<typeof BlanketLetterCriteria>

const Status = z.enum(values.blanketLetterStatuses)

/** One letter as the list shows it. A change that waits for its signature has a field of its own: the letter stays Active. */
export const BlanketLetterRow = z.object({
  id: z.number().int(),
  reference: z.string(),
  status: Status,
  change: z.enum(['Draft', 'Pending Signature']).nullable(),
  version: z.number().int(),
  shipper: z.string(),
  shipperAddress: z.string(),
  agent: z.string().nullable(),
  agentAddress: z.string().nullable(),
  portOfLoading: z.string(),
  serviceContract: z.string(),
  item: z.string().nullable(),
  contractFrom: z.string(),
  contractTo: z.string(),
  effectiveOn: z.string(),
  expiresOn: z.string(),
  /** Days until it ends; null where it is not in force. */
  daysLeft: z.number().int().nullable(),
  signedAt: InstantOut.nullable(),
  signer: z.string().nullable(),
})
export type BlanketLetterRow = z.output<typeof BlanketLetterRow>

export const BlanketLetterList = columnar(BlanketLetterRow).extend({
  today: z.string(),
  ...liveReply,
})
export type BlanketLetterList = z.output<typeof BlanketLetterList>

/** An organisation that a letter can name, with the addresses that it is known by. */
const LetterParty = z.object({
  ref: z.string(),
  name: z.string(),
  localName: z.string().nullable(),
  addresses: z.array(z.string()),
})
export type LetterParty = z.output<typeof LetterParty>

/** What letters are searched by and made from. */
export const BlanketLetterChoices = z.object({
  privilege: z.enum(values.letterPrivileges),
  /** The day at the site of the carrier. */
  today: z.string(),
  shippers: z.array(LetterParty),
  agents: z.array(LetterParty),
  contracts: z.array(z.object({ number: z.string(), title: z.string(), validFrom: z.string(), validTo: z.string() })),
  /** Ports of loading of these contracts, and all ports where a contract names none. */
  ports: z.array(z.object({ code: z.string(), name: Names, spoken: z.string() })),
})
export type BlanketLetterChoices = z.output<typeof BlanketLetterChoices>

/** One text of a letter as it was signed or is to be signed. */
export const BlanketLetterVersion = z.object({
  version: z.number().int(),
  status: z.enum(['Draft', 'Pending Signature', 'Active', 'Superseded', 'Cancelled']),
  document: BlanketLetterDocument,
  savedAt: InstantOut,
  savedBy: z.string(),
  signedAt: InstantOut.nullable(),
  signer: z.string().nullable(),
  /** The sealed PDF can be downloaded. */
  hasFile: z.boolean(),
})
export type BlanketLetterVersion = z.output<typeof BlanketLetterVersion>

export const BlanketLetterDetail = z.object({
  id: z.number().int(),
  reference: z.string(),
  revision: z.number().int(),
  status: Status,
  /** The newest version comes first; the one that is in force may be an older one. */
  versions: z.array(BlanketLetterVersion),
  shipper: z.object({ ref: z.string(), name: z.string() }),
  agent: z.object({ ref: z.string(), name: z.string() }).nullable(),
  portOfLoading: z.object({ code: z.string(), name: Names }),
  itemName: Names.nullable(),
  contract: z.object({ number: z.string(), title: z.string(), validFrom: z.string(), validTo: z.string() }),
  /** The letter that this one follows, and the one that follows it. */
  renews: z.object({ id: z.number().int(), reference: z.string() }).nullable(),
  renewedBy: z.object({ id: z.number().int(), reference: z.string() }).nullable(),
  /** Somebody has it open for signing. `id` is there for the signer alone. */
  signing: z
    .object({ id: z.uuid().nullable(), signer: z.string(), openedAt: InstantOut, isLive: z.boolean() })
    .nullable(),
  cancelled: z.object({ at: InstantOut, by: z.string(), reason: z.string() }).nullable(),
  today: z.string(),
  ...liveReply,
})
export type BlanketLetterDetail = z.output<typeof BlanketLetterDetail>

/** An id that is missing or no number has codes of its own, so that it is read as text. */
export const BlanketLetterQuery = z.strictObject({ id: Text(40).default('') })
export const BlanketLetterFileQuery = z.strictObject({
  id: IdInQuery,
  version: z.coerce.number().int().min(1).max(100_000),
})

export const NewBlanketLetter = z.strictObject({
  document: BlanketLetterDocument,
  /** The letter that is renewed. */
  renews: Id.optional(),
})
export type NewBlanketLetter = z.output<typeof NewBlanketLetter>
export const BlanketLetterChange = z.strictObject({ id: Id, revision: Revision, document: BlanketLetterDocument })
export type BlanketLetterChange = z.output<typeof BlanketLetterChange>
export const BlanketLetterCancellation = z.strictObject({ id: Id, revision: Revision, reason: Text(500).default('') })
export type BlanketLetterCancellation = z.output<typeof BlanketLetterCancellation>
/** A letter as the caller saw it: to sign it, or to discard its change. */
export const BlanketLetterRevision = z.strictObject({ id: Id, revision: Revision })
export type BlanketLetterRevision = z.output<typeof BlanketLetterRevision>
