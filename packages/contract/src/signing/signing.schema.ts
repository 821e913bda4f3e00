import { z } from 'zod'
import { languages } from '../shared/language.ts'
import { InstantOut, RequiredText } from '../shared/scalar.schema.ts'
import { CertificateFacts } from './seal.schema.ts'
import { STROKE_LIMIT, STROKE_NUMBERS, signingServices, signingStates } from './signing.values.ts'

export const SigningQuery = z.strictObject({ id: z.uuid() })

/** A signing that was opened, and where its signer goes: a page of the portal, or an address of the service. */
export const SigningOpened = z.object({ id: z.uuid(), url: z.string() })
export type SigningOpened = z.output<typeof SigningOpened>

export const SigningStatus = z.object({
  id: z.uuid(),
  state: z.enum(signingStates),
  title: z.string(),
  signer: z.string(),
  service: z.enum(signingServices),
  openedAt: InstantOut,
  endedAt: InstantOut.nullable(),
  /** While it is open: whether the page on which it is signed was heard of lately. */
  isLive: z.boolean(),
})
export type SigningStatus = z.output<typeof SigningStatus>

/** A part of a document as it is read: text, words with what stands for them, a table. */
const ShownBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string(), look: z.enum(['carrier', 'title', 'intro', 'heading']) }),
  z.object({ kind: z.literal('pairs'), rows: z.array(z.array(z.string())) }),
  z.object({
    kind: z.literal('table'),
    columns: z.array(z.object({ title: z.string() })),
    rows: z.array(z.array(z.string())),
  }),
])
export type ShownBlock = z.output<typeof ShownBlock>

/** What the signing room shows. */
export const SigningRoom = SigningStatus.extend({ language: z.enum(languages), blocks: z.array(ShownBlock) })
export type SigningRoom = z.output<typeof SigningRoom>

/** Points one after the other, across and down, as parts of the field from 0 to 1. */
const Stroke = z.array(z.number().min(0).max(1)).min(2).max(STROKE_NUMBERS)

export const SignatureGiven = z.strictObject({
  id: z.uuid(),
  /** The signer ticked that they sign electronically. */
  consent: z.literal(true),
  signature: z.union([
    z.strictObject({ typed: RequiredText(100) }),
    z.strictObject({ strokes: z.array(Stroke).min(1).max(STROKE_LIMIT) }),
  ]),
})
export type SignatureGiven = z.output<typeof SignatureGiven>

/** What an admin wants to know before letters are signed. */
export const SigningSetup = z.object({
  service: z.enum(signingServices),
  certificate: CertificateFacts,
  hasTimeServer: z.boolean(),
})
