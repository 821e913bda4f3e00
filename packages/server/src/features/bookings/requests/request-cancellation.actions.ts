import { refuse } from '@fairway/contract/bookings/bookings.errors'
import type { Context } from '../../../platform/http/serve.ts'
import { carrierListens } from '../../../platform/submissions/carrier-intake.repository.ts'
import { writerOf } from '../../../platform/submissions/writer.ts'
import { updateCancelling } from './booking-request.repository.ts'
import { requestSubmission } from './booking-request.submission.ts'
import { versionOf } from './request-submission.actions.ts'
import { notifyOrganisation } from './request-writing.actions.ts'

interface CancelParams {
  id: number
  revision: number
  comment: string
}

/** Asks the carrier to cancel, for a reason; until it answers nothing else can be done with the request. */
export async function cancelRequest(context: Context, { comment, ...params }: CancelParams) {
  const { db, viewer, settings, audit } = context
  const request = await requestSubmission.lock(context, params, 'cancel')
  const { status, sent, ediRef } = request
  if (!sent) return refuse('BR0006', status)
  if (comment === '') refuse('BR0057')
  if (!(await carrierListens(db, settings))) refuse('BR0056')
  const cancellation = versionOf({
    request,
    document: sent,
    kind: 'cancellation',
    comment,
    source: 'portal',
    changes: [],
  })
  await requestSubmission.addVersions(context, [cancellation])
  await updateCancelling(db, request, writerOf(viewer).signature)
  const { objectType } = requestSubmission
  await audit({ objectType, objectId: ediRef, before: { status }, after: { status: 'Cancel Pending', comment } })
  await notifyOrganisation(context, request)
  return { code: 'BR0059' as const }
}
