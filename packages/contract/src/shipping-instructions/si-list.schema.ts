import { z } from 'zod'
import { BOOKING_PASTE_LIMIT } from '../bookings/dashboard/booking-dashboard.values.ts'
import { columnar } from '../shared/columnar.schema.ts'
import { PastedNumbers } from '../shared/pasted-numbers.schema.ts'
import { InstantOut, Text } from '../shared/scalar.schema.ts'
import { liveReply } from '../tracking/live/live.schema.ts'
import * as values from './shipping-instruction.values.ts'

/** The criteria of a list of instructions; empty is no limit. */
export const SiSearch = z.strictObject({
  statuses: z.array(z.enum(values.siStatuses)).max(values.siStatuses.length).optional(),
  /** Part of a booking number, a B/L number or a customer reference; several are separated by commas. */
  text: Text(2000).optional(),
  /** Whole numbers of bookings and bills, as many as the booking dashboard takes. */
  numbers: PastedNumbers(BOOKING_PASTE_LIMIT).optional(),
  vvd: Text(20).optional(),
  portOfLoading: Text(20).optional(),
  portOfDischarge: Text(20).optional(),
  /** Days of the SI cut-off at the port of loading, both included. */
  from: Text(20).optional(),
  to: Text(20).optional(),
})
export type SiSearch = z.output<typeof SiSearch>

/** A row of the list: an instruction, or a booking that has none yet (`id` is null, its status too). */
export const SiRow = z.object({
  id: z.number().int().nullable(),
  bookingNo: z.string(),
  blNo: z.string(),
  blType: z.string(),
  status: z.enum(values.siStatuses).nullable(),
  version: z.number().int(),
  revision: z.number().int(),
  hasUnsent: z.boolean(),
  hasDraft: z.boolean(),
  /** When the draft B/L was approved; with a draft and without this, it waits for that. */
  draftApprovedAt: InstantOut.nullable(),
  customerReference: z.string(),
  organisation: z.string(),
  shipper: z.string(),
  consignee: z.string(),
  notifyParty: z.string(),
  vvd: z.string(),
  vessel: z.string().nullable(),
  portOfLoading: z.string(),
  portOfDischarge: z.string(),
  placeOfDelivery: z.string(),
  departureAt: InstantOut.nullable(),
  siCutOffAt: InstantOut.nullable(),
  amsCutOffAt: InstantOut.nullable(),
  commodities: z.number().int(),
  containers: z.number().int(),
  packages: z.string(),
  grossWeight: z.string(),
  volume: z.string(),
  carrierAction: z.enum(values.siCarrierActions).nullable(),
  carrierAt: InstantOut.nullable(),
  carrierNote: z.string().nullable(),
  submittedAt: InstantOut.nullable(),
  savedAt: InstantOut.nullable(),
  savedBy: z.string(),
})
export type SiRow = z.output<typeof SiRow>
export const SiList = columnar(SiRow).extend({
  ...liveReply,
})
export type SiList = z.output<typeof SiList>
