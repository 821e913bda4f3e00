import { violation } from '@fairway/contract/form-uploads/form-upload.errors'
import { instructionsOf, type ReadInstruction, siRowReader } from '@fairway/contract/form-uploads/si-form/si-form.rules'
import type { SiTable } from '@fairway/contract/form-uploads/si-form/si-group.rules'
import { siProblemsFrom } from '@fairway/contract/form-uploads/si-form/si-problem.rules'
import type { Violation } from '@fairway/contract/kit/errors'
import { violation as siViolation } from '@fairway/contract/shipping-instructions/shipping-instruction.errors'
import type { SiBooking, SiDocument } from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import { canInstruct } from '@fairway/contract/shipping-instructions/shipping-instruction.states'
import { unconfirmedOf } from '@fairway/contract/shipping-instructions/si-warning.rules'
import { mapInChunks } from '../../../platform/chunks.ts'
import type { Context } from '../../../platform/http/serve.ts'
import { checkInstructions, type FiledInstruction, isInstructionNoEdit } from '../../shipping-instructions/public.ts'
import type { CheckedForm } from '../file-kind.ts'
import { findFormNames } from '../form-names.repository.ts'

/** One instruction of a file, checked. */
export interface CheckedInstruction<Filed extends FiledInstruction = FiledInstruction> extends CheckedForm {
  form: ReadInstruction
  filed: Filed
  /** What its sender confirms by sending it. */
  confirmed: readonly Violation[]
}

/** Reads the instructions of a table and checks them all by the rules of the screen. */
export async function checkTable<Filed extends FiledInstruction>(
  context: Context,
  table: SiTable,
  find: (context: Context, documents: readonly SiDocument[]) => Promise<Filed[]>,
): Promise<CheckedInstruction<Filed>[]> {
  const { db, viewer } = context
  const readRow = siRowReader(table, await findFormNames(db, viewer))
  const forms = instructionsOf(table, await mapInChunks(table.rows, readRow))
  const filed = await find(
    context,
    forms.map(({ document }) => document),
  )
  const checked = await checkInstructions(
    context,
    filed.map(({ document, existing, shown }, at) => ({
      own: existing,
      booking: shown && withBills(shown, filed.slice(0, at)),
      document,
      warnedOf: shown && withBills(shown, filed.toSpliced(at, 1)),
    })),
  )
  return mapInChunks(forms, (form, at): CheckedInstruction<Filed> => {
    const mine = filed[at]
    if (!mine) throw new Error('an instruction of the file was lost')
    const effect = effectOf(mine)
    const { errors = [], warnings = [] } = checked[at] ?? {}
    // what changes nothing is not checked: its cut-offs may have passed long ago
    const found = effect === 'unchanged' ? [] : [...checkFileRules(mine, filed.slice(0, at)), ...errors]
    const warned = effect === 'unchanged' ? [] : warnings
    const confirmed = unconfirmedOf(warned, [])
    const noted = warned.filter((warning) => !confirmed.includes(warning))
    return {
      form,
      filed: mine,
      effect,
      confirmed,
      problems: [...form.problems, ...siProblemsFrom(table, form, found)],
      warnings: siProblemsFrom(table, form, confirmed),
      notes: siProblemsFrom(table, form, noted),
    }
  })
}

function effectOf({ existing, document }: FiledInstruction) {
  if (!existing) return 'new'
  return isInstructionNoEdit(existing, document) ? 'unchanged' : 'overwrite'
}

/** A booking with other bills of the same file, so that no container is on two of them. */
function withBills(booking: SiBooking, filed: readonly FiledInstruction[]): SiBooking {
  const others = filed.filter(({ document }) => document.bookingNo === booking.bookingNo)
  if (others.length === 0) return booking
  const bills = new Map(
    others.flatMap(({ document: { blNo, commodities } }) =>
      commodities.flatMap(({ containers }) => containers.map(({ containerNo }) => [containerNo, blNo] as const)),
    ),
  )
  return {
    ...booking,
    containers: booking.containers.map((one) => ({ ...one, blNo: bills.get(one.containerNo) ?? one.blNo })),
  }
}

/** The errors that an instruction has only because it comes in a file. */
function checkFileRules({ document, existing }: FiledInstruction, earlier: readonly FiledInstruction[]): Violation[] {
  const { blNo, bookingNo } = document
  const path = blNo === '' ? 'bookingNo' : 'blNo'
  const found: Violation[] = []
  if (existing && !canInstruct('submit', existing.status)) found.push(siViolation(path, 'SI0101', existing.status))
  const isTwice = earlier.some((other) => other.document.bookingNo === bookingNo && other.document.blNo === blNo)
  if (bookingNo !== '' && isTwice) found.push(violation(path, 'UP0030', blNo || bookingNo))
  return found
}
