import type { RequestDocument } from '@fairway/contract/bookings/booking-request.schema'
import type { DetailType } from '@fairway/contract/bookings/booking-request.values'
import { send } from '../../../platform/api.ts'
import { fromCopy, openSaved } from '../../../ui/document-form/document-copy.ts'
import { copyName, findUnsavedCopy, likeName } from './local-copy.ts'
import { emptyRequest } from './request-document.ts'
import type { OpenedDetail } from './request-work.ts'

/** A request as it is opened, and the name under which this browser keeps what did not reach the server. */
export interface OpenedRequest {
  opened: OpenedDetail
  name: string
}

/** Opens a request to be written: a new one, one that exists, or a new one like another. What was typed before comes back. */
export function openRequest(type: DetailType, id: number): Promise<OpenedRequest> {
  if (type === 'copy')
    return openNew(likeName(id), async () => (await send('GET /api/bookings/copy', { query: { id } })).document)
  return type === 'new' ? openNew(copyName(undefined), async () => emptyRequest()) : openKnown(id)
}

async function openNew(name: string, begin: () => Promise<RequestDocument>): Promise<OpenedRequest> {
  const stored = await findUnsavedCopy(name, name === copyName(undefined))
  if (stored) return { name: stored.name, opened: fromCopy(stored.copy) }
  return { name, opened: { document: await begin(), base: {}, detail: undefined, isBack: false } }
}

async function openKnown(id: number): Promise<OpenedRequest> {
  const name = copyName(id)
  const detail = await send('GET /api/bookings/detail', { query: { id } })
  return { name, opened: await openSaved(name, detail) }
}
