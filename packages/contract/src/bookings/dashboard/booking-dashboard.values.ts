import type { BookingStatus } from '../../tracking/tracking.values.ts'

/** The status of a required document of a booking: shipping instructions, verified gross mass. */
export const requiredDocumentStatuses = ['Pending', 'Submitted', 'Received', 'Accepted'] as const
export type RequiredDocumentStatus = (typeof requiredDocumentStatuses)[number]

/** The statuses of containers, advance customs filing, bill release and holds on the booking dashboard. */
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

/** What the summary cards count beside the five statuses: required documents that are due, and holds. */
export const attentionReasons = ['siDue', 'vgmDue', 'held'] as const
export type AttentionReason = (typeof attentionReasons)[number]
/** An unsent document counts as due from this many days before its cut-off until it is sent. */
export const DOCUMENT_DUE_DAYS = 3

export const BOOKING_DAYS_MAXIMUM = 21
/** At most this many numbers can be pasted; a list with more bookings is refused instead of cut. */
export const BOOKING_PASTE_LIMIT = 3000
export const BOOKING_CAP = 3000

/** The criteria of the dashboard. All are optional: without any it shows every booking that the reader may see. */
export interface BookingCriteria {
  numberType?: BookingNumberType | undefined
  numbers?: string[] | undefined
  statuses?: BookingStatus[] | undefined
  concerns?: AttentionReason[] | undefined
  siStatuses?: RequiredDocumentStatus[] | undefined
  vgmStatuses?: RequiredDocumentStatus[] | undefined
  /** Ships that leave the port of loading within this many days; 0 is today. */
  days?: number | undefined
  /** Vessels that have not left the port of loading (0), plus those that left in the last so many days. */
  sailedDays?: number | undefined
  vvds?: string[] | undefined
  portsOfLoading?: string[] | undefined
  portsOfDischarge?: string[] | undefined
  destinations?: string[] | undefined
  dateOf?: BookingDate | undefined
  from?: string | undefined
  to?: string | undefined
}
