/** Each is made by the portal when something happens; what a screen says of its own buttons is none. */
export const noticeKinds = [
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
export type NoticeKind = (typeof noticeKinds)[number]
export const noticeTones = ['success', 'error', 'note'] as const
export type NoticeTone = (typeof noticeTones)[number]

/** A page of the centre. */
export const NOTICE_PAGE = 30
/** Unread ones are counted up to here. */
export const UNREAD_CAP = 99
/** A notice about several boxes names this many, and counts the rest. */
export const NOTICE_NAMED = 3
/** So many boxes are in one notification at most: a list of exactly those fits an address. */
export const NOTICE_BOXES = 100
