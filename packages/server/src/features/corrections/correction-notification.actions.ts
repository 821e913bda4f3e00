import type { CorrectionDecision } from '@fairway/contract/corrections/correction.values'
import { en as enWords } from '@fairway/contract/corrections/correction-messages/en'
import { vi as viWords } from '@fairway/contract/corrections/correction-messages/vi'
import { zh as zhWords } from '@fairway/contract/corrections/correction-messages/zh'
import type { NotificationKind, NotificationTone } from '@fairway/contract/notifications/notification.values'
import { findSender } from '../../platform/submissions/sender.repository.ts'
import { createNotifier } from '../../platform/submissions/sender-notification.ts'
import { insertCorrectionNotification, insertPersonalNotification } from '../notifications/public.ts'
import { type CorrectionKind, correctionStore, isOwnOfSender } from './correction.repository.ts'
import { actionOf } from './correction-decision.rules.ts'
import { en } from './messages/en.ts'
import { vi } from './messages/vi.ts'
import { zh } from './messages/zh.ts'

const letters = { en, zh, vi }
const correctionLabels = { en: enWords, zh: zhWords, vi: viWords }

type NotifiedDecision = Exclude<CorrectionDecision, 'received'> | 'notDelivered'
const kinds = {
  approve: { kind: 'correctionApproved', tone: 'success' },
  reject: { kind: 'correctionRejected', tone: 'error' },
  complete: { kind: 'correctionCompleted', tone: 'success' },
  notDelivered: { kind: 'correctionNotDelivered', tone: 'error' },
} as const satisfies Record<NotifiedDecision, { kind: NotificationKind; tone: NotificationTone }>

const carrierActionOf = { ...actionOf, notDelivered: 'Not Delivered' } as const

/** Notifies those who correct the bookings of the organisation that started it, and whoever sent it, who gets a mail as well. */
export const notifyCorrectionDecision = createNotifier<CorrectionKind, NotifiedDecision>({
  kinds,
  describe: async (_context, { id, shipmentNo, blNo }) => ({
    values: { shipmentNo, blNo },
    link: `/bookingUpdateDetails?id=${id}`,
  }),
  findSender: async ({ db }, correction) => {
    const sender = await findSender(db, correctionStore, correction, { groups: ['BC', 'BP'] })
    return sender && (await isOwnOfSender(db, correction, sender)) ? sender : undefined
  },
  publish: async ({ db }, { orgId }, notification, sender) => {
    if (orgId !== null) await insertCorrectionNotification(db, orgId, notification)
    const isNotified = orgId !== null && sender?.organisationIds.includes(orgId)
    if (sender && !isNotified) await insertPersonalNotification(db, sender.accountId, notification)
  },
  watched: ({ shipmentNo, blNo, orgId }) =>
    orgId === null
      ? undefined
      : { paper: 'correction', bookingNo: shipmentNo, blNo, orgId, groups: ['BC', 'BP'], noticed: ['BC', 'BP'] },
  letters,
  facts: (language, { shipmentNo, blNo, note }, decision) => [
    [letters[language].shipmentNo, shipmentNo],
    [letters[language].blNo, blNo],
    [letters[language].answer, correctionLabels[language].carrierActions[carrierActionOf[decision]]],
    [letters[language].reason, note],
  ],
})
