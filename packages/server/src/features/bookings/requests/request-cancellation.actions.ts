import { can } from '@fairway/contract/bookings/booking-request.states'
import { refuse } from '@fairway/contract/bookings/bookings.errors'
import type { Context } from '../../../platform/http/serve.ts'
import { REQUEST } from './request-draft.actions.ts'
import { carrierTakes } from './request-handover.actions.ts'
import { addVersions } from './request-submission.actions.ts'
import { updateCancelling } from './request-version.repository.ts'
import * as writing from './request-writing.actions.ts'

interface CancelParams {
  id: number
  revision: number
  comment: string
}

/** Asks the carrier to cancel, for a reason; until it answers nothing else can be done with the request. */
export async function cancelRequest(context: Context, { id, revision, comment }: CancelParams) {
  const { db, viewer, audit } = context
  const request = await writing.lockRequest(context, id, revision)
  const { status, sent, ediRef } = request
  if (!can('cancel', status) || !sent) return refuse('BR0006', status)
  if (comment === '') refuse('BR0057')
  if (!(await carrierTakes(context))) refuse('BR0056')
  const addition = {
    request: request,
    kind: 'cancellation',
    source: 'portal',
    document: sent,
    comment,
    changes: [],
  } as const
  await addVersions(context, [addition])
  await updateCancelling(db, viewer, id, writing.writerOf(viewer).signature)
  await audit({
    objectType: REQUEST,
    objectId: ediRef,
    before: { status },
    after: { status: 'Cancel Pending', comment },
  })
  await writing.notifyOrganisation(context, request.orgId)
  return { code: 'BR0059' as const }
}
