import type { RequestDocument } from '@fairway/contract/bookings/requests/booking-request.schema'
import type { VersionSource } from '@fairway/contract/bookings/requests/booking-request.values'
import type { Context } from '../../../platform/http/serve.ts'
import { writerOf } from '../../../platform/submissions/writer.ts'
import type { LockedRequest } from './booking-request.repository.ts'
import { requestSubmission } from './booking-request.submission.ts'
import { insertRequests } from './request-forms.repository.ts'
import { sendAll, statusAfter } from './request-submission.actions.ts'
import * as writing from './request-writing.actions.ts'

/** A booking that comes together with others: what it says, whom it is for, and the request that is there already. */
export interface RequestForm {
  existing?: LockedRequest | undefined
  orgId: string
  document: RequestDocument
}

/**
 * Sends many requests at once. They are checked, and those that are there already are locked, by whoever calls. New ones are
 * made in the order of their references, so that two people who send the same ones wait for each other and do not block
 * each other. Tells how each of them stands then.
 */
export async function submitForms(context: Context, forms: readonly RequestForm[], source: VersionSource) {
  if (forms.length === 0) return () => undefined
  const begun = await beginAll(
    context,
    forms.filter(({ existing }) => !existing),
  )
  const requestOf = (form: RequestForm) => form.existing ?? begun.get(keyOf(form))
  const sendings = forms.map((form) => {
    const request = requestOf(form)
    if (!request) throw new Error('a request was not begun')
    return { request, document: form.document }
  })
  await sendAll(context, sendings, source)
  for (const orgId of new Set(forms.map((form) => form.orgId))) await writing.notifyOrganisation(context, { orgId })
  return (form: RequestForm) => {
    const request = requestOf(form)
    return request && { id: request.id, ediRef: request.ediRef, status: statusAfter(request.status) }
  }
}

/** Those that are not there yet, as drafts that are sent at once. */
async function beginAll({ db, viewer, audit }: Context, missing: readonly RequestForm[]) {
  const forms = [...missing].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  const made = await insertRequests(db, { forms, by: writerOf(viewer).signature })
  if (made === undefined) return writing.refuseTaken(forms.map(({ document }) => document.customerReference).join(', '))
  const begun = await requestSubmission.lockAll(
    db,
    viewer,
    made.map(({ id }) => id),
  )
  const { objectType } = requestSubmission
  await audit(...begun.map(({ ediRef, document }) => ({ objectType, objectId: ediRef, after: document })))
  return new Map(begun.map((request) => [keyOf(request), request]))
}

/** Within an organisation a reference stands for one request. */
const keyOf = ({ orgId, document }: Pick<RequestForm, 'orgId' | 'document'>) => `${orgId} ${document.customerReference}`
