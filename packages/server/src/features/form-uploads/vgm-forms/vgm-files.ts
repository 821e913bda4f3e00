import { refuse } from '@fairway/contract/form-uploads/form-upload.errors'
import type { SendingOutcome, UploadForm, VgmFormsSent } from '@fairway/contract/form-uploads/form-upload.schema'
import {
  meaningsOf,
  type ReadVgm,
  type VgmTable,
  vgmProblemsFrom,
  vgmRowReader,
  weighingsOf,
} from '@fairway/contract/form-uploads/vgm-form/vgm-form.rules'
import type { VgmColumn } from '@fairway/contract/form-uploads/vgm-form/vgm-form.values'
import { vgmSheet } from '@fairway/contract/form-uploads/vgm-form/vgm-sheet.rules'
import type { Violation } from '@fairway/contract/kit/errors'
import { refuse as refuseGeneral } from '@fairway/contract/kit/general.errors'
import { refuse as refuseVgm, violation } from '@fairway/contract/vgm/vgm.errors'
import { checkVgm, vgmFactsOf, vgmWarningsOf } from '@fairway/contract/vgm/vgm.rules'
import type { VgmBooking, VgmDocument } from '@fairway/contract/vgm/vgm.schema'
import { mapInChunks, readAhead } from '../../../platform/chunks.ts'
import type { Context } from '../../../platform/http/serve.ts'
import { effectOfFiled, findFiled, type LockedVgm, lockFiled, sendFiled } from '../../vgm/public.ts'
import type { CheckedForm, FileKind } from '../file-kind.ts'
import { findFormNames } from '../form-names.repository.ts'
import { sendFile } from '../upload-sending.actions.ts'

/** So many bookings are read at once; other calls get their turn between them. */
const READ_AT_ONCE = 100

/** The weights of one booking of a file, checked. */
interface CheckedVgm extends CheckedForm {
  form: ReadVgm
  /** Undefined for a booking of others, as for one that does not exist. */
  booking: VgmBooking | undefined
  document: VgmDocument
  /** The codes of its warnings, which its sender confirms by sending it. */
  warned: readonly string[]
}
interface LockedForm extends CheckedVgm {
  submission: LockedVgm | undefined
}

/** What the file leaves to the booking: the carrier, and the shipper's reference. */
const completed = ({ document }: ReadVgm, { header }: VgmBooking): VgmDocument => ({
  ...document,
  carrier: header.carrier.scac,
  reference: document.reference || (header.shipperReference ?? ''),
})

/** Checks the weights of a booking by the rules of the screen; a container without a weight is a mistake in a file. */
function checkForm(table: VgmTable, form: ReadVgm, booking: VgmBooking | undefined): CheckedVgm {
  const refused = (path: string, code: 'VGM0001' | 'VGM0002'): CheckedVgm => {
    const problems = vgmProblemsFrom(table, form, [violation(path, code, form.bookingNo)])
    const all = [...form.problems, ...problems]
    return { form, booking, document: form.document, effect: 'new', problems: all, warnings: [], notes: [], warned: [] }
  }
  if (!booking) return refused('bookingNo', 'VGM0001')
  if (booking.bookingStatus === 'Canceled') return refused('bookingNo', 'VGM0002')
  const document = completed(form, booking)
  const { isUnchanged, replaces } = effectOfFiled(booking, document)
  const facts = { ...vgmFactsOf(booking), needsWeights: true }
  const errors = checkVgm(document, facts)
  const warnings: Violation[] = isUnchanged ? [] : vgmWarningsOf(document, facts)
  return {
    form,
    booking,
    document,
    effect: isUnchanged && errors.length === 0 ? 'unchanged' : replaces ? 'overwrite' : 'new',
    problems: [...form.problems, ...vgmProblemsFrom(table, form, errors)],
    warnings: vgmProblemsFrom(table, form, warnings),
    notes: [],
    warned: [...new Set(warnings.map(({ code }) => code))],
    meanings: meaningsOf(table, form),
  }
}

async function readForms({ db, viewer }: Context, table: VgmTable) {
  const readRow = vgmRowReader(table, await findFormNames(db, viewer))
  return weighingsOf(table, await mapInChunks(table.rows, readRow))
}

async function checkForms(
  context: Context,
  table: VgmTable,
  forms: readonly ReadVgm[],
  locked?: ReadonlyMap<string, LockedVgm>,
) {
  const find = (some: readonly ReadVgm[]) => {
    const bookingNos = some.map(({ bookingNo }) => bookingNo)
    return findFiled(context, bookingNos, locked)
  }
  const checked: CheckedVgm[] = []
  for await (const [some, bookings] of readAhead(forms, READ_AT_ONCE, find))
    checked.push(...(await mapInChunks(some, (form) => checkForm(table, form, bookings.get(form.bookingNo)))))
  return checked
}

async function checkLocked(context: Context, table: VgmTable): Promise<LockedForm[]> {
  const forms = await readForms(context, table)
  const submissions = await lockFiled(
    context,
    forms.map(({ bookingNo }) => bookingNo),
  )
  const checked = await checkForms(context, table, forms, submissions)
  return checked.map((one) => ({ ...one, submission: submissions.get(one.form.bookingNo) }))
}

function formOf({ form, booking, document, effect }: CheckedVgm): Omit<UploadForm, 'isSent'> {
  const { state = null, header } = booking ?? {}
  const count = document.rows.length
  return {
    row: form.row,
    lastRow: form.lastRow,
    reference: form.bookingNo,
    bookingNo: form.bookingNo,
    ids: form.bookingNo === '' ? [] : [{ field: form.document.bookingType === 'B/L' ? 'blNo' : 'bookingNo', id: form.bookingNo }],
    deed: effect,
    request: state ? { id: state.id, ediRef: state.bookingNo, status: state.status } : null,
    portOfLoading: header?.loadPort.code ?? '',
    portOfDischarge: header?.finalDestination.code ?? '',
    vvd: header?.vvd ?? '',
    containers: String(count),
  } // biome-ignore format: one line for each field
}

async function submit(context: Context, forms: readonly LockedForm[]): Promise<SendingOutcome['results']> {
  const filed = forms.map(({ booking, submission, document, warned }) =>
    booking && submission ? { booking, submission, document, confirmed: warned } : refuse('UP0010'),
  )
  const states = await sendFiled(context, filed)
  return forms.map(({ form: { row, bookingNo }, effect }) => {
    const { id, status } = states.get(bookingNo) ?? refuse('UP0010')
    const result = effect === 'unchanged' ? 'NoEdit' : 'Success'
    return { row, reference: bookingNo, result, request: { id, ediRef: bookingNo, status } }
  })
}

/** Weights that come as files. */
export const vgmFiles: FileKind<VgmColumn, CheckedVgm, LockedForm> = {
  form: 'vgm',
  sheet: vgmSheet,
  check: async (context, table) => checkForms(context, table, await readForms(context, table)),
  checkLocked,
  formOf,
  basisOf: ({ form, booking }) => [form.bookingNo, booking?.state?.revision ?? 0],
  submit,
  refuseSilent: () => refuseGeneral('GE0009'),
}

/** Sends the weights of a file: all of them, or none, once the legal statement is accepted. */
export function sendWeighings(context: Context, { legalAccepted, ...sent }: VgmFormsSent): Promise<SendingOutcome> {
  if (!legalAccepted) refuseVgm('VGM0033')
  return sendFile(vgmFiles, context, { ...sent, skipProblems: false })
}
