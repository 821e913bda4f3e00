import { z } from 'zod'
import { languages } from '../shared/language.ts'
import { InstantOut } from '../shared/scalar.schema.ts'

export const letterKinds = ['blanket', 'oneTime'] as const
export type LetterKind = (typeof letterKinds)[number]

const Party = z.object({ ref: z.string(), name: z.string(), address: z.string() })

/** What every entry about a letter says. The signed PDF is fetched by `fileId` from `/carrier/v1/letter-files/{id}`. */
const LetterEntry = z.object({
  /** The number by which people name the letter. */
  reference: z.string(),
  version: z.number().int(),
  action: z.enum(['signed', 'cancelled']),
  shipper: Party,
  fileId: z.uuid().nullable(),
  signer: z.string().nullable(),
  language: z.enum(languages),
  at: InstantOut,
})

/** A letter for all shipments of a contract within a period. */
const SubmittedBlanketLetter = LetterEntry.extend({
  kind: z.literal('blanket'),
  letterId: z.number().int(),
  agent: Party.nullable(),
  portOfLoading: z.string(),
  serviceContract: z.string(),
  item: z.string().nullable(),
  effectiveOn: z.string(),
  expiresOn: z.string(),
})

/** A letter for a group of shipments. */
const SubmittedOneTimeLetter = LetterEntry.extend({
  kind: z.literal('oneTime'),
  letterId: z.number().int(),
  shipments: z.array(z.object({ shipmentId: z.string(), blNo: z.string(), release: z.enum(['TLX', 'SW']) })),
})

/** A letter of indemnity that was signed or cancelled, as its outbox entry contains it. */
export const SubmittedLetter = z.discriminatedUnion('kind', [SubmittedBlanketLetter, SubmittedOneTimeLetter])
export type SubmittedLetter = z.output<typeof SubmittedLetter>
