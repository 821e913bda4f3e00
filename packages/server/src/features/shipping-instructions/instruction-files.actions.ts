import { plainText } from '@fairway/contract/shared/multi-value'
import type { SiBooking, SiDocument } from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import { normalizeInstruction } from '@fairway/contract/shipping-instructions/si-normal.rules'
import type { Database } from '../../platform/database/database.ts'
import type { Context } from '../../platform/http/serve.ts'
import type { Viewer } from '../../platform/viewer.ts'
import type { LockedInstruction, StoredInstruction } from './instruction.repository.ts'
import { createDraft, saveChanges } from './instruction-draft.actions.ts'
import { showBooking } from './instruction-state.actions.ts'
import { siSubmission } from './si.submission.ts'
import {
  findBooking,
  findBookingId,
  type InstructedBooking,
  type LockedBooking,
  lockBooking,
} from './si-booking.repository.ts'

/** An instruction that comes with others in a file: its booking, and the instruction that it changes. */
export interface FiledInstruction<
  I extends StoredInstruction = StoredInstruction,
  B extends InstructedBooking = InstructedBooking,
> {
  /** With the numbers that the file leaves to us. */
  document: SiDocument
  booking: B | undefined
  /** The booking as the rules take it. */
  shown: SiBooking | undefined
  existing: I | undefined
}
export type LockedFiling = FiledInstruction<LockedInstruction, LockedBooking>

/** How instructions and bookings are read: to look at, or locked. */
interface Reader<I extends StoredInstruction, B extends InstructedBooking> {
  instructions: (db: Database, viewer: Viewer, ids: readonly number[]) => Promise<I[]>
  booking: (db: Database, viewer: Viewer, of: { id: number; instructionId: number }) => Promise<B | undefined>
}

/** What the instructions of a file are about, to look at. */
export const findFiled = (context: Context, documents: readonly SiDocument[]): Promise<FiledInstruction[]> =>
  match(context, documents, { instructions: siSubmission.find, booking: findBooking })

/** The same, locked: instructions before bookings, as whoever sends a single one locks them, each in the order of their ids. */
export const lockFiled = (context: Context, documents: readonly SiDocument[]): Promise<LockedFiling[]> =>
  match(context, documents, { instructions: siSubmission.lockAll, booking: lockBooking })

async function match<I extends StoredInstruction, B extends InstructedBooking>(
  context: Context,
  documents: readonly SiDocument[],
  reader: Reader<I, B>,
): Promise<FiledInstruction<I, B>[]> {
  const { db, viewer } = context
  const bookings = await namedBookings(context, documents)
  const named = documents.map((document, at) => ({ document, booking: bookings[at] }))
  const meant = named.map(({ document, booking }) => booking && instructionMeant(document, booking))
  const found = await reader.instructions(db, viewer, [...new Set(meant.flatMap((id) => id ?? []))])
  const byId = new Map(found.map((instruction) => [instruction.id, instruction]))
  const filed = new Map<number, FiledInstruction<I, B>>()
  const order = named.map((_, at) => at).sort((one, other) => (bookings[one]?.id ?? 0) - (bookings[other]?.id ?? 0))
  for (const at of order) {
    const input = normalizeInstruction(named[at]?.document ?? refuseHole())
    const existing = byId.get(meant[at] ?? 0)
    const id = bookings[at]?.id
    const booking =
      id === undefined ? undefined : await reader.booking(db, viewer, { id, instructionId: existing?.id ?? 0 })
    const shown = booking && (await showBooking(db, booking))
    filed.set(at, { document: withNumbers(input, shown, existing), booking, shown, existing })
  }
  return documents.map((_, at) => filed.get(at) ?? refuseHole())
}

const refuseHole = (): never => {
  throw new Error('an instruction of the file was lost')
}

/** The bookings that documents name, by number, bill or reference; each is asked for once. */
async function namedBookings({ db, viewer }: Context, documents: readonly SiDocument[]) {
  const known = new Map<string, InstructedBooking | undefined>()
  const keys = documents.map(({ bookingNo, blNo, customerReference }) => bookingNo || blNo || customerReference)
  for (const key of keys) {
    if (key === '' || known.has(key)) continue
    const number = plainText(key).replace(/[\s.-]/g, '')
    const found = await findBookingId(db, viewer, { number, text: key })
    known.set(key, found && (await findBooking(db, viewer, { id: found.id, instructionId: 0 })))
  }
  return keys.map((key) => known.get(key))
}

/** The instruction that a document changes: that of its bill or, where it names none, the only one of its booking. */
function instructionMeant({ blNo }: SiDocument, { bills }: InstructedBooking): number | undefined {
  const own = bills.flatMap((bill) => (bill.id === null ? [] : [{ blNo: bill.blNo, id: bill.id }]))
  const number = plainText(blNo).replace(/[\s./-]/g, '')
  if (number !== '') return own.find((bill) => bill.blNo === number)?.id
  return own.length === 1 ? own[0]?.id : undefined
}

/** A document with its booking number, and the number of its bill: that of the instruction, or the next free one. */
function withNumbers(
  document: SiDocument,
  booking: SiBooking | undefined,
  existing: StoredInstruction | undefined,
): SiDocument {
  if (!booking) return document
  const isFirst = booking.bills.every(({ id }) => id === null)
  const blNo = existing ? (existing.blNo ?? existing.document.blNo) : isFirst ? booking.nextBlNo : ''
  return { ...document, bookingNo: booking.bookingNo, blNo: document.blNo || blNo }
}

/** Saves an instruction of a file as a draft, or as changes that are not sent yet; it may be as wrong as it is. */
export async function saveFiled(context: Context, { document, booking, existing }: LockedFiling) {
  if (existing) return (await saveChanges(context, existing, document)).state
  if (!booking) throw new Error('an instruction without a booking cannot be saved')
  const made = await createDraft(context, booking, document)
  return { id: made.id, blNo: document.blNo, status: made.status }
}
