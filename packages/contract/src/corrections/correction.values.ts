/** The statuses of a correction. All but the completed one are in progress; a shipment has at most one in progress. */
export const correctionStatuses = ['In Progress', 'Submitted', 'Approved', 'Rejected', 'Completed'] as const
export type CorrectionStatus = (typeof correctionStatuses)[number]

/** The carrier's decision on a version of a correction. */
export const correctionCarrierActions = ['Received', 'Approved', 'Rejected', 'Completed', 'Not Delivered'] as const
export type CorrectionCarrierAction = (typeof correctionCarrierActions)[number]

/** The decisions of the carrier. */
export const correctionDecisions = ['received', 'approve', 'reject', 'complete'] as const
export type CorrectionDecision = (typeof correctionDecisions)[number]

/**
 * The fields that a correction can change from the portal, as data: texts of the bill, receivers of the cargo, and
 * weights. Everything else is priced, sailed or signed by then and needs customer service.
 */
export const openInCorrection = [
  'customerReference', 'poNumber', 'placeOfDelivery', 'consignee', 'notifyParty', 'commodity', 'grossWeight', 'cube',
  'containers.*.packageType', 'containers.*.packages', 'remarks',
] as const // biome-ignore format: one list of fields

export const SHIPMENT_NUMBER = /^\d{7}$/
/** A list of corrections shows this many at most. */
export const CORRECTION_CAP = 3000
