import { z } from 'zod'
import { billTypes, releaseStatuses } from '../billing-documents/bill.values.ts'
import { languages } from '../shared/language.ts'
import { Id, IdInQuery, InstantOut, Verbatim } from '../shared/scalar.schema.ts'
import { ChangeId } from '../tracking/live/live.schema.ts'
import * as values from './one-time-letter.values.ts'

const ShipmentId = Verbatim(20)
const Refusal = z.object({ code: z.string(), args: z.array(z.string()) })

/** A shipment of a letter. */
export const LetterBill = z.object({
  shipmentId: z.string(),
  blNo: z.string(),
  bookingNo: z.string(),
  type: z.enum(billTypes),
  release: z.enum(releaseStatuses).nullable(),
  consignee: z.string().nullable(),
  vvd: z.string().nullable(),
  vessel: z.string().nullable(),
  portOfLoading: z.string(),
  portOfDischarge: z.string(),
  containers: z.number().int(),
})
export type LetterBill = z.output<typeof LetterBill>

/** The shipments that are chosen, comma-separated. */
export const GroupQuery = z.strictObject({
  shipmentIds: Verbatim(22 * values.GROUP_MOST)
    .transform((text) => [...new Set(text.split(',').map((id) => id.trim()))].filter((id) => id !== ''))
    .pipe(z.array(ShipmentId).max(values.GROUP_MOST))
    .optional(),
})
/** What would become of them. */
export const GroupCheck = z.object({
  /** Why they cannot be signed for together now; null where they can. */
  refusal: Refusal.nullable(),
  /** After so many seconds it is worth asking again; 0 where waiting does not help. */
  waitSeconds: z.number().int(),
  /** The letter that these shipments are in already. */
  letter: z
    .object({ id: z.number().int(), reference: z.string(), state: z.enum(values.oneTimeLetterStates) })
    .nullable(),
  /** Every shipment that a signature would cover, as far as they are known: those of the group too that were not chosen. */
  bills: z.array(LetterBill),
})
export type GroupCheck = z.output<typeof GroupCheck>

export const GroupInput = z.strictObject({ shipmentIds: z.array(ShipmentId).max(values.GROUP_MOST).optional() })
export type GroupInput = z.output<typeof GroupInput>

export const OneTimeLetterQuery = z.strictObject({ id: IdInQuery })
/** A letter with the group of shipments that it covers, who signs it, and who did. */
export const OneTimeLetter = z.object({
  id: z.number().int(),
  reference: z.string(),
  state: z.enum(values.oneTimeLetterStates),
  shipper: z.string(),
  bills: z.array(LetterBill),
  formedBy: z.string(),
  formedAt: InstantOut,
  /** So long its shipments cannot be put into another group, from now. */
  heldSeconds: z.number().int(),
  /** Somebody has it open for signing: who, since when, and whether their page is still there. */
  signing: z
    .object({
      /** The caller's own signing; null where it is somebody else's. */
      id: z.uuid().nullable(),
      signer: z.string(),
      since: InstantOut,
      isLive: z.boolean(),
    })
    .nullable(),
  signed: z.object({ at: InstantOut, by: z.string() }).nullable(),
  /** Why the caller cannot sign it now, by code and arguments; null where they can. */
  refusal: Refusal.nullable(),
  liveFrom: ChangeId,
  watch: z.string(),
})
export type OneTimeLetter = z.output<typeof OneTimeLetter>

export const OneTimeLetterInput = z.strictObject({ id: Id })
export const DissolvedGroup = z.object({ shipmentIds: z.array(z.string()) })

export const DownloadLetter = z.strictObject({
  id: Id,
  file: z.enum(values.oneTimeLetterFiles),
  language: z.enum(languages),
})
export type DownloadLetter = z.output<typeof DownloadLetter>
