import { refuse } from '@fairway/contract/form-uploads/form-upload.errors'
import type { FormsSent, SendingOutcome, UploadProblem } from '@fairway/contract/form-uploads/form-upload.schema'
import { sendableForms } from '@fairway/contract/form-uploads/sendable-forms.rules'
import type { Context } from '../../platform/http/serve.ts'
import type { Locked } from '../../platform/locked.ts'
import { carrierListens } from '../../platform/submissions/carrier-intake.repository.ts'
import type { CheckedForm, FileKind } from './file-kind.ts'
import * as uploads from './form-upload.repository.ts'
import { sharedProblems, summarisePreview, toFoundTable } from './upload-preview.ts'

/** A file of the caller, locked, and checked again as its owner was shown it. */
export async function openFile<F extends string, C extends CheckedForm, L extends C>(
  kind: FileKind<F, C, L>,
  context: Context,
  { id, look: previewHash }: Pick<FormsSent, 'id' | 'look'>,
) {
  const { db, viewer } = context
  const upload = (await uploads.lockUpload(db, viewer, { id, form: kind.form })) ?? refuse('UP0010')
  if (upload.sentAt !== null) refuse('UP0033')
  const shared = await uploads.findSharedIds(db, viewer, upload)
  const table = toFoundTable<F>(upload.content)
  const forms = await kind.checkLocked(context, table)
  if (previewHash !== summarisePreview(kind, forms).previewHash) refuse('UP0010')
  return { upload, shared, forms, sharedErrors: sharedProblems(kind, table, forms, new Set(shared)) }
}

/**
 * Sends all forms of a file, or none: as its owner was shown it, and as it is checked again now. Where the owner asks for
 * it, those without problems are sent, all of them or none, and the file stays for the others.
 */
export async function sendFile<F extends string, C extends CheckedForm, L extends C>(
  kind: FileKind<F, C, L>,
  context: Context,
  sent: FormsSent,
): Promise<SendingOutcome> {
  const { db, settings } = context
  const { overwrite, confirmed, skipProblems } = sent
  const { upload, shared, forms, sharedErrors } = await openFile(kind, context, sent)
  if (shared.length > 0 && !skipProblems) refuse('UP0002', shared.join(', '))
  const good = withoutProblems(kind, forms, sharedErrors)
  if (good.length === 0 || (good.length < forms.length && !skipProblems)) refuse('UP0009', upload.fileName)
  const overwritten = good.filter(({ effect }) => effect === 'overwrite').length
  if (overwritten > 0 && !overwrite) refuse('UP0031', String(overwritten))
  const warned = good.filter(({ warnings }) => warnings.length > 0).length
  if (warned > 0 && !confirmed) refuse('UP0039', String(warned))
  if (!(await carrierListens(db, settings))) kind.refuseSilent()
  const results = await kind.submit(context, good)
  const unsent = await close(kind, context, upload, { forms, good })
  await note(context, upload, { forms: good.length, overwritten, late: warned, unsent })
  return { results, unsent }
}

/** The file is done where all of its forms are; else it stays for the others. */
async function close<F extends string, C extends CheckedForm, L extends C>(
  kind: FileKind<F, C, L>,
  { db }: Context,
  upload: Locked<uploads.StoredUpload>,
  { forms, good }: { forms: readonly L[]; good: readonly L[] },
) {
  const unsent = forms.filter((form) => !good.includes(form)).map((form) => kind.formOf(form))
  const changed = good.filter(({ effect }) => effect !== 'unchanged')
  if (unsent.length === 0) await uploads.updateSent(db, upload)
  else
    await uploads.updateSentRows(
      db,
      upload,
      changed.map(({ form }) => form.row),
    )
  return unsent.map(({ row, lastRow, reference, bookingNo }) => ({ row, lastRow, reference: reference || bookingNo }))
}

const note = ({ audit }: Context, { id, fileName }: Locked<uploads.StoredUpload>, after: object) =>
  audit({ objectType: 'form upload', objectId: id, after: { fileName, ...after } })

/** The forms that can be sent, whatever errors others have; `shared`: problems with other files of the batch. */
function withoutProblems<F extends string, C extends CheckedForm, L extends C>(
  { formOf }: FileKind<F, C, L>,
  forms: readonly L[],
  shared: readonly UploadProblem[],
) {
  const problems = [...shared, ...forms.flatMap((form) => form.problems)]
  const rows = new Set(sendableForms(forms.map((form) => formOf(form)), problems).map(({ row }) => row)) // biome-ignore format: one thought
  return forms.filter(({ form }) => rows.has(form.row))
}
