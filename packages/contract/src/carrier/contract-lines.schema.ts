import { z } from 'zod'
import { paymentTerms } from '../bookings/requests/booking-request.values.ts'
import { Code, ContractNumber, Day, Names, RequiredText, Revision } from '../shared/scalar.schema.ts'
import { partyRoles } from '../tracking/tracking.values.ts'

/** A package type by its code of UN/ECE Recommendation 21, such as CT for a carton. */
export const PackageTypeLine = z.strictObject({ code: Code(4), names: Names })

const Places = z.array(Code(20)).max(500).default([])

/** A whole service contract: its parties, ports and commodities. */
export const ContractLine = z
  .strictObject({
    number: ContractNumber,
    title: RequiredText(120),
    validFrom: Day,
    validTo: Day,
    paymentTerms: z
      .array(z.enum(paymentTerms))
      .min(1)
      .max(paymentTerms.length)
      .default([...paymentTerms]),
    /** The parties that may book with it, and those that it only names. A public tariff needs none. */
    parties: z
      .array(
        z.strictObject({
          role: z.enum(partyRoles),
          organisation: Code(20),
          /** Whether its people may book with this contract; the holder's always may. */
          mayBook: z.boolean().default(false),
        }),
      )
      .max(200),
    /** An empty list means any place. */
    places: z
      .strictObject({ loading: Places, discharge: Places, receipt: Places, delivery: Places })
      .default({ loading: [], discharge: [], receipt: [], delivery: [] }),
    items: z
      .array(z.strictObject({ code: Code(8), names: Names }))
      .max(500)
      .default([]),
    /** Letters of indemnity for this contract name one of its items. */
    itemRequired: z.boolean().default(false),
    /** A public tariff: guests calculate detention with it. */
    isPublic: z.boolean().default(false),
    /** A later revision replaces an earlier one; an earlier one that comes late is ignored. */
    revision: Revision,
  })
  .refine(({ validFrom, validTo }) => validFrom <= validTo, { path: ['validTo'] })
  .refine(({ parties, isPublic }) => isPublic || parties.some(({ role }) => role === 'contractHolder'), {
    path: ['parties'],
  })

export type PackageTypeLine = z.output<typeof PackageTypeLine>
export type ContractLine = z.output<typeof ContractLine>
