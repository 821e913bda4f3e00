import { refuse as refuseBooking } from '@fairway/contract/bookings/bookings.errors'
import { refuse } from '@fairway/contract/form-uploads/form-upload.errors'
import type { FormsSent, SendingOutcome, UploadProblem } from '@fairway/contract/form-uploads/form-upload.schema'
import { sendableForms } from '@fairway/contract/form-uploads/sendable-forms.rules'
import { Refusal } from '@fairway/contract/kit/errors'
import type { Context } from '../../platform/http/serve.ts'
import { carrierListens } from '../../platform/submissions/carrier-intake.repository.ts'
import { type LockedRequest, requestSubmission, submitForms } from '../bookings/public.ts'
import { type ValidatedForm, validateTable } from './form-check.actions.ts'
import * as uploads from './form-upload.repository.ts'
import { formOf, sharedProblems, summarisePreview, toFoundTable } from './upload-preview.ts'

/**
 * Sends all bookings of a file as requests, or none: as its owner was shown it, and as it is checked again now. Where the
 * owner asks for it, those without problems are sent, all of them or none, and the file stays for the others.
 */
export async function sendFile(
  context: Context,
  { id, look: previewHash, overwrite, confirmed, skipProblems }: FormsSent,
): Promise<SendingOutcome> {
  const { db, viewer, settings, audit } = context
  const upload = (await uploads.lockUpload(db, viewer, id)) ?? refuse('UP0010')
  if (upload.sentAt !== null) refuse('UP0033')
  const shared = await uploads.findSharedIds(db, viewer, upload)
  if (shared.length > 0 && !skipProblems) refuse('UP0002', shared.join(', '))
  const table = toFoundTable(upload.content)
  const forms = await validateTable(context, table, { read: requestSubmission.lockAll, locks: true })
  if (previewHash !== summarisePreview(forms).previewHash) refuse('UP0010')
  const good = withoutProblems(forms, sharedProblems(table, forms, new Set(shared)))
  if (good.length === 0 || (good.length < forms.length && !skipProblems)) refuse('UP0009', upload.fileName)
  const overwritten = good.filter(({ effect }) => effect === 'overwrite').length
  if (overwritten > 0 && !overwrite) refuse('UP0031', String(overwritten))
  const warned = good.filter(({ warnings }) => warnings.length > 0).length
  if (warned > 0 && !confirmed) refuse('UP0039', String(warned))
  if (!(await carrierListens(db, settings))) refuseBooking('BR0055')
  const results = await submit(context, good)
  const unsent = forms.filter((form) => !good.includes(form)).map((form) => formOf(form))
  if (unsent.length === 0) await uploads.updateSent(db, upload)
  else await uploads.updateSentRows(db, upload, rowsOf(good.filter(({ effect }) => effect !== 'unchanged')))
  const left = unsent.map(({ row, lastRow, reference, bookingNo }) => ({
    row,
    lastRow,
    reference: reference || bookingNo,
  }))
  const after = { fileName: upload.fileName, forms: good.length, overwritten, late: warned, unsent: left }
  await audit({ objectType: 'form upload', objectId: id, after })
  return { results, unsent: left }
}

const rowsOf = (forms: readonly ValidatedForm[]) => forms.map(({ form }) => form.row)

/** The bookings that can be sent, whatever errors others have; `shared`: problems with other files of the batch. */
function withoutProblems(forms: readonly ValidatedForm<LockedRequest>[], shared: readonly UploadProblem[]) {
  const problems = [...shared, ...forms.flatMap((form) => form.problems)]
  const rows = new Set(sendableForms(forms.map((form) => formOf(form)), problems).map(({ row }) => row)) // biome-ignore format: one thought
  return forms.filter(({ form }) => rows.has(form.row))
}

/**
 * The outcome of each booking. A reference that was used at this very moment is a change that the owner has not seen.
 */
async function submit(
  context: Context,
  validatedForms: readonly ValidatedForm<LockedRequest>[],
): Promise<SendingOutcome['results']> {
  const forms = validatedForms.map(({ stored, orgId = '', document, effect }) => ({
    kept: stored,
    orgId,
    document,
    effect,
  }))
  const changed = forms.filter(({ effect }) => effect !== 'unchanged')
  const sentAs = await submitForms(context, changed, 'upload').catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'BR0011') return refuse('UP0010')
    throw error
  })
  return validatedForms.map(({ form: { row }, document: { customerReference: reference }, stored, effect }, at) => {
    const form = forms[at]
    const sent = form && effect !== 'unchanged' ? sentAs(form) : undefined
    const { id, ediRef, status } = sent ?? stored ?? refuse('UP0010')
    return { row, reference, result: sent ? 'Success' : 'NoEdit', request: { id, ediRef, status } }
  })
}
