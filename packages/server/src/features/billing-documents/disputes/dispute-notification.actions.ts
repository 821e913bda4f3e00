import type { NotificationKind, NotificationTone } from '@fairway/contract/notifications/notification.values'
import { cutText } from '@fairway/contract/shared/cut-text'
import { encodeCriteria } from '@fairway/contract/shared/url-criteria'
import type { Context } from '../../../platform/http/serve.ts'
import { noteWatchEvents } from '../../../platform/watch-events.ts'
import { insertBillingNotification } from '../../notifications/public.ts'
import type { DisputedCharge } from './dispute-answer.repository.ts'

const tones = {
  disputeAnswered: 'note',
  disputeAccepted: 'success',
  disputeRejected: 'error',
  disputeNotDelivered: 'error',
} as const satisfies Partial<Record<NotificationKind, NotificationTone>>

/** A notification shows this much of what the carrier wrote; the dispute has all of it. */
const NOTE_SHOWN = 300

/** The bill of a dispute on the billing page: its criteria travel in the address. */
const disputeLink = ({ shipmentId, id }: DisputedCharge) =>
  `/billingdoc?criteria=${encodeCriteria({ type: 'SD', numberType: 'shipment', numbers: [shipmentId] })}&dispute=${id}`

/** Notifies those who look after the invoices of the organisation that raised it. */
export const notifyDispute = async (
  { db }: Context,
  dispute: DisputedCharge,
  { kind, note }: { kind: keyof typeof tones; note: string | null },
) => {
  const { invoiceNo, code, orgId } = dispute
  const args = { invoiceNo, code, note: cutText(note ?? '', NOTE_SHOWN) }
  const link = disputeLink(dispute)
  await insertBillingNotification(db, orgId, { kind, tone: tones[kind], args, link })
  const outcome = kind === 'disputeNotDelivered' ? 'notDelivered' : tones[kind]
  await noteWatchEvents(db, [
    {
      ...{ kind: 'watchedDecision', bookingNo: dispute.bookingNo, orgId, groups: ['SD'], noticed: ['SD'], link },
      args: { paper: 'dispute', outcome, subject: invoiceNo },
    },
  ])
}
