import { refuse } from '@fairway/contract/form-uploads/form-upload.errors'
import type { SendingOutcome, SiFormsSent } from '@fairway/contract/form-uploads/form-upload.schema'
import { canInstruct } from '@fairway/contract/shipping-instructions/shipping-instruction.states'
import type { Context } from '../../../platform/http/serve.ts'
import { saveFiled } from '../../shipping-instructions/public.ts'
import * as uploads from '../form-upload.repository.ts'
import { openFile, sendFile } from '../upload-sending.actions.ts'
import { siFiles } from './si-files.ts'

/**
 * Saves all instructions of a file whose booking is known as drafts, or as changes that are not sent yet, right or not:
 * their owner goes on with them in the form. Those that cannot be saved stay in the file.
 */
async function saveDrafts(context: Context, sent: SiFormsSent): Promise<SendingOutcome> {
  const { db, audit } = context
  const { upload, forms } = await openFile(siFiles, context, sent)
  const results: SendingOutcome['results'] = []
  const unsent: SendingOutcome['unsent'] = []
  for (const form of forms) {
    const { row, lastRow, reference } = siFiles.formOf(form)
    const { booking, existing } = form.filed
    if (!booking || (existing && !canInstruct('update', existing.status))) unsent.push({ row, lastRow, reference })
    else {
      const { id, blNo, status } = await saveFiled(context, form.filed)
      results.push({ row, reference, result: 'Success', request: { id, ediRef: blNo, status } })
    }
  }
  if (results.length === 0) refuse('UP0009', upload.fileName)
  if (unsent.length === 0) await uploads.updateSent(db, upload)
  else
    await uploads.updateSentRows(
      db,
      upload,
      results.map(({ row }) => row),
    )
  const after = { fileName: upload.fileName, drafts: results.length, unsent }
  await audit({ objectType: 'form upload', objectId: upload.id, after })
  return { results, unsent }
}

/** Sends the instructions of a file, or saves them as drafts. */
export const sendInstructions = (context: Context, sent: SiFormsSent): Promise<SendingOutcome> =>
  sent.asDrafts ? saveDrafts(context, sent) : sendFile(siFiles, context, sent)
