import type { RequestDocument } from '@fairway/contract/bookings/booking-request.schema'
import type { DetailType } from '@fairway/contract/bookings/booking-request.words'
import { send } from '../../../platform/api.ts'
import { copyName, dropCopy, findCopy, type LocalCopy, likeName } from './local-copy.ts'
import { emptyRequest, isSame } from './request-document.ts'
import type { Opened } from './request-work.ts'

/** A request as it is opened, and the name under which this browser keeps what did not reach the server. */
export interface OpenedRequest {
  opened: Opened
  name: string
}

const back = ({ document, base, write }: LocalCopy): Opened => ({
  document,
  base,
  detail: undefined,
  isBack: true,
  unanswered: write,
})

/** Opens a request to be written: a new one, one that exists, or a new one like another. What was typed before comes back. */
export function openRequest(type: DetailType, id: number): Promise<OpenedRequest> {
  if (type === 'copy')
    return openNew(likeName(id), async () => (await send('GET /api/bookings/copy', { query: { id } })).document)
  return type === 'new' ? openNew(copyName(undefined), async () => emptyRequest()) : openKnown(id)
}

async function openNew(name: string, begin: () => Promise<RequestDocument>): Promise<OpenedRequest> {
  const kept = await findCopy(name, name === copyName(undefined))
  if (kept) return { name: kept.name, opened: back(kept.copy) }
  return { name, opened: { document: await begin(), base: {}, detail: undefined, isBack: false } }
}

async function openKnown(id: number): Promise<OpenedRequest> {
  const name = copyName(id)
  const [detail, kept] = await Promise.all([send('GET /api/bookings/detail', { query: { id } }), findCopy(name, false)])
  const { revision } = detail.state
  const asSaved = { document: detail.document, base: { id, revision }, detail, isBack: false }
  if (!kept) return { name, opened: asSaved }
  if (isSame(kept.copy.document, detail.document)) {
    await dropCopy(name) // it arrived after all
    return { name, opened: asSaved }
  }
  const isNewer = kept.copy.base.revision !== revision
  return { name, opened: { ...back(kept.copy), detail, ...(isNewer && { conflict: detail }) } }
}
