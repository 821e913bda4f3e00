/** Each is made by the portal when something happens; what a screen says of its own buttons is none. */
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
] as const
export type NotificationKind = (typeof notificationKinds)[number]
export const notificationTones = ['success', 'error', 'note'] as const
export type NotificationTone = (typeof notificationTones)[number]

/** A page of the centre. */
export const NOTIFICATION_PAGE_SIZE = 30
/** Unread ones are counted up to here. */
export const UNREAD_CAP = 99
/** A notice about several boxes names this many, and counts the rest. */
export const NOTIFICATION_NAMED_LIMIT = 3
/** So many boxes are in one notification at most: a list of exactly those fits an address. */
export const NOTIFICATION_CONTAINER_LIMIT = 100
