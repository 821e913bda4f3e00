import { newsKinds } from '../watching/watching.values.ts'

/** The kinds of notifications. The portal makes them when something happens; feedback on a button is a toast. */
export const notificationKinds = [
  'boxReady',
  'pickupEnded',
  'holdSet',
  'arrivalMoved',
  'estimatesMoved',
  'deliverySetAside',
  'requestApproved',
  'requestRejected',
  'amendmentDeclined',
  'cancellationConfirmed',
  'cancellationRefused',
  'vesselChanged',
  'requestNotDelivered',
  'correctionApproved',
  'correctionRejected',
  'correctionCompleted',
  'correctionNotDelivered',
  'siAccepted',
  'siRejected',
  'siDraftCorrected',
  'siNotDelivered',
  'vgmAccepted',
  'vgmRejected',
  'vgmNotDelivered',
  'disputeAnswered',
  'disputeAccepted',
  'disputeRejected',
  'disputeNotDelivered',
  'letterSigned',
  'letterExpiring',
  'letterNotDelivered',
  'allocationChanged',
  'supportAnswered',
  ...newsKinds,
] as const
export type NotificationKind = (typeof notificationKinds)[number]
export const notificationTones = ['success', 'error', 'note'] as const
export type NotificationTone = (typeof notificationTones)[number]

/** How many notifications one page of the list has. */
export const NOTIFICATION_PAGE_SIZE = 30
/** Unread ones are counted up to here. */
export const UNREAD_CAP = 99
/** A notification about several containers names this many, and counts the rest. */
export const NOTIFICATION_NAMED_LIMIT = 3
/** One notification has at most this many containers, so that a list of them fits into an address. */
export const NOTIFICATION_CONTAINER_LIMIT = 100
