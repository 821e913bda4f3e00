/** `toast` keeps what a screen said; the others are made by the portal when something happens. Append only. */
export const noticeKinds = [
  'toast',
  'boxReady',
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

/** A page of the centre, and how many toasts one call may bring. */
export const NOTICE_PAGE = 30
export const TOASTS_AT_ONCE = 20
/** Unread ones are counted up to here. */
export const UNREAD_CAP = 99
/** A notice about several boxes names this many, and counts the rest. */
export const NOTICE_NAMED = 3
