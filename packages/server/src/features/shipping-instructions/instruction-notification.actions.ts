import type { NotificationKind, NotificationTone } from '@fairway/contract/notifications/notification.values'
import type { SiDecision } from '@fairway/contract/shipping-instructions/shipping-instruction.values'
import { findSender } from '../../platform/submissions/sender.repository.ts'
import { createNotifier } from '../../platform/submissions/sender-notification.ts'
import { insertInstructionNotification } from '../notifications/public.ts'
import { type SiKind, siStore } from './instruction.repository.ts'
import { worksOn } from './instruction-sender.repository.ts'
import { en } from './messages/en.ts'
import { vi } from './messages/vi.ts'
import { zh } from './messages/zh.ts'

const letters = { en, zh, vi }

type NotifiedDecision = Exclude<SiDecision, 'received'> | 'notDelivered'
const kinds = {
  accept: { kind: 'siAccepted', tone: 'success' },
  reject: { kind: 'siRejected', tone: 'error' },
  correct: { kind: 'siDraftCorrected', tone: 'note' },
  notDelivered: { kind: 'siNotDelivered', tone: 'error' },
} as const satisfies Record<NotifiedDecision, { kind: NotificationKind; tone: NotificationTone }>

/** Notifies those who write instructions for shipper and forwarder of the booking, and mails whoever sent this one. */
export const notifySiDecision = createNotifier<SiKind, NotifiedDecision>({
  kinds,
  describe: async (_context, { id, bookingNo, blNo }, { decision, line }) => ({
    values: { bookingNo, blNo: blNo ?? '' },
    link: `/shippingInstructionsDetails?type=${decision === 'correct' || line?.draft ? 'draft' : 'view'}&id=${id}`,
  }),
  findSender: ({ db }, row) => findSender(db, siStore, row, { groups: ['SI', 'BS'], condition: worksOn(row) }),
  publish: ({ db }, { bookingId }, notification) => insertInstructionNotification(db, bookingId, notification),
  watched: ({ bookingNo, blNo }) => ({
    ...{ paper: 'instruction', bookingNo, ...(blNo ? { blNo } : {}), roles: ['shipper', 'forwarder'] },
    ...{ groups: ['BD', 'SI', 'BS'], noticed: ['SI', 'BS'] },
  }),
  letters,
  facts: (language, { bookingNo, blNo, note }, decision) => [
    [letters[language].bookingNo, bookingNo],
    [letters[language].blNo, blNo],
    [letters[language].answer, letters[language].answers[decision]],
    [letters[language].reason, note],
  ],
})
