import type { DecisionLine } from '@fairway/contract/carrier/decision.schema'
import type { Decision } from '@fairway/contract/carrier/outbox.words'
import type { NoticeKind, NoticeTone } from '@fairway/contract/notifications/notice.words'
import { cutText } from '@fairway/contract/shared/cut-text'
import { createKeys } from '../../platform/keys.ts'
import { queueMail } from '../../platform/mail-queue.ts'
import type { Context } from '../../platform/serve.ts'
import { insertRequestNews } from '../notifications/public.ts'
import type { KeptRequest } from './booking-request.repository.ts'
import { fill, texts, words } from './confirmation-sheet.rules.ts'
import { findSender, isPartyOf } from './decision.repository.ts'
import { actionOf } from './decision.rules.ts'

type Told = Exclude<Decision, 'received'> | 'notDelivered'
const noticeOf = {
  approve: { kind: 'requestApproved', tone: 'success' },
  reject: { kind: 'requestRejected', tone: 'error' },
  decline: { kind: 'amendmentDeclined', tone: 'error' },
  confirmCancellation: { kind: 'cancellationConfirmed', tone: 'success' },
  refuseCancellation: { kind: 'cancellationRefused', tone: 'error' },
  changeVessel: { kind: 'vesselChanged', tone: 'note' },
  notDelivered: { kind: 'requestNotDelivered', tone: 'error' },
} as const satisfies Record<Told, { kind: NoticeKind; tone: NoticeTone }>

const saidOf = { ...actionOf, notDelivered: 'Not Delivered' } as const

/** A notice shows this much of what customer service wrote; the request has all of it. */
const NOTE_SHOWN = 300

/** What is told of a request: a decision of the carrier, or that something never reached it. */
type News = Pick<DecisionLine, 'bookingNo' | 'vvd' | 'note'> & { decision: Decision | 'notDelivered' }

/** Tells the people who work on the organisation's requests what the carrier decided, and mails whoever sent it. */
export async function tellDecision(context: Context, kept: KeptRequest, line: News) {
  const { decision } = line
  if (decision === 'received') return
  const { db, viewer } = context
  const { ediRef, orgId } = kept
  const bookingNo = line.bookingNo ?? kept.bookingNo
  const isKnown = bookingNo !== null && (await isPartyOf(db, viewer, { bookingNo, orgId }))
  const link = isKnown ? `/bookingDetails/${bookingNo}` : `/bookingRequestDetails?type=view&id=${kept.id}`
  const reference = (kept.sent ?? kept.document).customerReference
  const values = {
    ediRef,
    reference,
    bookingNo: bookingNo ?? '',
    vvd: line.vvd ?? '',
    note: cutText(line.note ?? '', NOTE_SHOWN),
  }
  await insertRequestNews(db, viewer, orgId, { ...noticeOf[decision], args: values, link })
  await mailSender(context, kept, { decision, values: { ...values, note: line.note ?? '' }, link })
}

interface Letter {
  decision: Told
  values: Record<'ediRef' | 'reference' | 'bookingNo' | 'vvd' | 'note', string>
  link: string
}

async function mailSender({ db, viewer, settings }: Context, { id }: KeptRequest, { decision, values, link }: Letter) {
  const sender = await findSender(db, viewer, id)
  if (!sender) return
  const { username: to, language } = sender
  const { letter, decisionLetter } = texts[language]
  const { button, note } = decisionLetter
  const all: [string, string][] = [
    [letter.ediRef, values.ediRef],
    [decisionLetter.answer, words[language].carrierActions[saidOf[decision]]],
    [decisionLetter.bookingNo, values.bookingNo],
    [letter.vvd, values.vvd],
    [decisionLetter.reason, values.note],
  ]
  const written = {
    subject: fill(decisionLetter.subject[decision], { ...values, carrier: '{{carrier}}' }),
    title: fill(decisionLetter.title, values),
    body: decisionLetter.body[decision],
    facts: all.filter(([, value]) => value !== ''),
    button,
    link,
    note,
  }
  await queueMail(db, createKeys(settings.secrets), { to, language, letter: written, attachments: [] })
}
