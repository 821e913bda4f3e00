import { z } from 'zod'
import { Lines, Text } from '../shared/scalar.schema.ts'
import { isOutline } from './logo.rules.ts'

const Colour = z.string().regex(/^#[0-9a-fA-F]{6}$/)
const Side = z.number().positive().max(10_000)

/** A drawing as filled outlines, each written as the path of an SVG: sharp in every size, and nothing in it can run. */
export const Logo = z.strictObject({
  width: Side,
  height: Side,
  shapes: z
    .array(z.strictObject({ path: z.string().max(20_000).refine(isOutline), colour: Colour }))
    .min(1)
    .max(40),
})
export type Logo = z.output<typeof Logo>

const LegalText = z.strictObject({ en: Lines(6_000), zh: Lines(6_000), vi: Lines(6_000) })

/** What the carrier has printed on every paper, and on some. */
export const PaperProfile = z.strictObject({
  logo: Logo.nullable().default(null),
  /** Under the name of the carrier. */
  address: Lines(400).default(''),
  contact: Text(200).default(''),
  /** Where invoices are paid to. */
  bankDetails: Lines(600).default(''),
  /** Bills of lading are in English; their terms fill pages of their own. */
  billTerms: Lines(40_000).default(''),
  terms: z
    .strictObject({
      invoice: LegalText.optional(),
      arrivalNotice: LegalText.optional(),
      deliveryOrder: LegalText.optional(),
      statement: LegalText.optional(),
      /** What somebody who gives a letter of indemnity undertakes; without it the portal has clauses of its own. */
      letterOfIndemnity: LegalText.optional(),
    })
    .default({}),
})
export type PaperProfile = z.output<typeof PaperProfile>
