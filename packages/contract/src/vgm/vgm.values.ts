/**
 * Where the verified gross mass of a booking stands. Pending: nothing was sent. Submitted: on its way to the carrier, or
 * there. Received: the carrier has it and will decide. Dashboards show Rejected as Pending, with its reason.
 */
export const vgmStatuses = ['Pending', 'Submitted', 'Received', 'Accepted', 'Rejected'] as const
export type VgmStatus = (typeof vgmStatuses)[number]

/** The carrier's decision on a version; a version that never reached it counts as never sent. */
export const vgmCarrierActions = ['Received', 'Accepted', 'Rejected', 'Not Delivered'] as const
export type VgmCarrierAction = (typeof vgmCarrierActions)[number]

/** The decisions of the carrier. */
export const vgmDecisions = ['received', 'accept', 'reject'] as const
export type VgmDecision = (typeof vgmDecisions)[number]

/** SM1: the packed container was weighed. SM2: cargo, dunnage and tare were added up. */
export const weighingMethods = ['SM1', 'SM2'] as const
export type WeighingMethod = (typeof weighingMethods)[number]
export const massUnits = ['KG', 'LB'] as const
export type MassUnit = (typeof massUnits)[number]
/** The weights of a row, in the order of the specification. */
export const massFields = ['mass', 'dunnage', 'cargo', 'tare'] as const
export type MassField = (typeof massFields)[number]
/** What SM2 adds up. */
export const massParts = ['cargo', 'dunnage', 'tare'] as const satisfies readonly MassField[]

/** The booking type of the specification: what the number of the header is. */
export const vgmBookingTypes = ['Booking', 'B/L'] as const
export type VgmBookingType = (typeof vgmBookingTypes)[number]
/** What bookings are searched by; a reference is the shipper's, as the booking request gave it. */
export const vgmSearchTypes = ['booking', 'bl', 'reference'] as const
export type VgmSearchType = (typeof vgmSearchTypes)[number]

/** What a sender confirms: the cut-off has passed; a mass differs from the known cargo weight plus tare. */
export const vgmWarnings = ['VGM0031', 'VGM0032'] as const
export type VgmWarning = (typeof vgmWarnings)[number]

/** The type of the URL criteria of `/vgmDetails`: the group's code. */
export const VGM_CRITERIA_TYPE = 'VG'

/** A weight has at most six digits before and three after its decimal point: no container is heavier, no scale finer. */
export const MASS_DIGITS = { before: 6, after: 3 } as const
/** A mass that differs from cargo plus tare by more than this many percent of the sum is confirmed by the sender. */
export const PLAUSIBLE_PERCENT = 5
/** The longest texts of the header and the signature. */
export const VGM_LONGEST = { reference: 35, signatory: 80, authorisedParty: 120, place: 120 } as const

/** More containers than any booking has; a document with more is refused as a whole. */
export const VGM_ROW_LIMIT = 500
/** How many bookings one grid and one search have at most. */
export const VGM_BOOKING_LIMIT = 100

/** Weighing tickets: photos and PDFs, recognised by their contents. */
export const ticketTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const
export type TicketType = (typeof ticketTypes)[number]
export const TICKET_BYTES = 5 * 1024 * 1024
/** How many of them a booking may have. */
export const TICKET_LIMIT = 100

/** The bounds of a link that the carrier mails for one booking. */
export const LINK_DAYS_MOST = 60
export const LINK_USES_MOST = 100
