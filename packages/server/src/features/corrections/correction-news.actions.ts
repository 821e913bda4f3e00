import type { CorrectionCarrierAction, CorrectionDecision } from '@fairway/contract/corrections/correction.words'
import { en as enWords } from '@fairway/contract/corrections/correction-messages/en'
import { vi as viWords } from '@fairway/contract/corrections/correction-messages/vi'
import { zh as zhWords } from '@fairway/contract/corrections/correction-messages/zh'
import type { NoticeKind, NoticeTone } from '@fairway/contract/notifications/notice.words'
import { cutText } from '@fairway/contract/shared/cut-text'
import { createKeys } from '../../platform/keys.ts'
import { queueMail } from '../../platform/mail-queue.ts'
import type { Context } from '../../platform/serve.ts'
import { fill } from '../bookings/public.ts'
import { insertCorrectionNews, insertPersonalNews } from '../notifications/public.ts'
import type { KeptCorrection } from './correction.repository.ts'
import { findSender, type Sender } from './correction-sender.repository.ts'
import { en } from './messages/en.ts'
import { vi } from './messages/vi.ts'
import { zh } from './messages/zh.ts'

const texts = { en, zh, vi }
const words = { en: enWords, zh: zhWords, vi: viWords }

/** What is told of a correction: a decision of the carrier, or that it never got there. */
type Said = Exclude<CorrectionDecision, 'received'> | 'notDelivered'
const told = {
  approve: { kind: 'correctionApproved', tone: 'success', action: 'Approved' },
  reject: { kind: 'correctionRejected', tone: 'error', action: 'Rejected' },
  complete: { kind: 'correctionCompleted', tone: 'success', action: 'Completed' },
  notDelivered: { kind: 'correctionNotDelivered', tone: 'error', action: 'Not Delivered' },
} as const satisfies Record<Said, { kind: NoticeKind; tone: NoticeTone; action: CorrectionCarrierAction }>

/** A notice shows this much of what customer service wrote; the correction has all of it. */
const NOTE_SHOWN = 300

interface News {
  said: Said
  note: string | null
}

/** Tells those who correct the bookings of the organisation that began it, and whoever sent it, who gets a mail as well. */
export async function tellCorrection(context: Context, kept: KeptCorrection, { said, note }: News) {
  const { db, viewer } = context
  const { kind, tone } = told[said]
  const { shipmentNo, blNo, orgId, id } = kept
  const args = { shipmentNo, blNo, note: cutText(note ?? '', NOTE_SHOWN) }
  const notice = { kind, tone, args, link: linkTo(id) }
  if (orgId !== null) await insertCorrectionNews(db, viewer, orgId, notice)
  const sender = await findSender(db, viewer, kept)
  if (!sender) return
  const isToldAlready = orgId !== null && sender.organisationIds.includes(orgId)
  if (!isToldAlready) await insertPersonalNews(db, viewer, sender.accountId, notice)
  await mailSender(context, kept, { sender, said, note })
}

const linkTo = (id: number) => `/bookingUpdateDetails?id=${id}`

async function mailSender(
  { db, settings }: Context,
  { id, shipmentNo, blNo }: KeptCorrection,
  { sender, said, note }: News & { sender: Sender },
) {
  const { username: to, language } = sender
  const letter = texts[language]
  const facts: [string, string][] = [
    [letter.shipmentNo, shipmentNo],
    [letter.blNo, blNo],
    [letter.answer, words[language].carrierActions[told[said].action]],
    ...(note ? [[letter.reason, note] satisfies [string, string]] : []),
  ]
  const written = {
    subject: fill(letter.subject[said], { shipmentNo, carrier: '{{carrier}}' }),
    title: fill(letter.title, { shipmentNo }),
    body: letter.body[said],
    facts,
    button: letter.button,
    link: linkTo(id),
    note: letter.note,
  }
  await queueMail(db, createKeys(settings.secrets), { to, language, letter: written, attachments: [] })
}
