import { isStaff } from '@fairway/contract/kit/access'
import { refuse as refuseGeneral } from '@fairway/contract/kit/general.errors'
import { cutText } from '@fairway/contract/shared/cut-text'
import { refuse, violation } from '@fairway/contract/support/support-request.errors'
import { checkSupportRequest, pageOf } from '@fairway/contract/support/support-request.rules'
import type {
  SupportAnswerInput,
  SupportContacts,
  SupportMessageInput,
  SupportRequest,
  SupportRequestInput,
} from '@fairway/contract/support/support-request.schema'
import * as limits from '@fairway/contract/support/support-request.values'
import { refuseViolations } from '../../../platform/http/refusals.ts'
import type { Context } from '../../../platform/http/serve.ts'
import { limitMailTo } from '../../../platform/mail/mail-limit.ts'
import { writerOf } from '../../../platform/submissions/writer.ts'
import { insertPersonalNotification } from '../../notifications/public.ts'
import { mailAnswer, mailRequest } from './support-mail.actions.ts'
import * as requests from './support-request.repository.ts'

const OBJECT_TYPE = 'support request'
const { supportOffices, SUPPORT_MESSAGES, SUPPORT_PER_DAY } = limits
/** A notification shows this much of an answer; the request has all of it. */
const NOTE_SHOWN = 300

/** Reads which offices the carrier has. */
export type ReadOffices = () => Promise<SupportContacts['offices']>

/** The offices in the order of the specification, whatever order the carrier sent them in. */
export async function getContacts({ db }: Context, readOffices: ReadOffices): Promise<SupportContacts> {
  const offices = await readOffices()
  const ordered = supportOffices.flatMap((name) => offices.filter(({ office }) => office === name))
  return { offices: ordered, now: await requests.readNow(db) }
}

export const getRequest = async ({ db, viewer }: Context, id: number): Promise<SupportRequest> => {
  const found = (await requests.findRequest(db, viewer, id)) ?? refuse('SU0001')
  if (viewer.kind === 'person' && isStaff(viewer.groups)) return found
  // customers know the carrier's people by their office
  return { ...found, messages: found.messages.map((one) => (one.isAnswer ? { ...one, by: '' } : one)) }
}

/** Numbers a request and sends it to the office that it is for. */
export async function sendRequest(
  context: Context,
  readOffices: ReadOffices,
  input: SupportRequestInput,
): Promise<SupportRequest> {
  const { db, viewer, audit } = context
  const { bookingNo, containerNo, files } = input
  const office = (await readOffices()).find((one) => one.office === input.office)
  const cargo = await requests.findCargo(db, viewer, { bookingNo, containerNo })
  refuseViolations([
    ...checkSupportRequest(input),
    ...(input.office !== '' && !office ? [violation('office', 'SU0004')] : []),
    ...(bookingNo !== '' && !cargo.hasBooking ? [violation('bookingNo', 'SU0011')] : []),
    ...(containerNo !== '' && !cargo.hasContainer ? [violation('containerNo', 'SU0012')] : []),
  ])
  if (!office) return refuse('SU0004')
  const { today } = await requests.lockSender(db, viewer)
  if (today >= SUPPORT_PER_DAY) refuse('SU0005', String(SUPPORT_PER_DAY))
  await limitMailTo(context, [office.email])
  const { by, actingUser } = writerOf(viewer)
  const organisation = await requests.findOrganisation(db, viewer)
  const { subject, message } = input
  const asked = { subject, message, bookingNo, containerNo, page: pageOf(input.page), office: office.office }
  const id = await requests.insertRequest(db, viewer, { ...asked, by, actingUser, organisation })
  const attached = await requests.attachFiles(db, viewer, { requestId: id, ids: files })
  if (attached.length < new Set(files).size) refuse('SU0009')
  const request = await getRequest(context, id)
  await mailRequest(context, { office, request, fileIds: attached.map(({ fileId }) => fileId) })
  await audit({ objectType: OBJECT_TYPE, objectId: String(id), after: asked })
  return request
}

interface Writing {
  isOwn: boolean
  status: limits.SupportStatus
}

async function write(context: Context, input: SupportMessageInput, { isOwn, status }: Writing) {
  const { db, viewer, audit } = context
  const { id, revision, text } = input
  const request = (await requests.lockRequest(db, viewer, { id, isOwn })) ?? refuse('SU0001')
  if (request.revision !== revision) refuseGeneral('GE0007')
  if (request.status === 'Closed') refuse('SU0010')
  if (text === '') refuseViolations([violation('text', 'SU0003')])
  if (request.messages >= SUPPORT_MESSAGES) refuse('SU0013', String(SUPPORT_MESSAGES))
  await requests.insertMessage(db, request, { ...writerOf(viewer), isAnswer: !isOwn, text, status })
  await audit({ objectType: OBJECT_TYPE, objectId: String(id), after: { text, status } })
  return request
}

/** Writes again about an own request: it is the carrier's turn. */
export async function writeMessage(
  context: Context,
  readOffices: ReadOffices,
  input: SupportMessageInput,
): Promise<SupportRequest> {
  const { office: name } = await write(context, input, { isOwn: true, status: 'Open' })
  const request = await getRequest(context, input.id)
  const office = (await readOffices()).find((one) => one.office === name)
  if (office) {
    await limitMailTo(context, [office.email])
    await mailRequest(context, { office, request: { ...request, message: input.text }, fileIds: [] })
  }
  return request
}

/** Answers a request; whoever asked is notified in the portal and by mail. */
export async function answerRequest(
  context: Context,
  { isLast, ...input }: SupportAnswerInput,
): Promise<SupportRequest> {
  const request = await write(context, input, { isOwn: false, status: isLast ? 'Closed' : 'Answered' })
  const { number, subject, accountId, id } = request
  await insertPersonalNotification(context.db, accountId, {
    kind: 'supportAnswered',
    tone: 'note',
    args: { reference: number, note: cutText(input.text, NOTE_SHOWN) },
    link: `/support?request=${id}`,
  })
  const asker = await requests.findAsker(context.db, request)
  if (asker) await mailAnswer(context, asker, { id, number, subject, text: input.text })
  return getRequest(context, id)
}
