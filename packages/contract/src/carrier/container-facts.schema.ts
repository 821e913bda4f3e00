import { z } from 'zod'
import {
  BookingNumber,
  Code,
  ContainerNumber,
  Day,
  Decimal,
  Instant,
  Ref,
  RequiredText,
  Text,
} from '../shared/scalar.schema.ts'
import * as values from '../tracking/tracking.values.ts'

/** The carrier's account of free time: the allowed days, and the charges so far. */
export const FreeTimeLine = z.strictObject({
  bookingNo: BookingNumber,
  containerNo: ContainerNumber,
  freeDays: z.number().int().min(0).max(365).nullable().default(null),
  /** The last day to return the empty container without detention, once it has left the terminal. */
  returnBy: Day.nullable().default(null),
  detentionDays: z.number().int().min(0).max(3650).nullable().default(null),
  charge: z
    .strictObject({ amount: Decimal(12, 2), currency: z.string().regex(/^[A-Z]{3}$/) })
    .nullable()
    .default(null),
  /** The newest statement wins, independent of the order of arrival. */
  statedAt: Instant,
})

/** A higher revision corrects a lower one. */
const Revision = z.number().int().min(0).max(1_000_000).default(0)

/** A step of customs for a container. */
export const CustomsLine = z.strictObject({
  ref: Ref,
  revision: Revision,
  withdrawn: z.boolean().default(false),
  bookingNo: BookingNumber,
  containerNo: ContainerNumber,
  step: z.enum(values.customsSteps),
  occurredAt: Instant,
  location: Code(20),
  /** The authority, such as US CBP. */
  authority: RequiredText(60),
  /** The authority's own code, such as 1C. */
  code: Code(10).nullable().default(null),
  entryNo: Code(30).nullable().default(null),
  remark: Text(200).nullable().default(null),
})

/** An equipment interchange receipt: who took over the container, and its condition. */
export const InterchangeLine = z.strictObject({
  ref: Ref,
  revision: Revision,
  withdrawn: z.boolean().default(false),
  bookingNo: BookingNumber,
  containerNo: ContainerNumber,
  receiptNo: Code(30),
  direction: z.enum(['out', 'in']),
  load: z.enum(values.loads),
  occurredAt: Instant,
  location: Code(20),
  trucker: Text(80).nullable().default(null),
  chassis: Code(20).nullable().default(null),
  seal: Text(20).nullable().default(null),
  condition: z.enum(values.containerConditions),
  /** The damage, as the receipt describes it. */
  damage: Text(300).nullable().default(null),
})

export type FreeTimeLine = z.output<typeof FreeTimeLine>
export type CustomsLine = z.output<typeof CustomsLine>
export type InterchangeLine = z.output<typeof InterchangeLine>
