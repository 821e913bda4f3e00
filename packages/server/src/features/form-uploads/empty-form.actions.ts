import type { FormQuery } from '@fairway/contract/form-uploads/form-upload.schema'
import { formAccess } from '@fairway/contract/form-uploads/form-upload.words'
import { allows } from '@fairway/contract/kit/access'
import { Refusal } from '@fairway/contract/kit/errors'
import { refuse } from '@fairway/contract/kit/general.errors'
import { Download } from '../../platform/download.ts'
import type { Context } from '../../platform/serve.ts'
import { formName, makeForm } from './booking-template.actions.ts'

/** Who may have which form is said by the form; that of shipping instructions is not there yet. */
function refuseOthers({ viewer }: Context, { form }: FormQuery) {
  const access = formAccess[form]
  const groups = viewer.kind === 'person' ? viewer.groups : undefined
  if (!allows(access, groups)) throw new Refusal(access.kind === 'anyOf' ? access.denied : 'GE0005')
  if (form !== 'booking') refuse('GE0002')
}

/** Where the empty form is fetched, by a call of its own that carries the token. */
export async function tellFormUrl(context: Context, query: FormQuery) {
  refuseOthers(context, query)
  return { url: `/api/edi/form?${new URLSearchParams(query)}`, name: formName(query) }
}

/** The empty form, made for whoever asks. */
export async function fetchForm(
  { carrierName }: { carrierName: () => Promise<string> },
  context: Context,
  query: FormQuery,
) {
  refuseOthers(context, query)
  const { name, mediaType, content } = await makeForm(context, query, await carrierName())
  return new Download({ name, mediaType, byteSize: content.length }, inOnePiece(content))
}

async function* inOnePiece(content: Buffer) {
  yield content
}
