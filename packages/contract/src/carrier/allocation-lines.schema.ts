import { z } from 'zod'
import { Code, ContractNumber, Instant, Lines, Revision, Vvd } from '../shared/scalar.schema.ts'
import * as values from '../vessel-allocation/allocation.values.ts'

/** A count of containers, never a part of one. */
const Quantity = z.number().int().min(0).max(values.QUANTITY_MOST)

/** An account of the carrier's sales, and who looks after it; the first one is its usual rep. */
export const AllocationAccountLine = z.strictObject({
  organisation: Code(20),
  partyType: z.enum(values.partyTypes),
  /** Web ids. */
  salesReps: z.array(Code(20)).min(1).max(20),
  revision: Revision,
})
export type AllocationAccountLine = z.output<typeof AllocationAccountLine>

/** What a voyage can take on at a port, in units of 20 and of 40 feet. */
export const CapacityLine = z.strictObject({
  vvd: Vvd,
  portOfLoading: Code(20),
  capacityTeu: Quantity,
  capacityFeu: Quantity,
  revision: Revision,
})
export type CapacityLine = z.output<typeof CapacityLine>

/** What an account gets on a voyage. A later revision replaces what reps wrote meanwhile. */
export const AllocationLine = z.strictObject({
  vvd: Vvd,
  portOfLoading: Code(20),
  portOfDischarge: Code(20),
  contract: ContractNumber.nullable().default(null),
  account: Code(20),
  demandTeu: Quantity,
  demandFeu: Quantity,
  protectTeu: Quantity,
  protectFeu: Quantity,
  releaseTeu: Quantity,
  releaseFeu: Quantity,
  remarks: Lines(values.REMARK_LENGTH).default(''),
  /** When it was changed; left out, when it arrives. */
  changedAt: Instant.optional(),
  revision: Revision,
})
export type AllocationLine = z.output<typeof AllocationLine>
