import { refuse as refuseBooking } from '@fairway/contract/bookings/bookings.errors'
import { refuse } from '@fairway/contract/form-uploads/form-upload.errors'
import type { FormsSent, SendingOutcome } from '@fairway/contract/form-uploads/form-upload.schema'
import { Refusal } from '@fairway/contract/kit/errors'
import type { Context } from '../../platform/serve.ts'
import { carrierTakes, submitForms } from '../bookings/public.ts'
import { type JudgedForm, judgeTable } from './form-judging.actions.ts'
import * as uploads from './form-upload.repository.ts'
import { found, lookAt } from './upload-preview.ts'

/** Sends all bookings of a file as requests, or none: as its owner was shown it, and as it is judged again now. */
export async function sendFile(context: Context, { id, look, overwrite }: FormsSent): Promise<SendingOutcome> {
  const { db, viewer, audit } = context
  const upload = (await uploads.holdUpload(db, viewer, id)) ?? refuse('UP0010')
  if (upload.sentAt !== null) refuse('UP0033')
  const shared = await uploads.findSharedIds(db, viewer, upload)
  if (shared.length > 0) refuse('UP0002', shared.join(', '))
  const judged = await judgeTable(context, found(upload.content), { holds: true })
  const { look: now, forms, problems } = lookAt(judged)
  if (look !== now) refuse('UP0010')
  if (problems > 0) refuse('UP0009', upload.fileName)
  const overwritten = judged.filter(({ deed }) => deed === 'overwrite').length
  if (overwritten > 0 && !overwrite) refuse('UP0031', String(overwritten))
  if (!(await carrierTakes(context))) refuseBooking('BR0055')
  const results = await submit(context, judged)
  await uploads.updateSent(db, viewer, id)
  await audit({ objectType: 'form upload', objectId: id, after: { fileName: upload.fileName, forms, overwritten } })
  return { results }
}

/** What became of each booking. A reference that somebody takes at this very moment is news that its owner has not seen. */
async function submit(context: Context, judged: readonly JudgedForm[]): Promise<SendingOutcome['results']> {
  const forms = judged.map(({ kept, orgId = '', document, deed }) => ({ kept, orgId, document, deed }))
  const changed = forms.filter(({ deed }) => deed !== 'unchanged')
  const sentAs = await submitForms(context, changed, 'upload').catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'BR0011') return refuse('UP0010')
    throw error
  })
  return judged.map(({ form: { row }, document: { customerReference: reference }, kept }, at) => {
    const form = forms[at]
    const sent = form && sentAs(form)
    const { id, ediRef, status } = sent ?? kept ?? refuse('UP0010')
    return { row, reference, result: sent ? 'Success' : 'NoEdit', request: { id, ediRef, status } }
  })
}
