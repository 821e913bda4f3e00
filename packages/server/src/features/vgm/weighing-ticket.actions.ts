import { allows, anyOf } from '@fairway/contract/kit/access'
import type { IdentifiedDocument } from '@fairway/contract/support/file.schema'
import { refuse } from '@fairway/contract/vgm/vgm.errors'
import type { WeighingTicket } from '@fairway/contract/vgm/vgm.schema'
import { TICKET_LIMIT } from '@fairway/contract/vgm/vgm.values'
import type { TicketQuery, TicketUpload } from '@fairway/contract/vgm/vgm-files.schema'
import { plainContainerNo } from '@fairway/contract/vgm/vgm-rows.rules'
import type { Context } from '../../platform/http/serve.ts'
import { writerOf } from '../../platform/submissions/writer.ts'
import type { PreparedFile } from '../../ports/documents/documents.port.ts'
import { fileNameOf, recogniseFile } from '../../ports/files/file-content.ts'
import { saveFile } from '../../ports/files/postgres-files.repository.ts'
import { getBooking } from './vgm-reading.actions.ts'
import { deleteTicket, findTicket, insertTicket, lockBooking } from './weighing-ticket.repository.ts'

const OBJECT_TYPE = 'weighing ticket'
export const mayWeigh = anyOf('VGM0004', 'VG')

/** Keeps a photo or PDF of a weighing ticket with a container, or with the whole booking. */
export async function addTicket(
  context: Context,
  { query, bytes }: { query: TicketUpload; bytes: Buffer },
): Promise<WeighingTicket> {
  const { db, viewer, audit } = context
  const { bookingNo } = query
  const booking = await getBooking(context, bookingNo)
  if (booking.bookingStatus === 'Canceled') refuse('VGM0002', bookingNo)
  const containerNo = plainContainerNo(query.containerNo) || null
  if (containerNo !== null && !booking.containers.some((one) => one.containerNo === containerNo))
    refuse('VGM0003', containerNo)
  const type = recogniseFile(bytes) ?? refuse('VGM0035')
  const locked = (await lockBooking(db, viewer, bookingNo)) ?? refuse('VGM0001', bookingNo)
  if (locked.tickets >= TICKET_LIMIT) refuse('VGM0037', String(TICKET_LIMIT))
  const name = fileNameOf(query.name, type, 'weighing-ticket')
  const file = await saveFile(db, { name, mediaType: type, createdBy: viewer.actor, content: [bytes] })
  const { signature: by } = writerOf(viewer)
  const ticket = await insertTicket(db, locked, { containerNo, fileId: file.id, by })
  await audit({
    objectType: OBJECT_TYPE,
    objectId: String(ticket.id),
    after: { bookingNo, ...ticket, sha256: file.sha256 },
  })
  return ticket
}

/** Removes a ticket. One that was there when weights were sent stays: it is what they are based on. */
export async function removeTicket({ db, viewer, audit }: Context, { bookingNo, id }: TicketQuery) {
  const locked = (await lockBooking(db, viewer, bookingNo)) ?? refuse('VGM0001', bookingNo)
  const ticket = await findTicket(db, viewer, id)
  if (!ticket || ticket.bookingNo !== bookingNo) return refuse('VGM0038')
  if (ticket.isSent) refuse('VGM0042')
  if ((await deleteTicket(db, locked, ticket)) === 0) refuse('VGM0038')
  await audit({ objectType: OBJECT_TYPE, objectId: String(id), before: { bookingNo, name: ticket.name }, after: null })
  return { id }
}

/** The file that a ticket for a download is handed out for. */
export async function prepareTicket({ db, viewer }: Context, { id }: IdentifiedDocument): Promise<PreparedFile> {
  if (viewer.kind !== 'person' || !allows(mayWeigh, viewer.groups)) return refuse('VGM0004')
  const ticket = (await findTicket(db, viewer, id)) ?? refuse('VGM0038')
  return { name: ticket.name, source: { fileId: ticket.fileId } }
}
