/** The values of booking requests, for schemas, rules, SQL checks and translations. */
export const requestStatuses = ['Draft', 'Submitted', 'Approved', 'Cancel Pending', 'Cancelled', 'Rejected'] as const
export type RequestStatus = (typeof requestStatuses)[number]

/** The result of sending a request: NoEdit means that nothing differs from what the carrier has. */
export const requestResults = ['Success', 'Error', 'NoEdit'] as const
export type RequestResult = (typeof requestResults)[number]

/** The channel by which a version arrived. */
export const versionSources = ['portal', 'upload', 'EDI', 'API', 'carrier'] as const
export type VersionSource = (typeof versionSources)[number]

/** What a version asks of the carrier. */
export const versionKinds = ['submission', 'amendment', 'cancellation', 'vesselChange'] as const
export type VersionKind = (typeof versionKinds)[number]

/** The carrier's decision on a version; a version that never reached it counts as never sent. */
export const carrierActions = [
  'Received', 'Approved', 'Rejected', 'Declined', 'Cancellation Confirmed', 'Cancellation Refused', 'Vessel Changed',
  'Not Delivered',
] as const // biome-ignore format: one line of words reads better
export type CarrierAction = (typeof carrierActions)[number]

export const freightTerms = ['CY-CY', 'CY-DOOR', 'CY-RAMP', 'DOOR-CY', 'DOOR-DOOR', 'DOOR-RAMP'] as const
export const paymentTerms = ['Prepaid', 'Collect', 'Third party'] as const
export type PaymentTerm = (typeof paymentTerms)[number]

/**
 * Special cargo of a request: hazardous, temperature-controlled, shipper-owned containers, out of gauge, garments on
 * hangers, non-operating reefer, GES rates.
 */
export const cargoFlags = ['HAZ', 'REEFER', 'SOC', 'OOG', 'GOH', 'NOR', 'GES'] as const
export type CargoFlag = (typeof cargoFlags)[number]
/** A booking has at most one of these. */
export const rivalFlags = ['REEFER', 'NOR', 'OOG'] as const satisfies readonly CargoFlag[]

export const unTypes = ['UN', 'NA'] as const
export const packageGroups = ['I', 'II', 'III', 'N/A'] as const
export const temperatureUnits = ['C', 'F'] as const
/** The placeholder for a flash point that does not matter, outside of class 3. */
export const NO_FLASH_POINT = 'N/A'

export const requestParties = ['shipper', 'consignee', 'notifyParty'] as const
export type RequestParty = (typeof requestParties)[number]

/** The modes of `/bookingRequestDetails?type=`. */
export const detailTypes = ['new', 'view', 'edit', 'copy'] as const
export type DetailType = (typeof detailTypes)[number]

/** Fields that are locked once the carrier has approved, each with its error code; customer service can change them. */
export const lockedAfterApproval = {
  serviceContract: 'BR0064',
  shipper: 'BR0065',
  paymentTerm: 'BR0066',
  portOfLoading: 'BR0067',
} as const

/** Warnings that the sender of a request confirms: passed cut-offs of the yard, of AMS and of special cargo. */
export const requestWarnings = ['BR0076', 'BR0077', 'BR0078'] as const
export type RequestWarning = (typeof requestWarnings)[number]

/** Longest texts and most digits, from section 9 of the specification. */
export const LONGEST = {
  customerReference: 35,
  bookingNo: 35,
  poNumber: 19,
  item: 8,
  unType: 2,
  unNumber: 4,
  imoClass: 10,
  packageGroup: 3,
  flashPoint: 5,
  temperature: 5,
} as const
export const SERVICE_CONTRACT_LENGTH = { least: 2, most: 6 } as const
export const WEIGHT_DIGITS = { before: 7, after: 3 } as const
export const CUBE_DIGITS = { before: 6, after: 4 } as const
export const DIMENSION = { least: 1, most: 99_999, after: 3 } as const

/** More rows than any booking has; a form with more is refused as a whole. */
export const CONTAINER_ROW_LIMIT = 500
/** A list of requests shows this many at most, as the booking dashboard does. */
export const REQUEST_CAP = 3000
