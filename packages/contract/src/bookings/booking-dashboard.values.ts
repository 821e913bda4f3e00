import type { BookingStatus } from '../tracking/tracking.values.ts'

/** How far a paper of a booking has come: its shipping instructions, its verified gross mass. */
export const requiredDocumentStatuses = ['Pending', 'Submitted', 'Received', 'Accepted'] as const
export type RequiredDocumentStatus = (typeof requiredDocumentStatuses)[number]

/** What the booking dashboard says of boxes, customs' advance filing, the release of bills, and holds. */
export const equipmentLabels = ['Empty Picked Up', 'In-gate Terminal'] as const
export type EquipmentLabel = (typeof equipmentLabels)[number]
export const amsLabels = ['AMS Hold', 'Data Hold'] as const
export type AmsLabel = (typeof amsLabels)[number]
export const holdLabels = ['Customs', 'Payment'] as const
export type HoldLabel = (typeof holdLabels)[number]

/** The numbers by which a booking is found. */
export const bookingNumberKinds = ['booking', 'bl', 'ediRef'] as const
export type BookingNumberKind = (typeof bookingNumberKinds)[number]
export const bookingNumberTypes = [...bookingNumberKinds, 'mixed'] as const
export type BookingNumberType = (typeof bookingNumberTypes)[number]

/** Which day a range of dates is about. */
export const bookingDates = ['departure', 'booked', 'siDue', 'vgmDue'] as const
export type BookingDate = (typeof bookingDates)[number]

/** What a card of the dashboard counts beside the five statuses: papers that are due soon and not sent, and holds. */
export const attentionReasons = ['siDue', 'vgmDue', 'held'] as const
export type AttentionReason = (typeof attentionReasons)[number]
/** A paper that was not sent counts as due from so many days before its cut-off on, and stays so until it is sent. */
export const DOCUMENT_DUE_DAYS = 3

export const BOOKING_DAYS_MAXIMUM = 21
/** So many numbers may be pasted; a list that would show more bookings is refused, not cut. */
export const BOOKING_PASTE_LIMIT = 3000
export const BOOKING_CAP = 3000

/** What the dashboard shows. Everything may be left out: then it shows all bookings that the reader may see. */
export interface BookingCriteria {
  numberType?: BookingNumberType | undefined
  numbers?: string[] | undefined
  statuses?: BookingStatus[] | undefined
  concerns?: AttentionReason[] | undefined
  siStatuses?: RequiredDocumentStatus[] | undefined
  vgmStatuses?: RequiredDocumentStatus[] | undefined
  /** Ships that leave within so many days from today on, at the port of loading; 0 is today. */
  days?: number | undefined
  /** Vessels that have not sailed (0), and with them those that did in the last so many days, at the port of loading. */
  sailedDays?: number | undefined
  vvds?: string[] | undefined
  portsOfLoading?: string[] | undefined
  portsOfDischarge?: string[] | undefined
  destinations?: string[] | undefined
  dateOf?: BookingDate | undefined
  from?: string | undefined
  to?: string | undefined
}
