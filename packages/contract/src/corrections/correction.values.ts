/** The life of a correction; one that is not completed is in progress, and a shipment has one of those at most. */
export const correctionStatuses = ['In Progress', 'Submitted', 'Approved', 'Rejected', 'Completed'] as const
export type CorrectionStatus = (typeof correctionStatuses)[number]

/** What the carrier said of a version of a correction. */
export const correctionCarrierActions = ['Received', 'Approved', 'Rejected', 'Completed', 'Not Delivered'] as const
export type CorrectionCarrierAction = (typeof correctionCarrierActions)[number]

/** What the carrier may decide. */
export const correctionDecisions = ['received', 'approve', 'reject', 'complete'] as const
export type CorrectionDecision = (typeof correctionDecisions)[number]

/**
 * What a correction can change from the portal, kept as data: the texts of the bill, whoever gets the cargo, and what it
 * weighs. Everything else is priced, sailed or signed by now and needs customer service.
 */
export const openInCorrection = [
  'customerReference', 'poNumber', 'placeOfDelivery', 'consignee', 'notifyParty', 'commodity', 'grossWeight', 'cube',
  'containers.*.packageType', 'containers.*.packages', 'remarks',
] as const // biome-ignore format: one list of fields

export const SHIPMENT_NUMBER = /^\d{7}$/
/** A list of corrections shows this many at most. */
export const CORRECTION_CAP = 3000
