import type { Decision } from '@fairway/contract/carrier/outbox.values'
import type { NotificationKind, NotificationTone } from '@fairway/contract/notifications/notification.values'
import { findSender } from '../../../platform/submissions/sender.repository.ts'
import { createNotifier } from '../../../platform/submissions/sender-notification.ts'
import { insertRequestNotification } from '../../notifications/public.ts'
import { type RequestKind, requestStore } from './booking-request.repository.ts'
import { requestLabels, texts } from './confirmation-sheet.rules.ts'
import { isPartyOf, worksFor } from './decision.repository.ts'
import { actionOf } from './decision.rules.ts'
import { readSailingFacts } from './request-sailing.actions.ts'

type NotifiedDecision = Exclude<Decision, 'received'> | 'notDelivered'
const kinds = {
  approve: { kind: 'requestApproved', tone: 'success' },
  reject: { kind: 'requestRejected', tone: 'error' },
  decline: { kind: 'amendmentDeclined', tone: 'error' },
  confirmCancellation: { kind: 'cancellationConfirmed', tone: 'success' },
  refuseCancellation: { kind: 'cancellationRefused', tone: 'error' },
  changeVessel: { kind: 'vesselChanged', tone: 'note' },
  notDelivered: { kind: 'requestNotDelivered', tone: 'error' },
} as const satisfies Record<NotifiedDecision, { kind: NotificationKind; tone: NotificationTone }>

const carrierActionOf = { ...actionOf, notDelivered: 'Not Delivered' } as const

/** Notifies the people who work on the organisation's requests, and mails whoever sent this one. */
export const notifyDecision = createNotifier<RequestKind, NotifiedDecision>({
  kinds,
  describe: async ({ db }, request, { line }) => {
    const { id, ediRef, orgId } = request
    const bookingNo = line?.bookingNo ?? request.bookingNo
    const hasPage = bookingNo !== null && (await isPartyOf(db, { bookingNo, orgId }))
    const reference = (request.sent ?? request.document).customerReference
    return {
      values: { ediRef, reference, bookingNo: bookingNo ?? '', vvd: line?.vvd ?? '' },
      link: hasPage ? `/bookingDetails/${bookingNo}` : `/bookingRequestDetails?type=view&id=${id}`,
    }
  },
  findSender: ({ db }, request) =>
    findSender(db, requestStore, request, { groups: ['BR', 'BS'], condition: worksFor(request) }),
  publish: ({ db }, { orgId }, notification) => insertRequestNotification(db, orgId, notification),
  watched: ({ orgId }, { bookingNo = '' }) => ({
    ...{ paper: 'request', bookingNo, orgId, groups: ['BD', 'BR', 'BS'], noticed: ['BR', 'BS'] },
  }),
  letters: { en: texts.en.decisionLetter, zh: texts.zh.decisionLetter, vi: texts.vi.decisionLetter },
  // a booking that stands as it was confirmed: everything that its customer plans with
  details: async ({ db }, request, { decision, line }, language) => {
    if (decision !== 'approve' && decision !== 'changeVessel') return []
    const sent = request.sent ?? request.document
    const document = { ...sent, vvd: line?.vvd ?? sent.vvd }
    const emptyDepot = line?.emptyDepot ?? request.emptyDepot?.code
    return (await readSailingFacts(db, language, { document, emptyDepot })).facts
  },
  facts: (language, { ediRef, bookingNo, note }, decision) => {
    const { letter, decisionLetter } = texts[language]
    return [
      [letter.ediRef, ediRef],
      [decisionLetter.answer, requestLabels[language].carrierActions[carrierActionOf[decision]]],
      [decisionLetter.bookingNo, bookingNo],
      [decisionLetter.reason, note],
    ]
  },
})
