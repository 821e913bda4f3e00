import type { CorrectionCarrierAction, CorrectionDecision } from '@fairway/contract/corrections/correction.values'
import { en as enWords } from '@fairway/contract/corrections/correction-messages/en'
import { vi as viWords } from '@fairway/contract/corrections/correction-messages/vi'
import { zh as zhWords } from '@fairway/contract/corrections/correction-messages/zh'
import type { NotificationKind, NotificationTone } from '@fairway/contract/notifications/notification.values'
import { cutText } from '@fairway/contract/shared/cut-text'
import type { Context } from '../../platform/http/serve.ts'
import { createKeys } from '../../platform/keys.ts'
import { queueMail } from '../../platform/mail/mail-queue.ts'
import { fill } from '../bookings/public.ts'
import { insertCorrectionNews, insertPersonalNews } from '../notifications/public.ts'
import type { StoredCorrection } from './correction.repository.ts'
import { findSender, type Sender } from './correction-sender.repository.ts'
import { en } from './messages/en.ts'
import { vi } from './messages/vi.ts'
import { zh } from './messages/zh.ts'

const texts = { en, zh, vi }
const correctionLabels = { en: enWords, zh: zhWords, vi: viWords }

/** What is told of a correction: a decision of the carrier, or that it never got there. */
type NotifiedDecision = Exclude<CorrectionDecision, 'received'> | 'notDelivered'
const notificationOf = {
  approve: { kind: 'correctionApproved', tone: 'success', action: 'Approved' },
  reject: { kind: 'correctionRejected', tone: 'error', action: 'Rejected' },
  complete: { kind: 'correctionCompleted', tone: 'success', action: 'Completed' },
  notDelivered: { kind: 'correctionNotDelivered', tone: 'error', action: 'Not Delivered' },
} as const satisfies Record<
  NotifiedDecision,
  { kind: NotificationKind; tone: NotificationTone; action: CorrectionCarrierAction }
>

/** A notice shows this much of what customer service wrote; the correction has all of it. */
const NOTE_SHOWN = 300

interface News {
  decision: NotifiedDecision
  note: string | null
}

/** Tells those who correct the bookings of the organisation that began it, and whoever sent it, who gets a mail as well. */
export async function notifyCorrectionDecision(
  context: Context,
  correction: StoredCorrection,
  { decision, note }: News,
) {
  const { db, viewer } = context
  const { kind, tone } = notificationOf[decision]
  const { shipmentNo, blNo, orgId, id } = correction
  const args = { shipmentNo, blNo, note: cutText(note ?? '', NOTE_SHOWN) }
  const notification = { kind, tone, args, link: linkTo(id) }
  if (orgId !== null) await insertCorrectionNews(db, viewer, orgId, notification)
  const sender = await findSender(db, viewer, correction)
  if (!sender) return
  const isAlreadyNotified = orgId !== null && sender.organisationIds.includes(orgId)
  if (!isAlreadyNotified) await insertPersonalNews(db, viewer, sender.accountId, notification)
  await mailSender(context, correction, { sender, decision, note })
}

const linkTo = (id: number) => `/bookingUpdateDetails?id=${id}`

async function mailSender(
  { db, settings }: Context,
  { id, shipmentNo, blNo }: StoredCorrection,
  { sender, decision, note }: News & { sender: Sender },
) {
  const { username: to, language } = sender
  const letter = texts[language]
  const facts: [string, string][] = [
    [letter.shipmentNo, shipmentNo],
    [letter.blNo, blNo],
    [letter.answer, correctionLabels[language].carrierActions[notificationOf[decision].action]],
    ...(note ? [[letter.reason, note] satisfies [string, string]] : []),
  ]
  const mail = {
    subject: fill(letter.subject[decision], { shipmentNo, carrier: '{{carrier}}' }),
    title: fill(letter.title, { shipmentNo }),
    body: letter.body[decision],
    facts,
    button: letter.button,
    link: linkTo(id),
    note: letter.note,
  }
  await queueMail(db, createKeys(settings.secrets), { to, language, letter: mail, attachments: [] })
}
