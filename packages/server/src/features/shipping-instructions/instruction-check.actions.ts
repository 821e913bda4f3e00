import type { Violation } from '@fairway/contract/kit/errors'
import { readHts } from '@fairway/contract/shipping-instructions/hts.rules'
import { checkInstruction } from '@fairway/contract/shipping-instructions/shipping-instruction.rules'
import type {
  SiBooking,
  SiDocument,
  SiInput,
} from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import { factsOf } from '@fairway/contract/shipping-instructions/si-facts.rules'
import { normalizeInstruction } from '@fairway/contract/shipping-instructions/si-normal.rules'
import { warnInstruction } from '@fairway/contract/shipping-instructions/si-warning.rules'
import type { Context } from '../../platform/http/serve.ts'
import { findTariffStatuses } from '../reference-data/public.ts'
import { findCodes } from './choice.repository.ts'
import { namedBooking } from './instruction-draft.actions.ts'
import { getBooking, showBooking } from './instruction-state.actions.ts'
import { siSubmission } from './si.submission.ts'

/** An instruction that is checked: the row where there is one, the booking it is for, and what was typed. */
export interface Checking {
  own: { id: number; blNo: string | null } | undefined
  /** Undefined where it names none that its writer can see. */
  booking: SiBooking | undefined
  document: SiDocument
  /** The booking with all bills of the same file, for the warnings; left out where a document comes alone. */
  warnedOf?: SiBooking | undefined
}

/** What was found in an instruction: what keeps it from being sent, and what its sender has to know. */
export interface Checked {
  errors: Violation[]
  warnings: Violation[]
}

/** Checks instructions by the rules that the form asks as well; a file of hundreds is checked by as many statements. */
export async function checkInstructions(
  { db }: Pick<Context, 'db'>,
  checkings: readonly Checking[],
): Promise<Checked[]> {
  const rows = checkings.flatMap(({ document }) => document.commodities.flatMap(({ containers }) => containers))
  const codes = await findCodes(db, {
    equipment: [...new Set(rows.map(({ equipment }) => equipment))],
    packageTypes: [...new Set(rows.map(({ packageType }) => packageType))],
  })
  const known = {
    equipment: new Set(codes.equipment),
    packageTypes: new Set(codes.packageTypes),
    isKnownHts: await readHtsCodes(db, checkings),
  }
  return checkings.map(({ own, booking, document, warnedOf = booking }) => {
    const bill = { id: own?.id ?? null, blNo: own?.blNo ?? document.blNo }
    const more = { ...known, now: booking ? Date.parse(booking.asOf) : 0 }
    return {
      errors: checkInstruction(document, factsOf(booking, bill, more)),
      warnings: warnInstruction(document, factsOf(warnedOf, bill, more)),
    }
  })
}

/** Which HTS codes are known: all but those that the carrier's list does not have, or has no longer. */
async function readHtsCodes(db: Context['db'], checkings: readonly Checking[]) {
  const written = checkings.flatMap(({ document }) => document.commodities.map(({ hts }) => readHts(hts)))
  const codes = [...new Set(written)].filter((code) => code !== undefined)
  const statuses = codes.length === 0 ? [] : await findTariffStatuses(db, codes)
  const strange = statuses.filter(({ status }) => status === 'unknown' || status === 'withdrawn')
  const unknown = new Set(strange.map(({ code }) => code))
  return (digits: string) => !unknown.has(digits)
}

/** The same for one of them. */
export const checkOne = async (context: Pick<Context, 'db'>, checking: Checking): Promise<Checked> =>
  (await checkInstructions(context, [checking]))[0] ?? { errors: [], warnings: [] }

/** What the carrier would refuse an instruction for, were it sent now; nothing is saved. */
export async function validateInstruction(context: Context, { id, document: input }: SiInput) {
  const document = normalizeInstruction(input)
  const own = id === undefined ? undefined : await siSubmission.get(context, id)
  const bookingId = own?.bookingId ?? (await namedBooking(context, document))
  const booking = await showBooking(
    context.db,
    await getBooking(context, { id: bookingId, instructionId: own?.id ?? 0 }),
  )
  const { errors, warnings } = await checkOne(context, { own, booking, document })
  return { violations: errors, warnings }
}
