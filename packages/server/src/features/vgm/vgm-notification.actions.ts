import type { NotificationKind, NotificationTone } from '@fairway/contract/notifications/notification.values'
import { encodeCriteria } from '@fairway/contract/shared/url-criteria'
import { VGM_CRITERIA_TYPE, type VgmDecision } from '@fairway/contract/vgm/vgm.values'
import { findSender } from '../../platform/submissions/sender.repository.ts'
import { createNotifier } from '../../platform/submissions/sender-notification.ts'
import { insertVgmNotifications } from '../notifications/public.ts'
import { isOwnOfSender, type VgmKind, vgmStore } from './vgm.repository.ts'
import { texts as letters, words } from './vgm-certificate.rules.ts'
import { actionOf } from './vgm-decision.rules.ts'

type NotifiedDecision = Exclude<VgmDecision, 'received'> | 'notDelivered'
const kinds = {
  accept: { kind: 'vgmAccepted', tone: 'success' },
  reject: { kind: 'vgmRejected', tone: 'error' },
  notDelivered: { kind: 'vgmNotDelivered', tone: 'error' },
} as const satisfies Record<NotifiedDecision, { kind: NotificationKind; tone: NotificationTone }>

const carrierActionOf = { ...actionOf, notDelivered: 'Not Delivered' } as const

/** The page of a booking's verified gross mass: its criteria travel in the address. */
export const vgmLink = (bookingNo: string) =>
  `/vgmDetails?criteria=${encodeCriteria({ type: VGM_CRITERIA_TYPE, search: 'booking', numbers: bookingNo })}`

/** Notifies those who weigh for the shipper and the forwarder of the booking, and mails whoever sent it. */
export const notifyVgmDecision = createNotifier<VgmKind, NotifiedDecision>({
  kinds,
  describe: async (_context, { bookingNo }) => ({ values: { bookingNo }, link: vgmLink(bookingNo) }),
  findSender: async ({ db }, submission) => {
    const sender = await findSender(db, vgmStore, submission, { groups: ['VG'] })
    return sender && (await isOwnOfSender(db, submission, sender)) ? sender : undefined
  },
  publish: ({ db }, { bookingNo }, notification) => insertVgmNotifications(db, bookingNo, notification),
  watched: ({ bookingNo }) => ({
    ...{ paper: 'vgm', bookingNo, roles: ['shipper', 'forwarder'], groups: ['BD', 'VG'], noticed: ['VG'] },
  }),
  letters,
  facts: (language, { bookingNo, note }, decision) => [
    [letters[language].bookingNo, bookingNo],
    [letters[language].answer, words[language].carrierActions[carrierActionOf[decision]]],
    [letters[language].reason, note],
  ],
})
