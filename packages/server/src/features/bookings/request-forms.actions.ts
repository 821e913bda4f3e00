import type { RequestDocument } from '@fairway/contract/bookings/booking-request.schema'
import type { VersionSource } from '@fairway/contract/bookings/booking-request.words'
import type { Context } from '../../platform/serve.ts'
import type { KeptRequest } from './booking-request.repository.ts'
import { REQUEST } from './request-draft.actions.ts'
import { findRequests, insertRequests } from './request-forms.repository.ts'
import { sendVersion } from './request-submission.actions.ts'
import * as writing from './request-writing.actions.ts'

/** A booking that comes together with others: what it says, whom it is for, and the request that is there already. */
export interface RequestForm {
  kept?: KeptRequest | undefined
  orgId: string
  document: RequestDocument
}

type SentForm = Pick<KeptRequest, 'id' | 'ediRef' | 'status'>

/**
 * Sends many requests at once. They are judged, and those that are there already are held, by whoever calls. All go in the
 * order of their references, so that two people who send the same ones wait for each other and do not block each other.
 * Tells how each of them stands then.
 */
export async function submitForms(context: Context, forms: readonly RequestForm[], source: VersionSource) {
  const ordered = [...forms].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  const begun = await beginAll(context, ordered)
  const sent = new Map<RequestForm, SentForm>()
  for (const form of ordered) {
    const kept = form.kept ?? begun.get(keyOf(form))
    if (!kept) throw new Error('a request was not begun')
    const status = await sendVersion(context, kept, { document: form.document, source })
    sent.set(form, { id: kept.id, ediRef: kept.ediRef, status })
  }
  for (const orgId of new Set(forms.map((form) => form.orgId))) await writing.tellOrganisation(context, orgId)
  return (form: RequestForm) => sent.get(form)
}

/** Those that are not there yet, as drafts that are sent at once. */
async function beginAll({ db, viewer, audit }: Context, forms: readonly RequestForm[]) {
  const missing = forms.filter(({ kept }) => !kept)
  const { signature: by } = writing.writerOf(viewer)
  const made = await insertRequests(db, viewer, { forms: missing, by })
  if (made === undefined)
    return writing.refuseTaken(missing.map(({ document }) => document.customerReference).join(', '))
  const ids = made.map(({ id }) => id)
  const begun = await findRequests(db, viewer, ids)
  for (const { ediRef, document } of begun) await audit({ objectType: REQUEST, objectId: ediRef, after: document })
  return new Map(begun.map((kept) => [keyOf(kept), kept]))
}

/** Within an organisation a reference stands for one request. */
const keyOf = ({ orgId, document }: Pick<RequestForm, 'orgId' | 'document'>) => `${orgId} ${document.customerReference}`
