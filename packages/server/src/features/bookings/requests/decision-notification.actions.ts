import type { DecisionLine } from '@fairway/contract/carrier/decision.schema'
import type { Decision } from '@fairway/contract/carrier/outbox.values'
import type { NotificationKind, NotificationTone } from '@fairway/contract/notifications/notification.values'
import { cutText } from '@fairway/contract/shared/cut-text'
import type { Context } from '../../../platform/http/serve.ts'
import { createKeys } from '../../../platform/keys.ts'
import { queueMail } from '../../../platform/mail/mail-queue.ts'
import { insertRequestNews } from '../../notifications/public.ts'
import type { StoredRequest } from './booking-request.repository.ts'
import { fill, requestLabels, texts } from './confirmation-sheet.rules.ts'
import { findSender, isPartyOf } from './decision.repository.ts'
import { actionOf } from './decision.rules.ts'

type NotifiedDecision = Exclude<Decision, 'received'> | 'notDelivered'
const notificationOf = {
  approve: { kind: 'requestApproved', tone: 'success' },
  reject: { kind: 'requestRejected', tone: 'error' },
  decline: { kind: 'amendmentDeclined', tone: 'error' },
  confirmCancellation: { kind: 'cancellationConfirmed', tone: 'success' },
  refuseCancellation: { kind: 'cancellationRefused', tone: 'error' },
  changeVessel: { kind: 'vesselChanged', tone: 'note' },
  notDelivered: { kind: 'requestNotDelivered', tone: 'error' },
} as const satisfies Record<NotifiedDecision, { kind: NotificationKind; tone: NotificationTone }>

const carrierActionOf = { ...actionOf, notDelivered: 'Not Delivered' } as const

/** A notice shows this much of what customer service wrote; the request has all of it. */
const NOTE_SHOWN = 300

/** What is told of a request: a decision of the carrier, or that something never reached it. */
type News = Pick<DecisionLine, 'bookingNo' | 'vvd' | 'note'> & { decision: Decision | 'notDelivered' }

/** Tells the people who work on the organisation's requests what the carrier decided, and mails whoever sent it. */
export async function notifyDecision(context: Context, request: StoredRequest, line: News) {
  const { decision } = line
  if (decision === 'received') return
  const { db, viewer } = context
  const { ediRef, orgId } = request
  const bookingNo = line.bookingNo ?? request.bookingNo
  const isKnown = bookingNo !== null && (await isPartyOf(db, viewer, { bookingNo, orgId }))
  const link = isKnown ? `/bookingDetails/${bookingNo}` : `/bookingRequestDetails?type=view&id=${request.id}`
  const reference = (request.sent ?? request.document).customerReference
  const values = {
    ediRef,
    reference,
    bookingNo: bookingNo ?? '',
    vvd: line.vvd ?? '',
    note: cutText(line.note ?? '', NOTE_SHOWN),
  }
  await insertRequestNews(db, viewer, orgId, { ...notificationOf[decision], args: values, link })
  await mailSender(context, request, { decision, values: { ...values, note: line.note ?? '' }, link })
}

interface Letter {
  decision: NotifiedDecision
  values: Record<'ediRef' | 'reference' | 'bookingNo' | 'vvd' | 'note', string>
  link: string
}

async function mailSender(
  { db, viewer, settings }: Context,
  { id }: StoredRequest,
  { decision, values, link }: Letter,
) {
  const sender = await findSender(db, viewer, id)
  if (!sender) return
  const { username: to, language } = sender
  const { letter, decisionLetter } = texts[language]
  const { button, note } = decisionLetter
  const all: [string, string][] = [
    [letter.ediRef, values.ediRef],
    [decisionLetter.answer, requestLabels[language].carrierActions[carrierActionOf[decision]]],
    [decisionLetter.bookingNo, values.bookingNo],
    [letter.vvd, values.vvd],
    [decisionLetter.reason, values.note],
  ]
  const mail = {
    subject: fill(decisionLetter.subject[decision], { ...values, carrier: '{{carrier}}' }),
    title: fill(decisionLetter.title, values),
    body: decisionLetter.body[decision],
    facts: all.filter(([, value]) => value !== ''),
    button,
    link,
    note,
  }
  await queueMail(db, createKeys(settings.secrets), { to, language, letter: mail, attachments: [] })
}
